import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

import product from './package.json' with { type: 'json' };
import { leaveOutDocumentation } from './plugins/leave-out-documentation.ts';

/** The browser's build goes to dist/client, `vite build --ssr` of the server to dist/server. */
export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [
    react(),
    tailwindcss(),
    ...(isSsrBuild ? [] : [leaveOutDocumentation(), precompress()]),
  ],
  resolve: { conditions: ['kga-source', 'module', 'browser', 'development|production'] },
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
        target: 'es2022',
        manifest: true,
        // The list of what each page needs is as large as a small page, on every first visit.
        modulePreload: false,
        // A data: font would break the content security policy.
        assetsInlineLimit: (file) => (/\.woff2?$/.test(file) ? false : undefined),
        rolldownOptions: {
          input: 'src/app/entry-client.tsx',
          output: {
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// },
                { name: 'router', test: /node_modules\/react-router/ },
                // What nearly every page shows: many small files cost more than one.
                { name: 'kit', test: kit },
                { name: 'figures', test: figures },
              ],
            },
          },
        },
      },
}));

/** Parts and words of the screens that are on the first page of a visit, whichever it is. */
const kit = new RegExp(
  [
    String.raw`packages/ui/src/(?:badge|button|card|class-names|empty-panel|error-panel|link|skeleton|visually-hidden|forms/segmented|overlays/toast)\.tsx?$`,
    String.raw`apps/web/src/lib/(?!forms/|text/|on-demand)`,
    String.raw`node_modules/@radix-ui/(?:react-context|react-compose-refs|react-primitive|react-slot|primitive)/`,
    String.raw`node_modules/lucide-react/dist/esm/icons/check\.`,
    String.raw`node_modules/@tanstack/react-query/.*/(?:queryOptions|useQuery|useBaseQuery|QueryClientProvider)\.`,
    String.raw`apps/web/src/(?:features/news/(?:latest-news|feed-links)|components/share/use-share)\.tsx?$`,
    String.raw`apps/web/src/features/(?:stories/(?:latest-stories|story-card)|forum/categories/(?:latest-forum|category-card))\.tsx?$`,
    String.raw`packages/contracts/src/(?:core/[a-z]+|guests|news|petition|user)\.ts$`,
  ].join('|'),
);

/** The petition's figures, as its own page and the front page show them. */
const figures = new RegExp(
  [
    String.raw`packages/ui/src/progress-bar\.tsx$`,
    String.raw`node_modules/@radix-ui/react-progress/`,
    String.raw`node_modules/lucide-react/dist/esm/icons/(?:external-link|refresh-cw)\.`,
    String.raw`apps/web/src/features/petition/(?:trend/(?:trend-chart|trend-table|trend-view|trend-picture|use-chart-summary)|country-table|figure-notes|figures|latest-stream|petition-counter|petition-provider|progress-card|queries|shown-count|sign-actions|state-shares|summary-tiles|tile-map|tile-places)\.tsx?$`,
  ].join('|'),
);

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
