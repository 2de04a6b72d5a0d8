// SPDX-License-Identifier: AGPL-3.0-or-later
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { root } from '../config.ts';

/** Stands where a text or table is still to come. */
const placeholder = /@@\w+@@/;

/** Lines of a text, by their numbers, that still have a placeholder. */
const unfinishedLines = (text: string): number[] =>
  text.split('\n').flatMap((line, index) => (placeholder.test(line) ? [index + 1] : []));

const documents = execFileSync('git', ['ls-files', '*.md', '*.txt'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(root, file)));

test('no document has a placeholder', () => {
  expect(documents).toContain('docs/architecture.md');
  const unfinished = documents.flatMap((file) =>
    unfinishedLines(readFileSync(join(root, file), 'utf8')).map((line) => `${file}:${line}`),
  );
  expect(unfinished).toEqual([]);
});

test('a placeholder is found wherever it stands in a line', () => {
  expect(unfinishedLines('# Faults\n\n@@TABLE@@\nsee @@THE_PAGE@@.\nada@@example.org')).toEqual([
    3, 4,
  ]);
});
