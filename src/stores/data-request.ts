import { atom } from 'nanostores';
import { send, type SendResult } from '#browser/send.ts';
import {
  dataRequest,
  dataRequestEndpoints,
  type DataRequestResponse,
} from '#contract/data-request.ts';
import { readForm, type Mistake } from '#contract/form-fields.ts';
import { splitReferences, type RequestType } from '#domain/data-request.ts';

/** Where the form stands (Spec 2 §4). */
export type DataRequestStatus =
  | { state: 'idle'; mistakes: readonly Mistake[]; error: string }
  | { state: 'submitting' }
  | { state: 'submitted'; requestType: RequestType; answer: DataRequestResponse };

/** The form as it was typed; references are separated by commas. */
export interface TypedRequest {
  requestType: RequestType;
  email: string;
  orderReferences: string;
  reason: string;
}

const IDLE = { state: 'idle', mistakes: [], error: '' } as const;

export const $dataRequest = atom<DataRequestStatus>(IDLE);

const read = ({ email, orderReferences, reason, requestType }: TypedRequest) =>
  readForm(dataRequest, {
    email,
    orderReferences: splitReferences(orderReferences),
    reason: requestType === 'deletion' ? reason : '',
  });

/** What is shown of a failure (Spec 2 §8, decision 54). */
function errorOf(result: Exclude<SendResult<unknown>, { kind: 'answered' }>): string {
  if (result.kind !== 'refused') return 'An unknown error occurred';
  return result.body?.error || 'Something went wrong with your submission';
}

export async function requestData(typed: TypedRequest): Promise<void> {
  if ($dataRequest.get().state === 'submitting') return;
  const reading = read(typed);
  if ('mistakes' in reading) {
    $dataRequest.set({ ...IDLE, mistakes: reading.mistakes });
    return;
  }
  $dataRequest.set({ state: 'submitting' });
  const { requestType } = typed;
  const result = await send(dataRequestEndpoints[requestType], reading.read);
  if (result.kind === 'answered') {
    $dataRequest.set({ state: 'submitted', requestType, answer: result.answer });
  } else $dataRequest.set({ ...IDLE, error: errorOf(result) });
}

/** Checks again what was found wrong. */
export function recheckRequest(typed: TypedRequest): void {
  const status = $dataRequest.get();
  if (status.state !== 'idle' || status.mistakes.length === 0) return;
  const reading = read(typed);
  $dataRequest.set({ ...IDLE, mistakes: 'mistakes' in reading ? reading.mistakes : [] });
}

export function requestAnother(): void {
  $dataRequest.set(IDLE);
}
