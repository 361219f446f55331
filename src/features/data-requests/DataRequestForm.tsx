import '#ui/alert.css';
import '#ui/field.css';
import { useStore } from '@nanostores/react';
import { useState, type SubmitEvent } from 'react';
import {
  $dataRequest,
  dataRequestAction,
  revalidateDataRequest,
  submitDataRequest,
} from './data-request.ts';
import { FormErrorSummary, listOwnErrors } from '#ui/FormErrorSummary.tsx';
import { hydrateIsland } from '#ui/hydrate-island.ts';
import styles from './data-request.module.css';
import { RequestError } from './RequestError.tsx';
import { RequestFields } from './RequestFields.tsx';
import { RequestSubmitted } from './RequestSubmitted.tsx';

const ID = 'data-request';

function valuesOf(form: HTMLFormElement) {
  const data = new FormData(form);
  const textOf = (name: string): string => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    requestType: textOf('requestType') === 'deletion' ? 'deletion' : 'export',
    email: textOf('email'),
    orderReferences: textOf('orderReferences'),
    reason: textOf('reason'),
  } as const;
}

/** The id of the heading, which labels this section of the page. */
const HEADING_ID = 'request';

/** The form to request a copy of one's data or its deletion, with its heading. */
export function DataRequestForm() {
  const status = useStore($dataRequest);
  const [attempt, setAttempt] = useState(0);
  if (status.state === 'submitted') {
    return <RequestSubmitted headingId={HEADING_ID} emailField={`${ID}-email`} status={status} />;
  }

  const isSubmitting = status.state === 'submitting';
  const { fieldErrors, error } = isSubmitting ? { fieldErrors: [], error: '' } : status;
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    await submitDataRequest(valuesOf(event.currentTarget));
    setAttempt((before) => before + 1);
  };
  return (
    <>
      <h2 className="h2" id={HEADING_ID}>
        Make a request
      </h2>
      <form
        className={`form ${styles['form']}`}
        id={ID}
        method="post"
        action={dataRequestAction}
        ref={listOwnErrors}
        aria-labelledby={HEADING_ID}
        onInput={(event) => revalidateDataRequest(valuesOf(event.currentTarget))}
        onSubmit={(event) => void submit(event)}
      >
        {error !== '' && <RequestError error={error} />}
        <FormErrorSummary form={ID} errors={fieldErrors} attempt={attempt} />
        <RequestFields form={ID} errors={fieldErrors} />
        <button className="button button--primary button--large" disabled={isSubmitting}>
          {isSubmitting ? 'Submitting...' : 'Submit Request'}
        </button>
      </form>
    </>
  );
}

/** Hydrates the prerendered form in `element`. */
export const hydrateDataRequestForm = (element: HTMLElement): void =>
  hydrateIsland(element, <DataRequestForm />);
