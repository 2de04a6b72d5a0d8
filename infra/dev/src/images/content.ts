// SPDX-License-Identifier: AGPL-3.0-or-later
import { execFileSync } from 'node:child_process';
import { lstatSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { root } from '../config.ts';
import { addressEnd } from '../demonstration/texts.ts';
import { imageApps } from './docker.ts';

/** Files that only tests use, by their path. */
const testOnly = /(?:^|\/)(?:testing|e2e|fixtures?)(?:\/|\.)|\.(?:test|e2e)\.|-fixture\./;

/** Files of the workspace; packages from the registry bring tests of their own. */
const isOwn = (file: string) =>
  /^(?!.*node_modules\/)|node_modules\/@kga\/(?!.*node_modules\/)/.test(file);

const sourceOnly = /\.(?:map|[mc]?tsx?|tsbuildinfo)$/;

/** Files that hold secrets by their name, in whatever package. */
const secretName =
  /(?:^|\/)(?:\.env[^/]*|\.npmrc|\.netrc|\.git|id_(?:rsa|ed25519)|[^/]+\.(?:key|p12))$/;

/** A key as it stands in a file, and not the line alone, which libraries look for. */
const privateKey = /-----BEGIN [A-Z ]*PRIVATE KEY-----\s*[\w+/=]{40}/;

const text = /\.(?:[mc]?js|json|pem|crt|txt|html|ya?ml)$/;

/** Paths of all files and links; a recursive `readdir` would follow links to folders. */
function listFiles(folder: string, below = ''): string[] {
  return readdirSync(join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const path = join(below, entry.name);
    return entry.isDirectory() ? listFiles(folder, path) : [path];
  });
}

/**
 * What the application's folder of an image holds and should not, one line for each file;
 * empty where all is well.
 */
export function findUnwanted(folder: string): string[] {
  const contentOf = (file: string) => {
    const path = join(folder, file);
    return text.test(file) && lstatSync(path).isFile() ? readFileSync(path, 'utf8') : '';
  };
  const reasonOf = (file: string): string | undefined => {
    if (isOwn(file) && testOnly.test(file)) return 'only tests use it';
    if (sourceOnly.test(file)) return 'source or map';
    const content = contentOf(file);
    if (secretName.test(file) || privateKey.test(content)) return 'secret';
    const isDemonstration = file.endsWith('.js') && isOwn(file) && content.includes(addressEnd);
    return isDemonstration ? 'of the demonstration' : undefined;
  };
  return listFiles(folder).flatMap((file) => {
    const reason = reasonOf(file);
    return reason === undefined ? [] : `${file} (${reason})`;
  });
}

const font = /\.(?:woff2?|ttf|otf)$/;

/** Sizes of the files of the folder, those of fonts apart, in megabytes. */
export function measure(folder: string): { code: number; fonts: number; files: number } {
  const files = listFiles(folder);
  const sizeOf = (some: readonly string[]) =>
    some.reduce((sum, file) => sum + lstatSync(join(folder, file)).size, 0) / 1_000_000;
  const fonts = files.filter((file) => font.test(file));
  const code = files.filter((file) => !font.test(file));
  return { code: sizeOf(code), fonts: sizeOf(fonts), files: files.length };
}

// Usage: npm run images:content [-- folder]
// Assembles the content of each image in the folder, or in a temporary one, and prints its size, without a container engine.
if (import.meta.main) {
  const wanted = process.argv[2];
  const folder =
    wanted === undefined ? mkdtempSync(join(tmpdir(), 'kga-images-')) : resolve(wanted);
  try {
    for (const app of imageApps) {
      const content = join(folder, app);
      rmSync(content, { recursive: true, force: true });
      execFileSync('sh', [join(root, 'infra/docker/assemble.sh'), app, content], { cwd: root });
      const { code, fonts, files } = measure(content);
      const megabytes = [code, fonts].map((size) => size.toFixed(1));
      console.log(`${app}: ${megabytes[0]} MB and ${megabytes[1]} MB of fonts in ${files} files`);
    }
  } finally {
    if (wanted === undefined) rmSync(folder, { recursive: true, force: true });
  }
}
