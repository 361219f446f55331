import { catalogue } from '#data/catalogue.ts';
import { boxesOnSale } from '#data/shop-boxes.ts';
import type { SiteLink } from './site-links.ts';

/** A section of the sitemap. */
export interface SitemapSection {
  title: string;
  links: readonly SiteLink[];
}

/** The pages that search engines may index. The sitemap page and the XML sitemaps use them. */
export const sitemapSections: readonly SitemapSection[] = [
  {
    title: 'Main pages',
    links: [
      { href: '/', text: 'Home' },
      { href: '/build-your-box', text: 'Build your box' },
      { href: '/shop-boxes', text: 'Shop boxes' },
      { href: '/flavours', text: 'Flavours' },
      { href: '/weddings-corporate', text: 'Weddings & Corporate' },
    ],
  },
  {
    title: 'Information',
    links: [
      { href: '/about', text: 'About' },
      { href: '/contact', text: 'Contact' },
      { href: '/ingredients', text: 'Ingredients and allergens' },
      { href: '/faq', text: 'Questions and answers' },
      { href: '/sitemap', text: 'Site map' },
    ],
  },
  {
    title: 'Legal',
    links: [
      { href: '/terms', text: 'Terms and conditions' },
      { href: '/privacy-policy', text: 'Privacy policy' },
      { href: '/data-requests', text: 'Your data rights' },
    ],
  },
];

export const boxLinks: readonly SiteLink[] = boxesOnSale.map(({ slug, name }) => ({
  href: `/shop-boxes/${slug}`,
  text: name,
}));

export const flavourLinks: readonly SiteLink[] = catalogue.flavours.map(({ slug, name }) => ({
  href: `/flavours/${slug}`,
  text: name,
}));
