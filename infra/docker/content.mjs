// SPDX-License-Identifier: AGPL-3.0-or-later
// Usage: node infra/docker/content.mjs [folder]
// Assembles the content of each image in the folder and prints its size, without a container engine.
// Without an argument it uses a temporary folder and removes it.
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const apps = ['api', 'worker', 'web'];
const root = resolve(import.meta.dirname, '../..');
const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const pnpm = packageManager.split('+')[0];
const wanted = process.argv[2];
const folder = wanted ? resolve(wanted) : mkdtempSync(join(tmpdir(), 'kga-images-'));

try {
  for (const app of apps) {
    const content = join(folder, app);
    rmSync(content, { recursive: true, force: true });
    mkdirSync(content, { recursive: true });
    assemble(app, content);
    const all = measure(content);
    const modules = measure(join(content, 'node_modules'));
    console.log(
      `${app}: ${all.megabytes} MB in ${all.files} files (node_modules ${modules.megabytes} MB)`,
    );
  }
} finally {
  if (!wanted) rmSync(folder, { recursive: true, force: true });
}

/** Runs the images' own script with the pinned pnpm on the PATH. */
function assemble(app, content) {
  const script = 'sh infra/docker/assemble.sh "$KGA_APP" "$KGA_CONTENT"';
  const done = spawnSync('npx', ['--yes', '-p', pnpm, '-c', script], {
    cwd: root,
    env: { ...process.env, KGA_APP: app, KGA_CONTENT: content },
    encoding: 'utf8',
  });
  if (done.status === 0) return;
  throw new Error(`The content of ${app} was not laid out.\n${done.stdout}${done.stderr}`);
}

function measure(path) {
  const entries = existsSync(path)
    ? readdirSync(path, { recursive: true, withFileTypes: true })
    : [];
  const files = entries.filter((entry) => !entry.isDirectory());
  const sizes = files.map(({ parentPath, name }) => lstatSync(join(parentPath, name)).size);
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  return {
    megabytes: (bytes / 1_000_000).toFixed(1),
    files: files.filter((entry) => entry.isFile()).length,
  };
}
