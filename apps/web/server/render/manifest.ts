// SPDX-License-Identifier: AGPL-3.0-or-later
import { readFile } from 'node:fs/promises';

import { z } from 'zod';

import type { OfflineParts } from '../../src/app/entry-server.tsx';
import { scriptJson } from '../../src/lib/head-tags.ts';
import type { PageAssets, PageTags } from './document.ts';
import { startScript } from './inline-scripts.ts';

const chunk = z.object({
  file: z.string(),
  isEntry: z.boolean().optional(),
  imports: z.array(z.string()).optional(),
  dynamicImports: z.array(z.string()).optional(),
  css: z.array(z.string()).optional(),
});

const manifest = z.record(z.string(), chunk);

/** What Vite says that it built: source paths and their chunks. */
type Manifest = z.infer<typeof manifest>;

const firstFonts = ['/inter-latin.woff2', '/bricolage-grotesque-latin.woff2'];

const ssrManifest = z.record(z.string(), z.array(z.string()));

/** A client build, as Vite describes it. */
export type ClientBuild = {
  readonly manifest: Manifest;
  /** The files that hold a module, for modules that share a chunk and are no key of the manifest. */
  readonly moduleFiles: z.infer<typeof ssrManifest>;
  /** The text of the stylesheets by file. */
  readonly styles: ReadonlyMap<string, string>;
};

/** Reads a client build from its folder. */
export async function readClientBuild(folder: URL): Promise<ClientBuild> {
  const readJson = async (file: string): Promise<unknown> =>
    JSON.parse(await readFile(new URL(file, folder), 'utf8'));
  const built = manifest.parse(await readJson('.vite/manifest.json'));
  const files = new Set(Object.values(built).flatMap(({ css = [] }) => css));
  const styles = await Promise.all(
    [...files].map(async (file) => [file, await readFile(new URL(file, folder), 'utf8')] as const),
  );
  return {
    manifest: built,
    moduleFiles: ssrManifest.parse(await readJson('.vite/ssr-manifest.json')),
    styles: new Map(styles),
  };
}

/** Answers which tags load the modules of a page, from the manifest of the client's build. */
export function builtAssets({ manifest: built, moduleFiles, styles }: ClientBuild): PageAssets {
  const entry = entryOf(built);
  const fonts = Object.entries(built)
    .filter(([source]) => firstFonts.some((font) => source.endsWith(font)))
    .map(([, { file }]) => file);
  const chunksOf = createChunksOf({ manifest: built, moduleFiles });
  const known = new Map<string, PageTags>();
  return (modules) => {
    const sources = [entry, ...modules.flatMap(chunksOf)];
    const key = sources.join(' ');
    const tags = known.get(key) ?? tagsOf(built, styles, sources, fonts);
    known.set(key, tags);
    return tags;
  };
}

function entryOf(built: Manifest): string {
  const entry = Object.keys(built).find((source) => built[source]?.isEntry);
  if (entry === undefined) throw new Error('The client build has no entry.');
  return entry;
}

/** Answers which chunks of the manifest hold a module. */
function createChunksOf({ manifest: built, moduleFiles }: Omit<ClientBuild, 'styles'>) {
  const chunks = new Map(Object.entries(built).map(([key, { file }]) => [`/${file}`, key]));
  return (source: string) =>
    source in built
      ? [source]
      : (moduleFiles[source] ?? []).flatMap((file) => chunks.get(file) ?? []);
}

/** What the service worker stores so that pages work without a connection. */
export type OfflineList = {
  /** Paths of files, which never change. */
  readonly files: readonly string[];
  /** Paths of the api. */
  readonly reads: readonly string[];
};

/**
 * The files of pages, those that they load later, and what they read. The entry and the pages' own are among
 * them, because other caches delete what is oldest.
 */
export function offlineList(build: ClientBuild, parts: OfflineParts): OfflineList {
  const later = parts.pages.flatMap((page) => build.manifest[page]?.dynamicImports ?? []);
  const modules = parts.modules.flatMap(createChunksOf(build));
  const sources = [entryOf(build.manifest), ...parts.pages, ...later, ...modules];
  const { scripts, sheets } = filesOf(build.manifest, sources);
  return { files: [...scripts, ...sheets].map((file) => `/${file}`), reads: parts.reads };
}

/** The files of chunks and of all that they import. */
function filesOf(built: Manifest, sources: readonly string[]) {
  const scripts = new Set<string>();
  const sheets = new Set<string>();
  const visited = new Set<string>();
  // A chunk comes after its imports, because evaluating it evaluates those that are not yet.
  const visit = (source: string) => {
    const found = built[source];
    if (!found || visited.has(source)) return;
    visited.add(source);
    found.css?.forEach((file) => sheets.add(file));
    found.imports?.forEach(visit);
    scripts.add(found.file);
  };
  sources.forEach(visit);
  return { scripts, sheets };
}

function tagsOf(
  built: Manifest,
  styles: ClientBuild['styles'],
  sources: readonly string[],
  fonts: readonly string[],
): PageTags {
  const { scripts, sheets } = filesOf(built, sources);
  return {
    head: [
      // In the page itself: a stylesheet of its own would cost the first paint another round trip.
      ...[...sheets].map((file) => `<style>${styles.get(file) ?? ''}</style>`),
      ...fonts.map(
        (file) =>
          `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin="anonymous">`,
      ),
    ].join('\n'),
    scripts: [
      `<script type="application/json" id="kga-modules">${scriptJson([...scripts].map((file) => `/${file}`))}</script>`,
      `<script>${startScript}</script>`,
    ].join('\n'),
  };
}
