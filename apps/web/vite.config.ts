// SPDX-License-Identifier: AGPL-3.0-or-later
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

import { buildTargets } from './browsers/line.ts';
import product from './package.json' with { type: 'json' };
import { checkBrowserLine } from './plugins/browser-line.ts';
import { messages } from './plugins/messages.ts';
import { olderStyles } from './plugins/older-styles.ts';
import { slimForBrowsers } from './plugins/server-parts.ts';

const entry = '/src/app/entry-client.tsx';
const landingPage = '/src/pages/landing.tsx';

/** Functions of zod that only make a schema or a check. */
const pureSchemas = [
  'array',
  'boolean',
  'enum',
  'int',
  'maxLength',
  'minLength',
  'nullable',
  'number',
  'object',
  'optional',
  'pipe',
  'refine',
  'regex',
  'string',
  'transform',
  'union',
  'uuid',
].map((name) => `z.${name}`);

/** The browser's build goes to dist/client, `vite build --ssr` of the server to dist/server. */
// oxlint-disable-next-line max-lines-per-function -- A table of settings.
export default defineConfig(({ isSsrBuild, command, mode }) => ({
  plugins: [
    messages({ pseudo: mode === 'test' }),
    react(),
    tailwindcss(),
    ...(isSsrBuild ? [] : [slimForBrowsers(), checkBrowserLine(), precompress()]),
  ],
  resolve: { conditions: ['kga-source', 'module', 'browser', 'development|production'] },
  // One object for each file: nothing imports single messages.
  json: { namedExports: false },
  css: { postcss: { plugins: [olderStyles] } },
  ssr: {
    resolve: {
      conditions: ['kga-source', 'module', 'module-sync', 'node', 'development|production'],
      externalConditions: ['kga-source', 'module-sync', 'node'],
    },
    // The build runs from its folder alone, beside the server's own dependencies.
    ...(command === 'build'
      ? { noExternal: true, external: Object.keys(product.dependencies) }
      : { noExternal: [/^@kga\//] }),
  },
  // React's production build, whatever the environment says where the server runs.
  ...(command === 'build' ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        target: 'node24',
        copyPublicDir: false,
        rolldownOptions: { output: { entryFileNames: '[name].js' } },
      }
    : {
        outDir: 'dist/client',
        target: buildTargets,
        manifest: true,
        ssrManifest: true,
        // The list of what each page needs is as large as a small page, on every first visit.
        modulePreload: false,
        // A data: font would break the content security policy.
        assetsInlineLimit: (file) => (/\.woff2?$/.test(file) ? false : undefined),
        rolldownOptions: {
          // No class of ours or of a library has a field with the name of a setter.
          transform: { assumptions: { setPublicClassFields: true } },
          // Schemas that no page of a chunk uses leave nothing behind.
          treeshake: {
            propertyReadSideEffects: false,
            unknownGlobalSideEffects: false,
            manualPureFunctions: pureSchemas,
          },
          input: 'src/app/entry-client.tsx',
          output: {
            codeSplitting: {
              groups: [
                // The first that is evaluated: others call its functions at once.
                { name: 'fills', test: /\/src\/app\/polyfills\.ts$/ },
                {
                  name: 'react',
                  test: /node_modules\/(?:react|react-dom|scheduler|react-router[\w-]*)\/|rolldown\/runtime/,
                },
                // What these pages share with others: many small files cost more than one.
                {
                  name: (id, context) =>
                    // The languages in use are for lists and forms alike, and small.
                    id.endsWith('/src/components/language-queries.ts') ||
                    isImportedBy(landingPage, id, (module) => context.getModuleInfo(module))
                      ? 'kit'
                      : null,
                  test: inKit,
                  minShareCount: 2,
                },
                { name: bundledMessages, test: /\/messages\// },
                // Apart from the entry, so that a page's chunk does not evaluate the entry first.
                {
                  name: (id, context) =>
                    // Guests, whose registration every page loads, need `freshness`.
                    id.endsWith('/src/lib/freshness.ts') ||
                    isImportedBy(entry, id, (module) => context.getModuleInfo(module))
                      ? 'app'
                      : null,
                  test: (id) => inKit.test(id) && !id.endsWith(entry),
                },
                { name: 'icons', test: /lucide-react\/dist\/esm\/icons\//, minShareCount: 2 },
                // After the group of every page, which these would take modules from.
                {
                  name: (id, context) =>
                    isImportedBy(landingPage, id, (module) => context.getModuleInfo(module))
                      ? 'petition'
                      : null,
                  test: /src\/(?:features\/petitions\/petition\/|petitions\/(?:areas|progress)|progress-bar)/,
                  minShareCount: 2,
                },
                {
                  name: 'accounts',
                  test: /contracts\/src\/(?:accounts\/accounts|core\/person-fields)\./,
                  minShareCount: 2,
                },
                {
                  name: 'page',
                  test: /src\/(?:lib\/queries|components\/(?:list-page|moved-page|page-state|skeletons)|badge)\.tsx?$/,
                  minShareCount: 2,
                },
                {
                  name: 'own-items',
                  test: /src\/(?:content\/own-items|auth\/guest\/ensure-registered)\.ts$/,
                },
                {
                  name: 'archive',
                  test: /src\/(?:features\/archive\/(?:queries|game-summary)|archive\/archive)\.tsx?$/,
                  minShareCount: 2,
                },
              ],
            },
          },
        },
      },
}));

/**
 * Modules that may join the landing page's chunk. The index files of contracts and query-core
 * import every module of theirs, so those that the landing page does not use are left out here.
 */
const inKit = new RegExp(
  '^(?!.*(?:' +
    [
      String.raw`src/(?:features/petitions/petition/|pages/)`,
      String.raw`packages/contracts/src/(?!core/(?!audit-actions|index|messages|palettes|particles|person-fields|rates|regions|text-search|links/(?:web-addresses|widget-paths))|accounts/(?:guests|user)\.|news/news\.)`,
      String.raw`packages/ui/src/progress-bar`,
      String.raw`query-core/build/modern/(?:infiniteQueryObserver|mutationObserver|queriesObserver)`,
      String.raw`react-query/build/modern/(?:useInfiniteQuery|useMutation|useQueries)`,
    ].join('|') +
    '))',
);

type ModuleInfo = { readonly importers: readonly string[]; readonly code: string | null };

/** Whether a module is `root` or imported by it, directly or not. */
function isImportedBy(
  root: string,
  id: string,
  infoOf: (id: string) => ModuleInfo | null,
  visited = new Set<string>(),
): boolean {
  if (id.endsWith(root)) return true;
  if (visited.has(id)) return false;
  visited.add(id);
  const icon = /lucide-react\/dist\/esm\/icons\/([\w-]+)\.mjs$/.exec(id)?.[1];
  const users = icon === undefined ? (infoOf(id)?.importers ?? []) : usersOfIcon(icon, id, infoOf);
  return users.some((user) => isImportedBy(root, user, infoOf, visited));
}

/** The modules that name an icon. The library's index, which they import it from, imports all. */
function usersOfIcon(
  icon: string,
  id: string,
  infoOf: (id: string) => ModuleInfo | null,
): string[] {
  const name = icon.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  const named = new RegExp(String.raw`\b${name}\b`);
  const users = infoOf(id)?.importers.flatMap((index) => infoOf(index)?.importers ?? []) ?? [];
  return users.filter(
    (user) => !user.includes('/lucide-react/') && named.test(infoOf(user)?.code ?? ''),
  );
}

/**
 * Two chunks a language instead of one for each namespace: the messages of every page with the list of
 * all files, and those of the landing page alone.
 */
function bundledMessages(id: string): string | null {
  const common =
    /src\/(?:app\/messages\/(?!index)([\w-]+)\.ts|(?:app\/shell|components)\/messages\/([\w-]+)\.json)$/.exec(
      id,
    );
  if (common) return `messages-${common[1] ?? common[2]}`;
  const found =
    /src\/pages\/messages\/([\w-]+)\.json$|src\/features\/(?:[\w-]+\/)+messages\/latest\/([\w-]+)\.json$/.exec(
      id,
    );
  return found ? `landing-${found[1] ?? found[2]}` : null;
}

const compressible = /\.(?:js|css|svg|json|txt|xml|webmanifest)$/;
const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Writes a .br and a .gz beside each file that gets smaller by it. */
function precompress(): Plugin {
  return {
    name: 'kga:precompress',
    apply: 'build',
    async writeBundle({ dir = 'dist/client' }) {
      const files = await readdir(dir, { recursive: true });
      const wanted = files.filter((file) => compressible.test(file) && !file.startsWith('.vite'));
      await Promise.all(wanted.map((file) => compress(join(dir, file))));
    },
  };
}

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const [br, gz] = await Promise.all([brotli(bytes, { params }), deflate(bytes, { level: 9 })]);
  if (br.length < bytes.length) await writeFile(`${file}.br`, br);
  if (gz.length < bytes.length) await writeFile(`${file}.gz`, gz);
}
