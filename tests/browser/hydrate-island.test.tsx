// @vitest-environment happy-dom
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { hydrateIsland } from '#ui/hydrate-island.ts';

function Fragile() {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) throw new Error('broken');
  return <button onClick={() => setBroken(true)}>Break</button>;
}

afterEach(() => vi.unstubAllGlobals());

it('reports an error that empties an island, and offers to load the page again', async () => {
  const confirm = vi.fn(() => false);
  const reportError = vi.fn();
  vi.stubGlobal('confirm', confirm);
  vi.stubGlobal('reportError', reportError);
  document.body.innerHTML = `<div>${renderToString(<Fragile />)}</div>`;
  const island = document.querySelector('div');
  if (!island) throw new Error('There is no island.');
  hydrateIsland(island, <Fragile />);
  await vi.waitFor(() => {
    island.querySelector('button')?.click();
    expect(island.childNodes).toHaveLength(0);
  });
  expect(reportError).toHaveBeenCalledExactlyOnceWith(new Error('broken'));
  expect(confirm).toHaveBeenCalledExactlyOnceWith('This page is incomplete. Load it again?');
});
