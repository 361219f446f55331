import { lazy, type ComponentType } from 'react';
import { NO_CONNECTION } from './copy.ts';
import { Unreachable } from './Unreachable.tsx';

/** A browser asks for a file that failed once only after the page is loaded anew. */
function Missing() {
  return (
    <Unreachable part="this" message={NO_CONNECTION} onRetry={() => window.location.reload()} />
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
