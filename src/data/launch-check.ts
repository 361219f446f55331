import { findById } from '#domain/catalogue.ts';
import { lastPostings } from './calendar.ts';
import { catalogue } from './catalogue.ts';
import { claims, images } from './claims.ts';
import { pageDates } from './page-dates.ts';
import { faq } from './faq.ts';
import { policies } from './policies.ts';
import { postage } from './postage.ts';
import { reviews } from './reviews.ts';
import { vat } from './seller.ts';
import { shop } from './shop.ts';
import { tastingNotes } from './tasting-notes.ts';
import { testimonials } from './testimonials.ts';
import { shippingOptions } from './shipping.ts';
import { weddingFaq } from './wedding-faq.ts';

const facts = [
  { name: 'shop.ts: address, e-mail, telephone, hours, social links', confirmed: shop.confirmed },
  { name: 'seller.ts: whether the shop is registered for VAT', confirmed: vat.confirmed },
  ...Object.values(claims).map(({ figure, text, confirmed }) => ({
    name: `claims.ts: ${figure} ${text}`,
    confirmed,
  })),
  {
    name: 'claims.ts: images, which are computer illustrations: the fudge on sale looks like them',
    confirmed: images.confirmed,
  },
  {
    name: 'policies.ts: posting days, damage, cancelling, shelf life',
    confirmed: policies.confirmed,
  },
  {
    name: 'postage.ts: weights of packaging and slices, sizes and service codes of Royal Mail, how old fudge is when it leaves',
    confirmed: postage.confirmed,
  },
  {
    name: 'tasting-notes.ts: what each flavour tastes of',
    confirmed: tastingNotes.confirmed,
  },
  ...faq.map(({ title, confirmed }) => ({ name: `faq.ts: ${title}`, confirmed })),
  ...Object.values(pageDates).map(({ title, confirmed }) => ({
    name: `page-dates.ts: ${title}`,
    confirmed,
  })),
  ...reviews.map(({ name, date, confirmed }) => ({
    name: `reviews.ts: ${name}, ${date}`,
    confirmed,
  })),
  ...testimonials.map(({ name, date, confirmed }) => ({
    name: `testimonials.ts: ${name}, ${date}`,
    confirmed,
  })),
  ...lastPostings.map(({ shippingId, lastDay, event, confirmed }) => ({
    name: `calendar.ts: last posting date of ${findById(shippingOptions, shippingId)?.name} before ${event}: ${lastDay}`,
    confirmed,
  })),
  ...weddingFaq.map(({ question, confirmed }) => ({
    name: `wedding-faq.ts: ${question}`,
    confirmed,
  })),
  ...catalogue.flavours.map(({ name, confirmed }) => ({
    name: `flavours.ts: ${name}: ingredients, gluten, nutrition`,
    confirmed,
  })),
];

const open = facts.filter(({ confirmed }: { confirmed: boolean }) => !confirmed);

if (open.length > 0) {
  console.log('The owner has not confirmed yet:');
  for (const { name } of open) console.log(`- ${name}`);
  console.log(
    'Check each fact and set its `confirmed` to true. Until then the shop must not go live.',
  );
  process.exitCode = 1;
} else {
  console.log('Every fact is confirmed.');
}
