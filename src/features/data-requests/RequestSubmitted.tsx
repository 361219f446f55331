import '#ui/alert.css';
import '#ui/result-card.css';
import { focusHeading, focusOn } from '#browser/focus.ts';
import { resetDataRequest, type DataRequestStatus } from './data-request.ts';
import styles from './data-request.module.css';

interface Props {
  /** The id of the heading, which labels this section of the page. */
  headingId: string;
  /** The id of the field to focus when the form returns. */
  emailField: string;
  status: Extract<DataRequestStatus, { state: 'submitted' }>;
}

/** Shown after a successful request: its reference and the next step. */
export function RequestSubmitted({
  headingId,
  emailField,
  status: { requestType, answer },
}: Props) {
  const restart = () => {
    resetDataRequest();
    focusOn(emailField);
  };
  return (
    <div className={'alert alert--success result-card'}>
      <h2 id={headingId} ref={focusHeading} tabIndex={-1}>
        {requestType === 'export' ? 'Export' : 'Deletion'} request received
      </h2>
      <p className={styles['reference']}>
        Your reference ID: <strong>{answer.referenceId}</strong>
      </p>
      <p>{answer.message}</p>
      <p className="button-row">
        <a className="button button--secondary" href="/">
          Back to the shop
        </a>
        <button className="text-button" type="button" onClick={restart}>
          Submit Another Request
        </button>
      </p>
    </div>
  );
}
