import { shop } from '#data/shop.ts';

/** A link of the header or the footer. */
export interface SiteLink {
  href: string;
  text: string;
}

export const builderLink: SiteLink = { href: '/build-your-box', text: 'Build Your Box' };

export const headerLinks: readonly SiteLink[] = [
  { href: '/shop-boxes', text: 'Boxes' },
  { href: '/about', text: 'About' },
  { href: '/contact', text: 'Contact' },
];

export const moreLinks: readonly SiteLink[] = [
  { href: '/ingredients', text: 'Ingredients' },
  { href: '/weddings-corporate', text: 'Weddings / Corporate' },
  { href: '/faq', text: 'FAQ' },
  { href: '/terms', text: 'Terms & Conditions' },
];

/** A section of the footer; one of them ends with the cookie settings button. */
interface FooterSection {
  title: string;
  links: readonly SiteLink[];
  hasCookieSettings?: boolean;
}

/** The footer's ten page links and the social ones. */
export const footerSections: readonly FooterSection[] = [
  {
    title: 'Shop',
    links: [
      { href: '/shop-boxes', text: 'Shop' },
      { href: '/weddings-corporate', text: 'Weddings & Corporate' },
      { href: '/ingredients', text: 'Ingredients' },
      { href: '/faq', text: 'FAQ' },
    ],
  },
  {
    title: 'Us',
    links: [
      { href: '/about', text: 'About' },
      { href: '/contact', text: 'Contact' },
      ...shop.social.map(({ name, url }) => ({ href: url, text: name })),
    ],
  },
  {
    title: 'Small print',
    links: [
      { href: '/terms', text: 'Terms & Privacy' },
      { href: '/privacy-policy', text: 'Privacy Policy' },
      { href: '/data-requests', text: 'Your Data Rights' },
      { href: '/sitemap', text: 'Sitemap' },
    ],
    hasCookieSettings: true,
  },
];
