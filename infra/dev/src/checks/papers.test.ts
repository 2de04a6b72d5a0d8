// SPDX-License-Identifier: AGPL-3.0-or-later
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

import { describe, expect, test } from 'vitest';
import { z } from 'zod';

import { root } from '../config.ts';

const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));

const markdownBelow = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => join(folder, file));

const papers = [
  ...readdirSync(root).filter((file) => file.endsWith('.md')),
  ...markdownBelow('docs'),
  ...markdownBelow('.github'),
];

const read = (paper: string) => readFileSync(join(root, paper), 'utf8');

/** As GitHub names the anchor of a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

const anchorsOf = (paper: string) =>
  [...read(paper).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

/** Links to files of the repository that are not there, or to headings that these do not have. */
function brokenLinks(paper: string): string[] {
  const links = [...read(paper).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
  return links
    .filter((link) => !/^[a-z]+:/.test(link))
    .filter((link) => {
      const [file = '', anchor] = link.split('#');
      const target = file === '' ? paper : join(dirname(paper), file);
      if (!existsSync(join(root, target))) return true;
      return anchor !== undefined && target.endsWith('.md') && !anchorsOf(target).includes(anchor);
    });
}

test.each(papers)('the links of %s lead somewhere', (paper) => {
  expect(brokenLinks(paper)).toEqual([]);
});

test.each(papers)('the commands of %s exist', (paper) => {
  const named = [...read(paper).matchAll(/\bnpm run ([a-z][\w:-]*)/g)].map(([, name = '']) => name);
  expect(named.filter((name) => scripts[name] === undefined)).toEqual([]);
});

describe('decisions', () => {
  const records = markdownBelow('docs/decisions').filter((file) => /\/\d{4}-/.test(file));
  const index = read('docs/decisions/README.md');

  test.each(records)('%s has a status and stands in the index once', (record) => {
    expect(read(record)).toMatch(
      /^# \d+\. .+\n\n\*\*Status\.\*\* (?:Accepted|Superseded|Reversed) /,
    );
    expect(index.split(`(${basename(record)})`)).toHaveLength(2);
  });
});

test('the changelog has a section for what comes next, and for this version', () => {
  const { version } = z
    .object({ version: z.string() })
    .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
  expect(read('CHANGELOG.md')).toContain('## [Unreleased]\n');
  expect(read('CHANGELOG.md')).toMatch(new RegExp(String.raw`^## \[${version}\] - \d{4}-`, 'm'));
});
