import { address, SHOP_NAME } from './seller.ts';

/** The facts about the shop for pages, mails and documents. */
export const shop = {
  name: SHOP_NAME,
  shortName: 'Birnbeck',
  tagline: 'Handmade Fudge To Show You Care',
  town: address.town,
  address,
  /** The position of the pin on the map. */
  map: { latitude: 51.3565, longitude: -2.9912 },
  email: 'hello@birnbeckfudge.example',
  phone: '01632\u00a0960123',
  phoneLink: 'tel:+441632960123',
  /** The sender of the shop's mails, and the inbox the shop reads. */
  mail: {
    from: `${SHOP_NAME} <orders@birnbeckfudge.example>`,
    inbox: 'orders@birnbeckfudge.example',
  },
  hours: {
    opens: '11:00',
    closes: '17:00',
    text: '11am-5pm daily',
    season: 'April-September, varies in season',
  },
  replyTime: '24-48 hours',
  social: [
    { name: 'Instagram', url: 'https://instagram.example/birnbeckfudge' },
    { name: 'Facebook', url: 'https://facebook.example/birnbeckfudge' },
  ],
  hygieneRatingUrl: 'https://ratings.food.gov.uk/',
  confirmed: false,
} as const;
