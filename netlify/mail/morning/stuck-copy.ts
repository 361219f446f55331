import type { MailAlert } from '../shared/mail-alert.tsx';
import { count, momentText, number } from './morning-copy.ts';
import { wantsChecking, type Stuck } from './morning-for-mail.ts';

/** The link to the payment provider. */
export const OPEN_PAYMENTS = 'Open the payments';

/** Returns the heading above what is stuck. */
export function stuckTitle(stuck: Stuck): string {
  switch (stuck.part) {
    case 'unrecorded':
      return stuck.count === 1 ? 'A payment without an order' : 'Payments without an order';
    case 'mails':
      return stuck.count === 1 ? 'A mail that waits' : 'Mails that wait';
    case 'given-up':
      return stuck.count === 1 ? 'A mail not delivered' : 'Mails not delivered';
    case 'not-cleared':
      return 'Names and notes not deleted';
    case 'payments':
      return 'Payments not compared';
  }
}

/** Returns what is stuck, in a sentence. */
export function stuckText(stuck: Stuck): string {
  switch (stuck.part) {
    case 'unrecorded':
      return stuck.count === 1
        ? 'One payment has no order: the shop could not write it down.'
        : `${count(stuck.count, 'payment')} have no order: the shop could not write them down.`;
    case 'mails':
      return `${count(stuck.count, 'mail')} could not be sent yet, the first of them since ${momentText(stuck.since)}.`;
    case 'given-up':
      return stuck.count === 1
        ? 'One mail to a customer could not be delivered.'
        : `Mails to customers could not be delivered: ${number(stuck.count)} of them.`;
    case 'not-cleared':
      return `Names and notes of ${count(stuck.count, 'order')} could not be deleted at the payment provider.`;
    case 'payments':
      return stuck.since === null
        ? 'Payments are not compared: the payment provider was not asked yet.'
        : `Payments are not compared: the payment provider was last asked at ${momentText(stuck.since)}.`;
  }
}

/** Returns what to do about it. */
export function stuckToDo(stuck: Stuck): string {
  switch (stuck.part) {
    case 'unrecorded':
      return stuck.count === 1
        ? 'The mail “NOT RECORDED” says which. Look at the payment: was it packed and posted? This is told until 30 days after that mail.'
        : 'The mails “NOT RECORDED” say which. Look at the payments: were they packed and posted? This is told until 30 days after those mails.';
    case 'mails':
      return 'Nothing to do: the shop tries again by itself.';
    case 'given-up':
      return stuck.count === 1
        ? 'Open the mail “Not delivered”: it says who waits, and how to reach them.'
        : 'Open the mails “Not delivered”: they say who waits, and how to reach them.';
    case 'not-cleared':
      return 'The shop tries again each hour. Tell whoever looks after the website: the payment provider refuses it.';
    case 'payments':
      return 'Look there: is there an order without a packing slip?';
  }
}

/** Returns at which of the stuck parts, in their order, the payments are linked; -1 where none asks to look at them. */
export const paymentsIndex = (stuck: readonly Stuck[]): number =>
  stuck.findIndex(({ part }) => part === 'unrecorded' || part === 'payments');

/** Returns the alert about what wants checking, several things as its steps; null when nothing does. */
export function stuckAlert(stuck: readonly Stuck[], paymentsUrl: string): MailAlert | null {
  const found = stuck.filter(wantsChecking);
  const [first, ...others] = found;
  if (!first) return null;
  const index = paymentsIndex(found);
  const button = index === -1 ? undefined : { text: OPEN_PAYMENTS, url: paymentsUrl };
  if (others.length === 0) {
    return {
      title: stuckTitle(first),
      happened: stuckText(first),
      toDo: [stuckToDo(first)],
      button,
    };
  }
  return {
    title: `Please check ${found.length} things`,
    happened: 'They do not go on by themselves.',
    toDo: found.map((one) => `${stuckText(one)} ${stuckToDo(one)}`),
    ...(button && { button, buttonStep: index }),
  };
}

/** The line when all is well. */
export const NOTHING_STUCK =
  'Nothing is stuck: mails are going out, and every payment has its order.';
