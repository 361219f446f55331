import { statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns the path to which the platform redirects: `/about/` to `/about` for `about.html`, `/shop` to `/shop/` for
 * `shop/index.html`, double slashes to single ones. Undefined if the path is canonical.
 */
export function canonicalPath(dist: string, pathname: string): string | undefined {
  const isFile = (path: string): boolean =>
    statSync(join(dist, path), { throwIfNoEntry: false })?.isFile() ?? false;
  const single = pathname.replace(/\/{2,}/g, '/');
  const bare = single.replace(/\/$/, '');
  const isFolder = !isFile(bare) && !isFile(`${bare}.html`) && isFile(`${bare}/index.html`);
  const canonical = isFile(`${bare}.html`) ? bare : isFolder ? `${bare}/` : single;
  return canonical === pathname ? undefined : canonical;
}
