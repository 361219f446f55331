import { catalogue } from './catalogue.ts';
import { claims } from './claims.ts';
import { reviews } from './reviews.ts';
import { shop } from './shop.ts';

const facts = [
  { name: 'shop.ts: address, e-mail, telephone, hours, social links', confirmed: shop.confirmed },
  ...Object.values(claims).map(({ figure, text, confirmed }) => ({
    name: `claims.ts: ${figure} ${text}`,
    confirmed,
  })),
  ...reviews.map(({ name, date, confirmed }) => ({
    name: `reviews.ts: ${name}, ${date}`,
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
