import '#ui/panel.css';
import { focusHeading } from '#browser/focus.ts';
import { dataRights } from '#data/data-rights.ts';
import { LINK_VALID_DAYS, type RequestType } from '#domain/data-request.ts';
import styles from './data-request.module.css';

interface Props {
  referenceId: string;
  requestType: RequestType;
}

function Exported() {
  return (
    <>
      <h2 className="h2" ref={focusHeading} tabIndex={-1}>
        Your data are on their way
      </h2>
      <p>
        We have sent you a link to a file with all your orders. It works for {LINK_VALID_DAYS} days.
      </p>
    </>
  );
}

function Deleted() {
  return (
    <>
      <h2 className="h2" ref={focusHeading} tabIndex={-1}>
        Your data are deleted
      </h2>
      <p>{dataRights.overwritten}</p>
      <h3 className="h3">What we keep</h3>
      <p>{dataRights.kept}</p>
      <h3 className="h3">What stays with our payment provider</h3>
      <p>{dataRights.atProvider}</p>
      <h3 className="h3">What we still do</h3>
      <p>{dataRights.mails}</p>
    </>
  );
}

/** The result of a confirmed request: what was done and, after a deletion, which data remain and where. */
export function RequestConfirmed({ referenceId, requestType }: Props) {
  return (
    <div className={`panel ${styles['result']}`}>
      {requestType === 'export' ? <Exported /> : <Deleted />}
      <p>
        Your reference ID: <strong>{referenceId}</strong>
      </p>
    </div>
  );
}
