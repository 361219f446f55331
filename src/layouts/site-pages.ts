import { catalogue } from '#data/catalogue.ts';
import { boxesOnSale } from '#data/shop-boxes.ts';
import { shop } from '#data/shop.ts';

/** A link of the header, the footer or the site map. */
export interface SiteLink {
  href: string;
  text: string;
}

/** A page that search engines may index. */
interface SitePage {
  href: string;
  /** Its section of the site map, and its name there. */
  inSitemap: readonly [section: 'Main pages' | 'Information' | 'Legal', text: string];
  /** Its section of the footer, and its name there. */
  inFooter?: readonly [section: 'Fudge' | 'Us' | 'Small print', text: string];
}

/** The pages beside boxes and flavours, in the order of the site map and of the footer. */
const pages: readonly SitePage[] = [
  { href: '/', inSitemap: ['Main pages', 'Home'] },
  { href: '/build-your-box', inSitemap: ['Main pages', 'Build your box'] },
  { href: '/shop-boxes', inSitemap: ['Main pages', 'Shop boxes'], inFooter: ['Fudge', 'Shop'] },
  {
    href: '/flavours',
    inSitemap: ['Main pages', 'Flavours'],
    inFooter: ['Fudge', 'Flavours'],
  },
  {
    href: '/weddings-corporate',
    inSitemap: ['Main pages', 'Weddings & Corporate'],
    inFooter: ['Fudge', 'Weddings & Corporate'],
  },
  { href: '/about', inSitemap: ['Information', 'About'], inFooter: ['Us', 'About'] },
  { href: '/contact', inSitemap: ['Information', 'Contact'], inFooter: ['Us', 'Contact'] },
  {
    href: '/ingredients',
    inSitemap: ['Information', 'Ingredients and allergens'],
    inFooter: ['Fudge', 'Ingredients'],
  },
  { href: '/faq', inSitemap: ['Information', 'Questions and answers'], inFooter: ['Fudge', 'FAQ'] },
  {
    href: '/terms',
    inSitemap: ['Legal', 'Terms and conditions'],
    inFooter: ['Small print', 'Terms & Privacy'],
  },
  {
    href: '/privacy-policy',
    inSitemap: ['Legal', 'Privacy policy'],
    inFooter: ['Small print', 'Privacy Policy'],
  },
  {
    href: '/data-requests',
    inSitemap: ['Legal', 'Your data rights'],
    inFooter: ['Small print', 'Your Data Rights'],
  },
  {
    href: '/sitemap',
    inSitemap: ['Information', 'Site map'],
    inFooter: ['Small print', 'Sitemap'],
  },
];

/** A section of links under a title. */
interface LinkSection {
  title: string;
  links: readonly SiteLink[];
}

/** Returns the links of a section by the place that a page has in the site map or in the footer. */
const linksOf = (
  title: string,
  place: (page: SitePage) => readonly [string, string] | undefined,
): SiteLink[] =>
  pages.flatMap((page) => {
    const [section, text] = place(page) ?? [];
    return section === title && text !== undefined ? [{ href: page.href, text }] : [];
  });

/** The pages that search engines may index. The sitemap page and the XML sitemaps use them. */
export const sitemapSections: readonly LinkSection[] = ['Main pages', 'Information', 'Legal'].map(
  (title) => ({ title, links: linksOf(title, ({ inSitemap }) => inSitemap) }),
);

const socialLinks = shop.social.map(({ name, url }) => ({ href: url, text: name }));

/** The sections of the footer; the one about the shop ends with the social links. */
export const footerSections: readonly LinkSection[] = ['Fudge', 'Us', 'Small print'].map(
  (title) => {
    const links = linksOf(title, ({ inFooter }) => inFooter);
    return { title, links: title === 'Us' ? [...links, ...socialLinks] : links };
  },
);

export const boxLinks: readonly SiteLink[] = boxesOnSale.map(({ slug, name }) => ({
  href: `/shop-boxes/${slug}`,
  text: name,
}));

export const flavourLinks: readonly SiteLink[] = catalogue.flavours.map(({ slug, name }) => ({
  href: `/flavours/${slug}`,
  text: name,
}));

export const builderLink: SiteLink = { href: '/build-your-box', text: 'Build Your Box' };

/** The links of the header that lead to what the shop sells; the others tell about it. */
export const headerShopLinks: readonly SiteLink[] = [
  { href: '/shop-boxes', text: 'Boxes' },
  { href: '/flavours', text: 'Flavours' },
];

export const headerLinks: readonly SiteLink[] = [
  { href: '/about', text: 'About' },
  { href: '/contact', text: 'Contact' },
];

/** A phone's menu has it among what the shop sells, a wide header in the menu "More". */
export const weddingsLink: SiteLink = { href: '/weddings-corporate', text: 'Weddings / Corporate' };

/** The links of the header's menu "More". */
export const moreLinks: readonly SiteLink[] = [
  { href: '/ingredients', text: 'Ingredients' },
  weddingsLink,
  { href: '/faq', text: 'FAQ' },
  { href: '/terms', text: 'Terms & Conditions' },
];
