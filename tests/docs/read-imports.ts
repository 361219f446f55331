import { posix } from 'node:path';
import ts from 'typescript';
import packageJson from '../../package.json' with { type: 'json' };
import type { Import } from './import-zones.ts';

const aliases = Object.entries(packageJson.imports).map(
  ([alias, target]) => [alias.replace('*', ''), target.replace(/^\.\/|\*$/g, '')] as const,
);

/** Returns the code of an Astro file: its front matter and scripts. */
function codeOf(path: string, source: string): string {
  if (!path.endsWith('.astro')) return source;
  const frontMatter = /^---\n(.*?)\n---/s.exec(source)?.[1] ?? '';
  const scripts = [...source.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map(([, code]) => code);
  return [frontMatter, ...scripts].join('\n');
}

function targetOf(path: string, specifier: string): string {
  const bare = specifier.replace(/\?.*$/, '');
  if (bare.startsWith('.')) return posix.join(posix.dirname(path), bare);
  const alias = aliases.find(([start]) => bare.startsWith(start));
  return alias ? alias[1] + bare.slice(alias[0].length) : bare;
}

function isTypeOnlyImport(node: ts.ImportDeclaration): boolean {
  const clause = node.importClause;
  if (!clause) return false;
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const named = clause.namedBindings;
  return (
    clause.name === undefined &&
    named !== undefined &&
    ts.isNamedImports(named) &&
    named.elements.length > 0 &&
    named.elements.every((element) => element.isTypeOnly)
  );
}

/** Returns every import of a file: statements, re-exports, `import()` in code and types. */
export function readImports(path: string, source: string): Import[] {
  const imports: Import[] = [];
  const add = (specifier: ts.Node | undefined, isTypeOnly: boolean): void => {
    if (!specifier || !ts.isStringLiteralLike(specifier)) return;
    imports.push({ from: path, to: targetOf(path, specifier.text), isTypeOnly });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) add(node.moduleSpecifier, isTypeOnlyImport(node));
    else if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, node.isTypeOnly);
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
      add(node.argument.literal, true);
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      add(node.arguments[0], false);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(`${path}.tsx`, codeOf(path, source), ts.ScriptTarget.Latest));
  return imports;
}
