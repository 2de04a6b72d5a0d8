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

/** Words and phrases that make a sentence a riddle; names may have some of them. */
const retiredInSentences =
  /\b(anew|told|kept|pieces?|somebody|nobody|whoever|is none|by itself|standing|one[’']s own|another[’']s)\b/i;

const isTest = (file: string): boolean => /\.(test|e2e)\.tsx?$/.test(file);

/** Sentences of some files, by patterns whose second group is the sentence. */
function sentencesIn(files: readonly string[], pattern: RegExp): string[] {
  return files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(pattern)].map(
      ([, , sentence]) => `${file}: ${sentence}`,
    ),
  );
}

/** The sentence after the name of the file. */
const isRiddle = (line: string): boolean =>
  retiredInSentences.test(line.slice(line.indexOf(': ') + 2));

describe('phrases that docs/glossary.md retires', () => {
  const quoted = String.raw`(['"\`])((?:(?!\1)[\s\S])+)\1`;
  const kinds = [
    {
      kind: 'titles of tests',
      files: sources.filter(isTest),
      pattern: new RegExp(String.raw`\b(?:test|it|describe)(?:\.\w+)?\(\s*${quoted}`, 'g'),
    },
    {
      kind: 'texts of the OpenAPI document',
      files: sources.filter((file) => file.startsWith('packages/contracts/') && !isTest(file)),
      pattern: new RegExp(String.raw`\b(?:summary|description|title):\s*${quoted}`, 'g'),
    },
    {
      kind: 'log messages',
      files: sources.filter((file) => /^(apps|packages)\//.test(file) && !isTest(file)),
      pattern: new RegExp(
        String.raw`\blog\??\.(?:debug|info|warn|error|fatal)\((?:\{[^}]*\},\s*)?${quoted}`,
        'g',
      ),
    },
  ];
  test.each(kinds)('are in no $kind', ({ files, pattern }) => {
    const sentences = sentencesIn(files, pattern);
    expect(sentences.length).toBeGreaterThan(10);
    expect(sentences.filter(isRiddle)).toEqual([]);
  });
});
