// SPDX-License-Identifier: AGPL-3.0-or-later
import { lstatSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { addressEnd } from '../demonstration/texts.ts';

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

const all = (reason: string, found: readonly string[]) =>
  found.map((name) => `${name} (${reason})`);

/**
 * What the application's folder of an image holds and should not, one line for each file;
 * empty where all is well.
 */
export function findUnwanted(folder: string): string[] {
  const files = listFiles(folder);
  const own = files.filter(isOwn);
  const holds = (file: string, wanted: (content: string) => boolean) => {
    const path = join(folder, file);
    return text.test(file) && lstatSync(path).isFile() && wanted(readFileSync(path, 'utf8'));
  };
  return [
    ...all(
      'only tests use it',
      own.filter((file) => testOnly.test(file)),
    ),
    ...all(
      'of the demonstration',
      own.filter((file) => file.endsWith('.js') && holds(file, (js) => js.includes(addressEnd))),
    ),
    ...all(
      'source or map',
      files.filter((file) => sourceOnly.test(file)),
    ),
    ...all(
      'secret',
      files.filter((file) => secretName.test(file) || holds(file, (js) => privateKey.test(js))),
    ),
  ];
}

const font = /\.(?:woff2?|ttf|otf)$/;

/** Bytes of the files of the folder, those of fonts apart. */
export function measure(folder: string): { code: number; fonts: number } {
  const size = { code: 0, fonts: 0 };
  for (const file of listFiles(folder)) {
    size[font.test(file) ? 'fonts' : 'code'] += lstatSync(join(folder, file)).size;
  }
  return size;
}
