import type { ReactNode } from 'react';
import type { ProgressIcon } from '#domain/box/step-names.ts';

function Icon({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

const paths: Record<ProgressIcon, string> = {
  'Choose Box': 'M3 7.5 12 3l9 4.5v9L12 21l-9-4.5zM3 7.5l9 4.5 9-4.5M12 12v9',
  'Pick Fudge': 'M8 4h8v8H8zM3 12h9v8H3zM12 12h9v8h-9z',
  Customise:
    'M4 12v9h16v-9M3 8h18v4H3zM12 8v13M12 8C9 8 7 7 7.5 5S11 4 12 8c1-4 4-5 4.5-3S15 8 12 8',
  Postage: 'M3 6h18v13H3zM3 7l9 7 9-7',
};

export function StepIcon({ icon }: { icon: ProgressIcon }) {
  return (
    <Icon>
      <path d={paths[icon]} />
    </Icon>
  );
}

export function DoneIcon() {
  return (
    <Icon>
      <path d="m4 12.5 5.5 6L20 6" strokeWidth="2.8" />
    </Icon>
  );
}
