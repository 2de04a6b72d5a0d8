import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { root } from '../config.ts';
import { addressEnd } from '../demonstration/members.ts';

// A build without a cache takes minutes on a small machine.
const timeout = 600_000;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'kga-images-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Files that only tests use, by their path. */
const testOnly = /(?:^|\/)(?:testing|e2e|fixtures?)(?:\/|\.)|\.(?:test|e2e)\.|-fixture\./;

/** Files of the workspace; packages from the registry bring tests of their own. */
const isOwn = (file: string) =>
  /^(?!.*node_modules\/)|node_modules\/@kga\/(?!.*node_modules\/)/.test(file);

test.each([
  ['api', 'dist/main.js'],
  ['worker', 'dist/main.js'],
  ['web', 'dist/server/main.js'],
])(
  'the image of %s holds its entry point, and nothing of tests or of the demonstration',
  (app, entry) => {
    const content = join(folder, app);
    const script = join(root, 'infra/docker/assemble.sh');
    execFileSync('sh', [script, app, content], { cwd: root, stdio: 'pipe' });
    const files = readdirSync(content, { recursive: true, encoding: 'utf8' });
    const own = files.filter(isOwn);
    expect(own).toContain(entry);
    expect(own.filter((file) => testOnly.test(file))).toEqual([]);
    const isDemonstration = (file: string) =>
      file.endsWith('.js') && readFileSync(join(content, file), 'utf8').includes(addressEnd);
    expect(own.filter(isDemonstration)).toEqual([]);
  },
  timeout,
);
