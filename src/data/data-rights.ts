/** What a deletion of personal data does and does not do, for page and mail. */
export const dataRights = {
  overwritten:
    'Your e-mail address, your notes, your phone number and your wishes about news have been overwritten in our order book, except in orders that we have still to post. So has everything in orders that are older than 7 years. Messages you sent us through our website are deleted.',
  waiting:
    'Of an order that is paid and not posted yet we keep what it takes to make it up, to post it and to write to you about it. Your wish about news is gone from it, too. The rest is overwritten once all of it is posted, at the latest two weeks after the day planned for that, or two weeks after you confirmed where that is later.',
  kept: 'Of orders from the last 7 years we keep your name and address, what you bought and what you paid, because tax law asks us to. Nobody uses them for anything else.',
  atProvider:
    'Our payment provider keeps its own record of each payment, with your name and e-mail address, as the law asks of it. The notes we had stored beside them there are overwritten too.',
  mails:
    'E-mails between you and us, our copies of your orders among them, are in our mailbox. We delete those by hand, within 30 days, and always within one month.',
} as const;
