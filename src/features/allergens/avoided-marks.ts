import { filterAvoided, parseAvoidList } from '#domain/food/avoid-list.ts';
import { avoidText } from './copy.ts';
import { onAvoidedChange, readAvoided } from './avoid-list-storage.ts';

const marks = document.querySelectorAll<HTMLElement>('.avoided[data-allergens]');

/** Shows in each mark which of its allergens are on this device's avoid list. */
function show(): void {
  const avoided = readAvoided();
  for (const mark of marks) {
    const allergens = parseAvoidList(mark.dataset['allergens']?.split(' ')) ?? [];
    mark.textContent = avoidText(filterAvoided(allergens, avoided));
    mark.hidden = mark.textContent === '';
  }
}

show();
onAvoidedChange(show);
