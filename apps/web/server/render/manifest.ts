import { readFile } from 'node:fs/promises';

import { z } from 'zod';

import { scriptJson } from '../../src/lib/script-json.ts';
import type { PageAssets, PageTags } from './document.ts';
import { startScript } from './inline-scripts.ts';

const chunk = z.object({
  file: z.string(),
  isEntry: z.boolean().optional(),
  imports: z.array(z.string()).optional(),
  css: z.array(z.string()).optional(),
});

const manifest = z.record(z.string(), chunk);

/** What Vite says that it built: source paths and their chunks. */
type Manifest = z.infer<typeof manifest>;

const firstFonts = ['/inter-latin.woff2', '/bricolage-grotesque-latin.woff2'];

/** A client build: its manifest, and the text of its stylesheets by file. */
export type ClientBuild = {
  readonly manifest: Manifest;
  readonly styles: ReadonlyMap<string, string>;
};

/** Reads a client build from its folder. */
export async function readClientBuild(folder: URL): Promise<ClientBuild> {
  const built = manifest.parse(
    JSON.parse(await readFile(new URL('.vite/manifest.json', folder), 'utf8')),
  );
  const files = new Set(Object.values(built).flatMap(({ css = [] }) => css));
  const styles = await Promise.all(
    [...files].map(async (file) => [file, await readFile(new URL(file, folder), 'utf8')] as const),
  );
  return { manifest: built, styles: new Map(styles) };
}

/** Answers which tags load the modules of a page, from the manifest of the client's build. */
export function builtAssets({ manifest: built, styles }: ClientBuild): PageAssets {
  const entry = Object.keys(built).find((source) => built[source]?.isEntry);
  if (entry === undefined) throw new Error('The client build has no entry.');
  const fonts = Object.entries(built)
    .filter(([source]) => firstFonts.some((font) => source.endsWith(font)))
    .map(([, { file }]) => file);
  const known = new Map<string, PageTags>();
  return (modules) => {
    const sources = [entry, ...modules.filter((source) => source in built)];
    const key = sources.join(' ');
    const tags = known.get(key) ?? tagsOf(built, styles, sources, fonts);
    known.set(key, tags);
    return tags;
  };
}

function tagsOf(
  built: Manifest,
  styles: ClientBuild['styles'],
  sources: readonly string[],
  fonts: readonly string[],
): PageTags {
  const scripts = new Set<string>();
  const sheets = new Set<string>();
  const visit = (source: string) => {
    const found = built[source];
    if (!found || scripts.has(found.file)) return;
    scripts.add(found.file);
    found.imports?.forEach(visit);
    found.css?.forEach((file) => sheets.add(file));
  };
  sources.forEach(visit);
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
