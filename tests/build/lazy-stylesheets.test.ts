import { describe, expect, it } from 'vitest';
import {
  hideStylesheets,
  removeStylesheetComments,
  restoreLazyStylesheets,
} from '../../build/lazy-stylesheets.ts';

const script = (
  css: readonly string[],
  links: { imports?: readonly string[]; dynamicImports?: readonly string[] } = {},
) => ({
  ...links,
  viteMetadata: { importedCss: new Set(css), importedAssets: new Set(['tray.svg']) },
});

/** A page script that loads a dialog on demand; dialog and page share a module of fields. */
const build = () => ({
  'page.js': script(['page.css'], { imports: ['fields.js'], dynamicImports: ['dialog.js'] }),
  'fields.js': script(['fields.css']),
  'dialog.js': script(['dialog.css'], { imports: ['fields.js', 'deep.js'] }),
  'deep.js': script(['deep.css'], { dynamicImports: ['page.js', 'dialog.js'] }),
  'alone.js': script(['alone.css']),
  'page.css': {},
  'fields.css': {},
  'dialog.css': {},
  'deep.css': {},
  'alone.css': {},
  'tray.svg': {},
});

describe('stylesheets of scripts', () => {
  it('leave no comment in their place', () => {
    const bundle = {
      'page.js': { code: '/* empty css        */import"./a.js";/* empty css */go();' },
    };
    removeStylesheetComments(bundle);
    expect(bundle['page.js'].code).toBe('import"./a.js";go();');
  });

  it('are hidden from Astro, which would inline them', () => {
    const bundle = build();
    hideStylesheets(bundle);
    expect([...bundle['dialog.js'].viteMetadata.importedCss]).toEqual([]);
  });

  it.each([
    ['a dynamically imported script', 'dialog.js', ['dialog.css']],
    ['a module that it imports', 'fields.js', ['fields.css']],
    ['a module that imports others dynamically in turn', 'deep.js', ['deep.css']],
    ['a script that only pages load', 'alone.js', []],
  ] as const)('come back to %s', (_case, file, expected) => {
    const bundle = build();
    hideStylesheets(bundle);
    restoreLazyStylesheets(bundle);
    expect([...bundle[file].viteMetadata.importedCss]).toEqual(expected);
  });

  it('are dropped when no dynamically imported script needs them, and other assets stay', () => {
    const bundle = build();
    hideStylesheets(bundle);
    restoreLazyStylesheets(bundle);
    expect(Object.keys(bundle)).not.toContain('alone.css');
    expect(Object.keys(bundle)).toEqual(expect.arrayContaining(['dialog.css', 'tray.svg']));
  });
});
