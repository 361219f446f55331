/* What a cart for several people needs beyond one for one address. It is fetched when somebody asks for it. */
export { FillIn } from './FillIn.tsx';
export { FoldedLines } from './FoldedLines.tsx';
export { Recipients } from './Recipients.tsx';
export { startRecipients } from './edit-recipients.ts';
export { checkRecipients, severalRecipientsPayload } from './recipient-checkout.ts';
