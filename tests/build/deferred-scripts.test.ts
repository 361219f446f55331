import { describe, expect, it } from 'vitest';
import { deferScripts } from '../../build/deferred-scripts.ts';

const imports: Record<string, readonly string[]> = {
  '/layout.js': ['/site.js'],
  '/home.js': ['/site.js', '/calendar.js'],
  '/calendar.js': ['/days.js', '/calendar.js'],
  '/days.js': ['/calendar.js'],
};
const importsOf = (script: string): readonly string[] => imports[script] ?? [];
const script = (name: string): string => `<script type="module" src="${name}"></script>`;
const preload = (name: string): string => `<link rel="modulepreload" href="${name}">`;
const deferred = (content: string): string => `<template class="scripts">${content}</template>`;

describe('the scripts of a page', () => {
  it.each([
    ['none', '', deferred('')],
    ['one that imports nothing', script('/alone.js'), deferred(script('/alone.js'))],
    [
      'one with an import',
      script('/layout.js'),
      deferred(preload('/site.js') + script('/layout.js')),
    ],
    [
      'two that share an import, and imports that import each other',
      script('/layout.js') + script('/home.js'),
      deferred(
        preload('/site.js') +
          preload('/calendar.js') +
          preload('/days.js') +
          script('/layout.js') +
          script('/home.js'),
      ),
    ],
    [
      'one that another imports as well',
      script('/home.js') + script('/calendar.js'),
      deferred(
        preload('/site.js') + preload('/days.js') + script('/home.js') + script('/calendar.js'),
      ),
    ],
    [
      'an inline one, which is there already',
      '<script>go()</script>',
      '<script>go()</script>' + deferred(''),
    ],
  ])('%s', (_case, built, expected) => {
    const page = (scripts: string): string => `<body><h1>Fudge</h1>${scripts}</body>`;
    expect(deferScripts(page(built + deferred('')), importsOf)).toBe(page(expected));
  });
});
