import { avoidedAmong, avoidText, parseAvoidList } from '#domain/avoid-list.ts';
import { onAvoidedChange, readAvoided } from '#stores/avoid-list-storage.ts';

const marks = document.querySelectorAll<HTMLElement>('.avoided[data-allergens]');

/** Each mark says what of its allergens is on the list that this device keeps. */
function show(): void {
  const avoided = readAvoided();
  for (const mark of marks) {
    const allergens = parseAvoidList(mark.dataset['allergens']?.split(' ')) ?? [];
    mark.textContent = avoidText(avoidedAmong(allergens, avoided));
    mark.hidden = mark.textContent === '';
  }
}

show();
onAvoidedChange(show);
