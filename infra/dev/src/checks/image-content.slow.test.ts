// SPDX-License-Identifier: AGPL-3.0-or-later
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { root } from '../config.ts';
import { findUnwanted } from '../images/content.ts';

// A build without a cache takes minutes on a small machine.
const timeout = 600_000;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'kga-images-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each([
  ['api', 'dist/main.js'],
  ['worker', 'dist/main.js'],
  ['web', 'dist/server/main.js'],
])(
  'the image of %s holds what it imports, and nothing but what runs in production',
  (app, entry) => {
    const content = join(folder, app);
    const script = join(root, 'infra/docker/assemble.sh');
    execFileSync('sh', [script, app, content], { cwd: root, stdio: 'pipe' });
    expect(findUnwanted(content)).toEqual([]);
    // Everything that it imports is there; then it misses its settings.
    const { stderr } = spawnSync(process.execPath, [entry], { cwd: content, env: {} });
    expect(stderr.toString()).toMatch(/^\w+_URL: Invalid input/);
  },
  timeout,
);
