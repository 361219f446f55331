import { lazy, type ComponentType } from 'react';
import { NO_CONNECTION } from './copy.ts';
import { NotLoaded } from './NotLoaded.tsx';

/** A browser asks for a file that failed once only after the page is loaded anew. */
function Missing() {
  return (
    <NotLoaded
      loaded={{ state: 'failed', message: NO_CONNECTION }}
      part="this"
      onRetry={() => window.location.reload()}
    />
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
