import '#ui/alert.css';
import { lazy, type ComponentType } from 'react';
import { NO_CONNECTION } from './copy.ts';

function Missing() {
  return (
    <p className="alert alert--notice" role="status">
      {NO_CONNECTION}
    </p>
  );
}

/** Returns a part of the page that is fetched when it is first shown; without a connection it says so. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    // Hidden from prerendering, so the page does not carry its styles.
    if (import.meta.env.SSR) return { default: Missing };
    return { default: await load().catch(() => Missing) };
  });
}
