// SPDX-License-Identifier: AGPL-3.0-or-later
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { root } from '../config.ts';

const source = /\.(?:tsx?|mjs|js|css|sh|Dockerfile)$/;

/** On the first line, or behind one that a program reads. */
const header = /^(?:#!.*\n)?(?:\/\/|\/\*|#) SPDX-License-Identifier: AGPL-3\.0-or-later\b/;

/** Files that git has or would take. */
const files = () =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 16 * 1024 * 1024,
  })
    .split('\n')
    .filter((file) => source.test(file));

test('every source file begins with its licence', () => {
  const without = files().filter((file) => !header.test(readFileSync(join(root, file), 'utf8')));
  expect(without).toEqual([]);
});
