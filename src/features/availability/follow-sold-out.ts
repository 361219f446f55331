import { followAvailability } from './availability.ts';

followAvailability(({ soldOut }) => {
  void import('./sold-out-marks.ts').then((marks) => marks.showSoldOut(soldOut));
});
