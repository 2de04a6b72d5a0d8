import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
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
  'the image of %s holds its entry point, and nothing but what runs in production',
  (app, entry) => {
    const content = join(folder, app);
    const script = join(root, 'infra/docker/assemble.sh');
    execFileSync('sh', [script, app, content], { cwd: root, stdio: 'pipe' });
    expect(existsSync(join(content, entry))).toBe(true);
    expect(findUnwanted(content)).toEqual([]);
  },
  timeout,
);
