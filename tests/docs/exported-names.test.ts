import { globSync, readFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

/** Components that exist twice: in Astro for a static page and in React for an island. */
const PAIRS = ['AllergenFilter', 'BoxCard', 'FlavourCard', 'NutritionTable', 'ResponsiveImage'];

const isExported = (node: ts.Node): boolean =>
  ts.canHaveModifiers(node) &&
  (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

/** Returns the names that a statement declares and exports; none for a re-export. */
function exportedBy(statement: ts.Statement): string[] {
  if (!isExported(statement)) return [];
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations
      .map(({ name }) => name)
      .filter(ts.isIdentifier)
      .map(({ text }) => text);
  }
  const isNamed =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement);
  return isNamed && statement.name ? [statement.name.text] : [];
}

/** Returns the names that a module exports, each once; an Astro component exports its file's name. */
function exportedNames(path: string, source: string): string[] {
  if (path.endsWith('.astro')) return [basename(path, '.astro')];
  const { statements } = ts.createSourceFile(path, source, ts.ScriptTarget.Latest);
  return [...new Set(statements.flatMap(exportedBy))];
}

/** Each step of the wizard exports its definition under this name: `wizard-steps.ts` imports them by a pattern. */
const STEP = /^src\/features\/builder\/steps\/\w+\/step\.tsx$/;

/** Returns the names that several modules export, with the modules. */
function repeatedNames(modules: readonly (readonly [path: string, source: string])[]): string[] {
  const byName = Map.groupBy(
    modules.flatMap(([path, source]) =>
      exportedNames(path, source).map((name) => ({ name, path })),
    ),
    ({ name }) => name,
  );
  return [...byName]
    .filter(([name, places]) => places.length > (PAIRS.includes(name) ? 2 : 1))
    .map(([name, places]) => `${name}: ${places.map(({ path }) => path).join(', ')}`);
}

const modules = globSync(['src/!(pages)/**/*.{ts,tsx,astro}', 'netlify/!(functions)/**/*.{ts,tsx}'])
  .filter((path) => !path.endsWith('.d.ts') && !STEP.test(path))
  .map((path) => [path, readFileSync(path, 'utf8')] as const);

it('no two modules export one name', () => {
  expect(modules.length).toBeGreaterThan(300);
  expect(repeatedNames(modules)).toEqual([]);
});

it.each(PAIRS)('%s is one Astro and one React component', (name) => {
  const endings = modules
    .filter(([path, source]) => exportedNames(path, source).includes(name))
    .map(([path]) => extname(path));
  expect(endings.toSorted()).toEqual(['.astro', '.tsx']);
});

it.each([
  ['functions', 'export function open() {}', 'export const open = () => 1;'],
  ['types', 'export interface Box {}', 'export type Box = string;'],
  ['a component and a type', '---\n---', 'export type A = string;'],
])('reports two %s of one name', (_what, one, other) => {
  const modules = [
    [one.startsWith('---') ? 'src/ui/A.astro' : 'src/ui/a.ts', one],
    ['src/ui/b.ts', other],
  ] as const;
  expect(repeatedNames(modules)).toHaveLength(1);
});

it('ignores a name that a module exports again', () => {
  const modules = [
    ['src/ui/a.ts', 'export function open() {}'],
    ['src/ui/b.ts', "export { open } from './a.ts';"],
  ] as const;
  expect(repeatedNames(modules)).toEqual([]);
});
