import { atom } from 'nanostores';
import { send, type SendFailure } from '#browser/send.ts';
import {
  dataRequest,
  dataRequestEndpoints,
  type DataRequestResponse,
} from '#contract/data-request.ts';
import { readForm, type FieldError } from '#contract/form-fields.ts';
import { parseReferences, type RequestType } from '#domain/data-request.ts';

/** The state of the form. */
export type DataRequestStatus =
  | { state: 'idle'; fieldErrors: readonly FieldError[]; error: string }
  | { state: 'submitting' }
  | { state: 'submitted'; requestType: RequestType; answer: DataRequestResponse };

/** The form's values as typed. Commas separate the order references. */
export interface DataRequestValues {
  requestType: RequestType;
  email: string;
  orderReferences: string;
  reason: string;
}

const IDLE = { state: 'idle', fieldErrors: [], error: '' } as const;

/** Where a browser without JavaScript posts the form, which names the type itself. */
export const dataRequestAction = dataRequestEndpoints.export.path;

export const $dataRequest = atom<DataRequestStatus>(IDLE);

const read = ({ email, orderReferences, reason, requestType }: DataRequestValues) =>
  readForm(dataRequest, {
    email,
    orderReferences: parseReferences(orderReferences),
    reason: requestType === 'deletion' ? reason : '',
  });

/** Returns the message for a failed request. */
function errorOf(result: SendFailure): string {
  if (result.kind !== 'http-error') return 'An unknown error occurred';
  return result.body?.error || 'Something went wrong with your submission';
}

/** Validates and sends a request, and shows its outcome. Ignores a second click while one is on its way. */
export async function submitDataRequest(typed: DataRequestValues): Promise<void> {
  if ($dataRequest.get().state === 'submitting') return;
  const reading = read(typed);
  if ('fieldErrors' in reading) {
    $dataRequest.set({ ...IDLE, fieldErrors: reading.fieldErrors });
    return;
  }
  $dataRequest.set({ state: 'submitting' });
  const { requestType } = typed;
  const result = await send(dataRequestEndpoints[requestType], reading.read);
  if (result.kind === 'ok') {
    $dataRequest.set({ state: 'submitted', requestType, answer: result.response });
  } else $dataRequest.set({ ...IDLE, error: errorOf(result) });
}

/** Validates again if errors are shown. */
export function revalidateDataRequest(typed: DataRequestValues): void {
  const status = $dataRequest.get();
  if (status.state !== 'idle' || status.fieldErrors.length === 0) return;
  const reading = read(typed);
  $dataRequest.set({ ...IDLE, fieldErrors: 'fieldErrors' in reading ? reading.fieldErrors : [] });
}

/** Shows the empty form again. */
export function resetDataRequest(): void {
  $dataRequest.set(IDLE);
}
