import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Simple tools split a migration at every semicolon, even in a comment. */
it.each(globSync('netlify/database/migrations/*/migration.sql').sort())(
  '%s has no semicolon in a comment',
  (file) => {
    const comments = readFileSync(file, 'utf8').match(/--.*/g) ?? [];
    expect(comments.filter((comment) => comment.includes(';'))).toEqual([]);
  },
);
