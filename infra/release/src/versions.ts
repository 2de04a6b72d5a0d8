// SPDX-License-Identifier: AGPL-3.0-or-later
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { parse } from 'yaml';
import { z } from 'zod';

/** Root of the checkout. */
export const root = resolve(import.meta.dirname, '../../..');

/** A file that states the version, and where in its text. */
export interface VersionPlace {
  readonly file: string;
  /** The version is the first group. It finds every place of the file. */
  readonly pattern: RegExp;
}

const versionPattern = /^\d+\.\d+\.\d+(-[0-9A-Za-z]+(\.[0-9A-Za-z]+)*)?$/;

/** Without build metadata, because tags of images must not contain `+`. */
export const isVersion = (text: string): boolean => versionPattern.test(text);

const inManifest = /^ {2}"version": "([^"]+)"/m;
const inDockerfile = /^ARG VERSION=(\S+)$/gm;
const inKustomization = /^ +newTag: (\S+)$/gm;

/** The version that all others repeat. */
export function readVersion(): string {
  const manifest = readFileSync(join(root, 'package.json'), 'utf8');
  const version = inManifest.exec(manifest)?.[1];
  if (version === undefined) throw new Error('package.json states no version');
  return version;
}

/** Every file that states the version, the root's package.json first. */
export function versionPlaces(): VersionPlace[] {
  return [
    { file: 'package.json', pattern: inManifest },
    ...workspaceManifests().map((file) => ({ file, pattern: inManifest })),
    ...globSync('infra/docker/*.Dockerfile', { cwd: root })
      .toSorted()
      .map((file) => ({ file, pattern: inDockerfile })),
    { file: 'infra/kubernetes/base/kustomization.yaml', pattern: inKustomization },
  ];
}

function workspaceManifests(): string[] {
  const workspace = z
    .object({ packages: z.array(z.string()) })
    .parse(parse(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8')));
  const patterns = workspace.packages.map((folder) => `${folder}/package.json`);
  return globSync(patterns, { cwd: root }).toSorted();
}

/** Versions that a text states. */
export function versionsIn(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(new RegExp(pattern, 'gm'))].flatMap(([, version]) => version ?? []);
}

export function replaceVersions(text: string, pattern: RegExp, version: string): string {
  return text.replace(pattern, (match, former: string) => match.replace(former, version));
}

/** Says which files state no version or another one. */
export function findDisagreements(version: string): string[] {
  return versionPlaces().flatMap(({ file, pattern }) => {
    const found = versionsIn(readFileSync(join(root, file), 'utf8'), pattern);
    if (found.length === 0) return [`${file} states no version`];
    const others = new Set(found.filter((other) => other !== version));
    return [...others].map((other) => `${file} says ${other}, package.json ${version}`);
  });
}

/** @returns the files that were written */
export function writeVersion(version: string): string[] {
  return versionPlaces().map(({ file, pattern }) => {
    const path = join(root, file);
    writeFileSync(path, replaceVersions(readFileSync(path, 'utf8'), pattern, version));
    return file;
  });
}
