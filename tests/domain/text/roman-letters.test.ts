import { expect, it } from 'vitest';
import { toRomanLetters } from '#domain/text/roman-letters.ts';

it.each([
  ['Ada', 'Ada'],
  ['José Núñez', 'Jose Nunez'],
  ['Zoë O’Hara', "Zoe O'Hara"],
  ['Łukasz Żółć', 'Lukasz Zolc'],
  ['Søren Ærø', 'Soren AEro'],
  ['Jürgen Groß', 'Jurgen Gross'],
  ['Siân Ŵyn', 'Sian Wyn'],
  ['Anne–Marie', 'Anne-Marie'],
  ['Nguyễn Thị', 'Nguyen Thi'],
  ['', ''],
  ['王小明', null],
  ['Иван', null],
  ['Αθηνά', null],
  ['Ada 🎂', null],
])('%s in plain Roman letters is %s', (text, plain) => {
  expect(toRomanLetters(text)).toBe(plain);
});
