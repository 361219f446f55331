import { useStore } from '@nanostores/react';
import { keyringImage } from '#assets/images.ts';
import { $catalogue } from '#features/catalogue/catalogue.ts';
import type { DraftKeyring } from '#domain/box/draft.ts';
import { findMainKeyring, findNameTag, keyringSlug } from '#domain/box/keyrings.ts';
import { ResponsiveImage } from '#ui/ResponsiveImage.tsx';
import styles from './KeyringPreview.module.css';

/** Where a name fits on the image of the blank tag, in units of 1 % of its width. */
const TAG = { middle: 50, line: 73, size: 22, letters: 5.5 };

function Tag({ name }: { name: string }) {
  const size = Math.min(TAG.size, (TAG.size * TAG.letters) / name.length);
  return (
    <span className={styles['tag']}>
      <ResponsiveImage image={keyringImage('name-tag')} sizes="120px" />
      <svg viewBox="0 0 100 100">
        <text x={TAG.middle} y={TAG.line + size / 3} fontSize={size} textAnchor="middle">
          {name.charAt(0).toUpperCase() + name.slice(1)}
        </text>
      </svg>
    </span>
  );
}

interface Props {
  keyring: DraftKeyring;
  isSmall?: boolean;
}

/** The keyring with its name tags. Hidden from screen readers: the controls beside it say the same. */
export function KeyringPreview({ keyring, isSmall = false }: Props) {
  const catalogue = useStore($catalogue);
  const main = keyring.id === null ? undefined : findMainKeyring(keyring.id, catalogue);
  const tags = keyring.nameTagIds.flatMap((id) => findNameTag(id, catalogue) ?? []);
  return (
    <div className={styles[isSmall ? 'small' : 'preview']} aria-hidden="true">
      {main && <ResponsiveImage image={keyringImage(keyringSlug(main))} sizes="288px" />}
      <div className={styles['tags']}>
        {tags.map(({ id, title }) => (
          <Tag key={id} name={title} />
        ))}
      </div>
    </div>
  );
}
