import '#ui/alert.css';
import { focusHeading, focusOn } from '#browser/focus.ts';
import { resetDataRequest, type DataRequestStatus } from './data-request.ts';
import styles from './data-request.module.css';

interface Props {
  /** The id of the field to focus when the form returns. */
  emailField: string;
  status: Extract<DataRequestStatus, { state: 'submitted' }>;
}

/** Focuses the result's heading, with the title of its section above it in view. */
function showResult(heading: HTMLElement | null): void {
  heading?.closest('section')?.scrollIntoView({ behavior: 'instant' });
  focusHeading(heading);
}

/** Shown after a successful request: its reference and the next step. */
export function RequestSubmitted({ emailField, status: { requestType, answer } }: Props) {
  const restart = () => {
    resetDataRequest();
    focusOn(emailField);
  };
  return (
    <div className={`alert alert--success ${styles['result']}`}>
      <h2 className="h2" ref={showResult} tabIndex={-1}>
        {requestType === 'export' ? 'Export' : 'Deletion'} request received
      </h2>
      <p>
        Your reference ID: <strong className="nowrap">{answer.referenceId}</strong>
      </p>
      <p>{answer.message}</p>
      <button className="text-button" type="button" onClick={restart}>
        Submit Another Request
      </button>
    </div>
  );
}
