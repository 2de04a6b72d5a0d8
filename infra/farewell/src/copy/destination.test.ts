// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod';

import { findBrokenLinks } from '../checks/check-links.ts';
import { openDestination } from './destination.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kga-copy-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a run that was killed goes on with what is missing, and ends with checksums', async () => {
  const first = openDestination(folder);
  await first.remember('date', z.string(), () => '2026-11-23');
  first.write('/ en 1', 'index.html', 'one', 'Title');
  // The process ends while it notes the second file.
  writeFileSync(join(folder, 'half.html'), 'ha');
  appendFileSync(join(folder, '.farewell/journal.jsonl'), '{"source":"/half en 1","file":"ha');

  const second = openDestination(folder);
  expect(second.isNew).toBe(false);
  expect(await second.remember('date', z.string(), () => '2026-11-24')).toBe('2026-11-23');
  expect(second.find('/ en 1')).toMatchObject({ file: 'index.html', title: 'Title' });
  expect(second.find('/half en 1')).toBeUndefined();
  second.write('/half en 1', 'half.html', 'half');

  const third = openDestination(folder);
  expect(third.find('/half en 1')?.bytes).toBe(4);
  third.writeChecksums();
  third.finish();
  expect(readFileSync(join(folder, 'SHA256SUMS'), 'utf8')).toMatch(
    /^[0-9a-f]{64} {2}half\.html\n[0-9a-f]{64} {2}index\.html\n$/,
  );
  expect(existsSync(join(folder, '.farewell'))).toBe(false);
  expect(() => openDestination(folder)).toThrow('not empty');
});

test('links that lead to no file or no part of one are found', () => {
  const { write } = openDestination(folder);
  write(
    'a',
    'a.html',
    '<a href="de/b.html#here">1</a><a href="c.html">2</a><a href="https://x.example">3</a>',
  );
  write(
    'b',
    'de/b.html',
    '<p id="here"></p><a href="../a.html#there">4</a><a href="b.html?q=1">5</a>',
  );
  write('s', 's.css', '@font-face{src:url(f.woff2)}');
  expect(findBrokenLinks(folder)).toEqual({
    checked: 5,
    broken: ['a.html: c.html', 's.css: f.woff2', 'de/b.html: ../a.html#there (no such part)'],
  });
});
