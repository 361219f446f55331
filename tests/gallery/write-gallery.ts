import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import {
  beforeFolder,
  galleryFolder,
  photoName,
  root,
  screenName,
  SCREENS,
} from './gallery-folder.ts';
import { galleryTitles } from './states.ts';

type Change = 'new' | 'changed' | 'same' | 'missing';

function changeOf(photo: string): Change {
  const now = join(galleryFolder, photo);
  const before = join(beforeFolder, photo);
  if (!existsSync(now)) return 'missing';
  if (!existsSync(before)) return 'new';
  return readFileSync(now).equals(readFileSync(before)) ? 'same' : 'changed';
}

function figure(title: string, width: number): string {
  const photo = photoName(title, width);
  const change = changeOf(photo);
  if (change === 'missing') return `<p>${width} px: no photograph; its test failed.</p>`;
  const image = (folder: string, label: string): string =>
    `<figure><figcaption>${width} px${label}</figcaption><img loading="lazy" width="${width}" src="${folder}${photo}" alt=""></figure>`;
  const before = change === 'changed' ? image('../gallery-before/', ', before') : '';
  const screen = screenName(title, width);
  const first = existsSync(join(galleryFolder, screen))
    ? `<figure><figcaption>the first screen</figcaption><img loading="lazy" width="${width}" src="${screen}" alt=""></figure>`
    : '';
  return before + first + image('', change === 'same' ? '' : `, ${change}`);
}

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const idOf = (title: string): string => photoName(title, 0).replace('-0.jpg', '');

/** Writes `index.html`: every state at every width, beside its photograph of the run before where the two differ. */
export default function writeGallery(): void {
  const isChanged = (title: string): boolean =>
    SCREENS.some(({ width }) => changeOf(photoName(title, width)) !== 'same');
  const links = galleryTitles.map(
    (title) =>
      `<li><a href="#${idOf(title)}">${escape(title)}</a>${isChanged(title) ? ' <b>changed</b>' : ''}</li>`,
  );
  const sections = galleryTitles.map((title) => {
    const figures = SCREENS.map(({ width }) => figure(title, width)).join('');
    return `<section id="${idOf(title)}"><h2>${escape(title)}</h2><div>${figures}</div></section>`;
  });
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Gallery</title><style>
body{font:1rem/1.5 system-ui;margin:2rem}section>div{display:flex;flex-wrap:wrap;gap:2rem;align-items:start}
figure{margin:0}img{border:1px solid #999;max-width:100%;height:auto}ol{columns:20rem}b{color:#b00}
</style><h1>Gallery</h1><ol>${links.join('')}</ol>${sections.join('')}</html>`;
  const index = join(galleryFolder, 'index.html');
  writeFileSync(index, page);
  console.log(`\n${galleryTitles.length} states: ${relative(root, index)}`);
}
