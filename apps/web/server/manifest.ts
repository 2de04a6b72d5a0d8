import { readFile } from 'node:fs/promises';

import { z } from 'zod';

import type { PageAssets, PageTags } from './document.ts';

const chunk = z.object({
  file: z.string(),
  isEntry: z.boolean().optional(),
  imports: z.array(z.string()).optional(),
  css: z.array(z.string()).optional(),
});

const manifest = z.record(z.string(), chunk);

/** What Vite says that it built: source paths and their chunks. */
export type Manifest = z.infer<typeof manifest>;

const firstFonts = ['/inter-latin.woff2', '/bricolage-grotesque-latin.woff2'];

/** Reads the manifest of a client build. */
export async function readManifest(file: URL): Promise<Manifest> {
  return manifest.parse(JSON.parse(await readFile(file, 'utf8')));
}

/** Answers which tags load the modules of a page, from the manifest of the client's build. */
export function builtAssets(built: Manifest): PageAssets {
  const entry = Object.keys(built).find((source) => built[source]?.isEntry);
  if (entry === undefined) throw new Error('The client build has no entry.');
  const fonts = Object.entries(built)
    .filter(([source]) => firstFonts.some((font) => source.endsWith(font)))
    .map(([, { file }]) => file);
  const known = new Map<string, PageTags>();
  return (modules) => {
    const sources = [entry, ...modules.filter((source) => source in built)];
    const key = sources.join(' ');
    const tags = known.get(key) ?? tagsOf(built, sources, fonts);
    known.set(key, tags);
    return tags;
  };
}

function tagsOf(built: Manifest, sources: readonly string[], fonts: readonly string[]): PageTags {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (source: string) => {
    const found = built[source];
    if (!found || scripts.has(found.file)) return;
    scripts.add(found.file);
    found.imports?.forEach(visit);
    found.css?.forEach((file) => styles.add(file));
  };
  sources.forEach(visit);
  const [entry, ...others] = scripts;
  return {
    head: [
      ...[...styles].map((file) => `<link rel="stylesheet" href="/${file}">`),
      ...fonts.map(
        (file) =>
          `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin="anonymous">`,
      ),
    ].join('\n'),
    // At the end, so that the text and its style come first on a slow line.
    scripts: [
      ...others.map((file) => `<link rel="modulepreload" href="/${file}">`),
      `<script type="module" src="/${entry}"></script>`,
    ].join('\n'),
  };
}
