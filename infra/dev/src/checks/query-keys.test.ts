// SPDX-License-Identifier: AGPL-3.0-or-later
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { expect, it } from 'vitest';

import { root } from '../config.ts';

/** A key that is written where it is used: as an option, or as the argument of a function of the client. */
const writtenKey = /\bqueryKey:\s*\[(?!path\])|\b(?:[gs]etQuer(?:y|ies)Data|pagesQuery)\(\s*\[/gi;

const isOfQueries = (file: string) => /^(?:[a-z-]+-)?queries\.ts$/.test(basename(file));

it('finds keys of queries in files of queries alone', () => {
  const files = globSync('apps/web/src/**/*.{ts,tsx}', { cwd: root });
  const lines = files
    .filter((file) => !isOfQueries(file) && !file.includes('.test.'))
    .flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      return [...text.matchAll(writtenKey)].map(
        ({ index }) => `${file}:${text.slice(0, index).split('\n').length}`,
      );
    });
  expect(lines).toEqual([]);
});

it.each(["queryKey: ['a']", 'queryKey: [\n  getUser.url]', 'client.setQueryData([url], 1)'])(
  'recognises %j as a key',
  (text) => {
    expect(text.match(writtenKey)).toHaveLength(1);
  },
);
