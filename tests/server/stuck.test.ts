import { expect, it } from 'vitest';
import type { Backlog } from '#netlify/morning/morning-store.ts';
import { readStuck } from '#netlify/morning/stuck.ts';

const NOW = Date.parse('2026-11-23T07:00Z');
const MINUTE = 60_000;
const WELL: Backlog = {
  lateMails: 0,
  firstLateMail: null,
  givenUpMails: 0,
  unrecordedPayments: 0,
  notClearedPayments: 0,
  paymentsCheckedAt: NOW - 15 * MINUTE,
};

it.each<[what: string, backlog: Partial<Backlog>, parts: readonly string[]]>([
  ['all is well', {}, []],
  [
    'payments were compared before an outage of less than two hours',
    { paymentsCheckedAt: NOW - 119 * MINUTE },
    [],
  ],
  ['payments were compared two hours ago', { paymentsCheckedAt: NOW - 120 * MINUTE }, ['payments']],
  ['payments were never compared', { paymentsCheckedAt: null }, ['payments']],
  ['a payment has no order', { unrecordedPayments: 1 }, ['unrecorded']],
  ['a mail is late', { lateMails: 1, firstLateMail: NOW - 61 * MINUTE }, ['mails']],
  ['a mail was given up', { givenUpMails: 1 }, ['given-up']],
  ['names stay at the payment provider', { notClearedPayments: 1 }, ['not-cleared']],
  [
    'everything is stuck, the most urgent first',
    {
      lateMails: 9,
      firstLateMail: 0,
      givenUpMails: 2,
      unrecordedPayments: 1,
      notClearedPayments: 1,
      paymentsCheckedAt: 0,
    },
    ['unrecorded', 'payments', 'given-up', 'not-cleared', 'mails'],
  ],
])('%s', async (_what, changes, parts) => {
  const asked: object[] = [];
  const readBacklog = (moments: object) => {
    asked.push(moments);
    return Promise.resolve({ ...WELL, ...changes });
  };
  const stuck = await readStuck({ readBacklog }, 5, NOW);
  expect(stuck.map(({ part }) => part)).toEqual(parts);
  expect(asked).toEqual([
    {
      lateBefore: NOW - 60 * MINUTE,
      givenUpSince: 5,
      unrecordedSince: NOW - 30 * 24 * 60 * MINUTE,
      notClearedBefore: NOW - 24 * 60 * MINUTE,
    },
  ]);
});
