// SPDX-License-Identifier: AGPL-3.0-or-later
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { root } from '../config.ts';

const glossary = readFileSync(join(root, 'docs/glossary.md'), 'utf8');
const retired = new Set(glossary.trim().split('\n').at(-1)?.split(', '));

const sources = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(root, file)));

const wordsOf = (name: string): string[] =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/);

const hasRetiredWord = (name: string): boolean => wordsOf(name).some((word) => retired.has(word));

/** Names of the exported declarations of a file. */
const exportsOf = (file: string): string[] =>
  [
    ...readFileSync(join(root, file), 'utf8').matchAll(
      /^export (?:async )?(?:function|const|type|class) (\w+)/gm,
    ),
  ].flatMap(([, name]) => name ?? []);

describe('words that docs/glossary.md retires', () => {
  test('are found in its last line', () => {
    expect(retired.has('kept')).toBe(true);
    expect(retired.size).toBeGreaterThan(10);
  });

  test('name no file', () => {
    expect(sources.filter(hasRetiredWord)).toEqual([]);
  });

  test('name no export', () => {
    const offenders = sources.flatMap((file) =>
      exportsOf(file)
        .filter(hasRetiredWord)
        .map((name) => `${file}: ${name}`),
    );
    expect(offenders).toEqual([]);
  });
});
