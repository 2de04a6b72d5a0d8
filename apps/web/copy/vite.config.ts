// SPDX-License-Identifier: AGPL-3.0-or-later
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The scripts of a static copy's interactive pages; `npm run farewell` builds them into the copy. */
export default defineConfig({
  plugins: [react()],
  resolve: { conditions: ['kga-source', 'module', 'browser', 'development|production'] },
  // Files find one another wherever the copy is served.
  base: './',
  publicDir: false,
  build: {
    target: 'es2022',
    manifest: true,
    modulePreload: false,
    rolldownOptions: { input: 'src/app/entry-copy.tsx' },
  },
});
