// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { builtAssets, offlineList } from './manifest.ts';

const manifest = {
  'src/app/entry-client.tsx': {
    file: 'assets/entry.js',
    isEntry: true,
    imports: ['_react.js'],
    css: ['assets/entry.css'],
  },
  '_react.js': { file: 'assets/react.js' },
  'src/pages/landing.tsx': {
    file: 'assets/landing.js',
    imports: ['_react.js', '_card.js'],
    dynamicImports: ['src/pages/other.tsx'],
    css: ['assets/landing.css'],
  },
  '_card.js': { file: 'assets/card.js' },
  '_messages.js': { file: 'assets/messages.js' },
  'src/pages/other.tsx': { file: 'assets/other.js' },
  '../../packages/ui/src/fonts/inter-latin.woff2': { file: 'assets/inter.woff2' },
  '../../packages/ui/src/fonts/inter-latin-ext.woff2': { file: 'assets/inter-ext.woff2' },
};

const styles = new Map([
  ['assets/entry.css', 'p{color:red}'],
  ['assets/landing.css', 'b{color:blue}'],
]);
const moduleFiles = {
  'src/pages/messages/en.ts': ['/assets/messages.js'],
  'src/app/shell/messages/en.ts': ['/assets/messages.js'],
};
const built = { manifest, moduleFiles, styles };

test('a page loads the entry and its own chunks, each once and after what it imports', () => {
  const { head, scripts } = builtAssets(built)(['src/pages/landing.tsx', 'src/unknown.tsx']);
  expect(scripts.match(/assets\/\w+\.js/g)).toEqual([
    'assets/react.js',
    'assets/entry.js',
    'assets/card.js',
    'assets/landing.js',
  ]);
  expect(head).toContain('<style>p{color:red}</style>\n<style>b{color:blue}</style>');
});

test('modules that share a chunk load it once', () => {
  const { scripts } = builtAssets(built)(Object.keys(moduleFiles));
  expect(scripts.match(/assets\/\w+\.js/g)).toEqual([
    'assets/react.js',
    'assets/entry.js',
    'assets/messages.js',
  ]);
});

test('only the fonts of the first text are loaded ahead', () => {
  expect(builtAssets(built)([]).head.match(/assets\/[\w-]+\.woff2/g)).toEqual([
    'assets/inter.woff2',
  ]);
});

test('a build without an entry is refused', () => {
  expect(() => builtAssets({ manifest: {}, moduleFiles: {}, styles: new Map() })).toThrow(
    'no entry',
  );
});

test('without a connection a page has its code, that of its later steps, its messages and what it reads', () => {
  const parts = {
    pages: ['src/pages/landing.tsx'],
    modules: ['src/pages/messages/en.ts'],
    reads: ['/api/legal/records/DE'],
  };
  expect(offlineList(built, parts)).toEqual({
    files: [
      '/assets/react.js',
      '/assets/entry.js',
      '/assets/card.js',
      '/assets/landing.js',
      '/assets/other.js',
      '/assets/messages.js',
      '/assets/entry.css',
      '/assets/landing.css',
    ],
    reads: ['/api/legal/records/DE'],
  });
});
