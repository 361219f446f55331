import '#styles/panel.css';
import { focusOn } from '#browser/focus.ts';
import { requestAnother, type DataRequestStatus } from '#stores/data-request.ts';
import styles from './data-request.module.css';
import { FocusedHeading } from './FocusedHeading.tsx';

interface Props {
  /** Where the focus goes when the form comes back. */
  emailField: string;
  status: Extract<DataRequestStatus, { state: 'submitted' }>;
}

/** The request was taken: its reference, and what to do next. */
export function RequestSubmitted({ emailField, status: { requestType, answer } }: Props) {
  const again = () => {
    requestAnother();
    focusOn(emailField);
  };
  return (
    <div className={`panel ${styles['submitted']}`}>
      <FocusedHeading>
        {requestType === 'export' ? 'Export' : 'Deletion'} request received
      </FocusedHeading>
      <p>
        Your reference ID: <strong>{answer.referenceId}</strong>
      </p>
      <p>{answer.message}</p>
      <button className="button button--secondary" type="button" onClick={again}>
        Submit Another Request
      </button>
    </div>
  );
}
