import type { ComponentType } from 'react';
import type * as LaterSteps from './later-steps.ts';
import type { StepId } from '#domain/box-steps.ts';
import { fetchCatalogue } from '#stores/catalogue.ts';
import { StepBox } from './StepBox.tsx';

let later: typeof LaterSteps | undefined;

/**
 * Fetches all that is behind step 1, unless it is there. Only in the browser: the prerendered page then carries the
 * styles of step 1 alone.
 */
export async function fetchLaterSteps(): Promise<void> {
  if (import.meta.env.SSR || later) return;
  [later] = await Promise.all([import('./later-steps.ts'), fetchCatalogue()]);
}

export function viewOf(step: StepId): ComponentType {
  return later?.laterViews[step] ?? StepBox;
}

/** The bar at the foot comes with the later steps: before there is a box it has nothing to say. */
export function atFoot(): ComponentType | undefined {
  return later?.AtFoot;
}
