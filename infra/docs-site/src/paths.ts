// SPDX-License-Identifier: AGPL-3.0-or-later
import { join } from 'node:path';

/** The package's folder, in which VitePress finds `.vitepress`. */
export const siteRoot = join(import.meta.dirname, '..');

/** The checkout. */
export const repository = join(siteRoot, '../..');

/** Markdown that VitePress reads: copies of the repository's pages and generated ones. */
export const pagesFolder = join(siteRoot, '.data/pages');

/** Where the built site stands. */
export const outFolder = join(siteRoot, 'dist');
