import { statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Where the platform sends a visitor whose address names a page in another way than its file does: `/about/` to
 * `/about` for `about.html`, `/shop` to `/shop/` for `shop/index.html`; with single slashes. Undefined where it does not.
 */
export function canonicalPath(dist: string, pathname: string): string | undefined {
  const isFile = (path: string): boolean =>
    statSync(join(dist, path), { throwIfNoEntry: false })?.isFile() ?? false;
  const single = pathname.replace(/\/{2,}/g, '/');
  const bare = single.replace(/\/$/, '');
  const isFolder = !isFile(bare) && !isFile(`${bare}.html`) && isFile(`${bare}/index.html`);
  const tidy = isFile(`${bare}.html`) ? bare : isFolder ? `${bare}/` : single;
  return tidy === pathname ? undefined : tidy;
}
