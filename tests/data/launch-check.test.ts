import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lastPostings } from '#data/calendar.ts';
import { pageDates } from '#data/page-dates.ts';
import { findById } from '#domain/catalogue.ts';
import { faq } from '#data/faq.ts';
import { postage } from '#data/postage.ts';
import { policies } from '#data/policies.ts';
import { shippingOptions } from '#data/shipping.ts';
import { shop } from '#data/shop.ts';
import { tastingNotes } from '#data/tasting-notes.ts';

const check = (cwd: string) =>
  spawnSync(process.execPath, ['src/data/launch-check.ts'], { cwd, encoding: 'utf8' });

describe('what the owner has not confirmed', () => {
  const { status, stdout } = check(process.cwd());
  const facts: { name: string; confirmed: boolean }[] = [
    { name: 'shop.ts: address', confirmed: shop.confirmed },
    { name: 'policies.ts: posting days', confirmed: policies.confirmed },
    { name: 'postage.ts: weights of', confirmed: postage.confirmed },
    { name: 'tasting-notes.ts: what each', confirmed: tastingNotes.confirmed },
    ...faq.map(({ title, confirmed }) => ({ name: `faq.ts: ${title}`, confirmed })),
    ...Object.values(pageDates).map(({ title, confirmed }) => ({
      name: `page-dates.ts: ${title}`,
      confirmed,
    })),
    ...lastPostings.map(({ shippingId, event, confirmed }) => ({
      name: `calendar.ts: last posting date of ${findById(shippingOptions, shippingId)?.name} before ${event}`,
      confirmed,
    })),
  ];

  it.each(facts)('is listed: $name', ({ name, confirmed }) => {
    expect(stdout.includes(`- ${name}`)).toBe(!confirmed);
  });

  it('fails the launch check', () => {
    expect(status).toBe(stdout.includes('\n- ') ? 1 : 0);
  });
});

describe('a production deploy', () => {
  const copy = mkdtempSync(join(tmpdir(), 'launch-check-'));
  const inData = (name: string): string => join(copy, 'src/data', name);
  const replaceIn = (name: string, from: string, to: string): void =>
    writeFileSync(inData(name), readFileSync(inData(name), 'utf8').replaceAll(from, to));

  beforeAll(() => {
    cpSync('package.json', join(copy, 'package.json'));
    for (const folder of ['src/data', 'src/domain']) {
      cpSync(folder, join(copy, folder), { recursive: true });
    }
    for (const name of readdirSync(inData('.')).filter((file) => file.endsWith('.ts'))) {
      replaceIn(name, 'confirmed: false', 'confirmed: true');
    }
  });
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  it('runs the launch check first', () => {
    const [, production = ''] = readFileSync('netlify.toml', 'utf8').split('[context.production]');
    expect(production).toMatch(/^\s*command = "npm run check:launch && /);
  });

  it('continues once every fact is confirmed', () => {
    const { status, stdout } = check(copy);
    expect([status, stdout]).toEqual([0, 'Every fact is confirmed.\n']);
  });

  it.each([
    ['flavours.ts', 'flavours.ts: Baileys: ingredients, gluten, nutrition'],
    ['calendar.ts', 'calendar.ts: last posting date of Royal Mail 2nd Class before 2026-12-25'],
    ['shop.ts', 'shop.ts: address, e-mail, telephone, hours, social links'],
  ])('stops while a fact in %s is unconfirmed', (name, fact) => {
    replaceIn(name, 'confirmed: true', 'confirmed: false');
    const { status, stdout } = check(copy);
    replaceIn(name, 'confirmed: false', 'confirmed: true');
    expect(status).toBe(1);
    expect(stdout).toContain(`- ${fact}`);
  });
});
