import { useStore } from '@nanostores/react';
import { catalogue } from '#data/catalogue.ts';
import { countPieces } from '#domain/box-rules.ts';
import { findById, type Box } from '#domain/catalogue.ts';
import { $draft } from '#stores/draft.ts';
import { Contains } from './Contains.tsx';
import { SelectionList } from './SelectionList.tsx';
import { Tray } from './Tray.tsx';
import styles from './YourBox.module.css';

export function YourBox({ box }: { box: Box }) {
  const { selection } = useStore($draft);
  const flavours = selection.flatMap(
    ({ flavourId }) => findById(catalogue.flavours, flavourId) ?? [],
  );
  return (
    <aside className={`board ${styles['box']}`} aria-labelledby="your-box">
      <h2 className="t-2" id="your-box">
        Your box
      </h2>
      <p>
        Selected:{' '}
        <strong>
          {countPieces(selection)} / {box.pieces} pieces
        </strong>
      </p>
      <Tray box={box} selection={selection} />
      <SelectionList selection={selection} />
      {flavours.length > 0 && <Contains lead="This box contains" flavours={flavours} />}
    </aside>
  );
}
