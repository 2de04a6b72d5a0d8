// SPDX-License-Identifier: AGPL-3.0-or-later
import { join, relative } from 'node:path';

import { slug } from 'github-slugger';
import { defineConfig } from 'vitepress';

// VitePress loads this file without the condition `kga-source`, by which packages run from source.
import { campaign } from '../../../packages/contracts/src/core/campaign.ts';
import {
  generated,
  listGenerated,
  listPages,
  repository,
  siteRoot,
  targetOf,
} from '../src/pages.ts';
import { createResolver, escapeInterpolations, rewriteLinks } from '../src/rewrite-links.ts';
import { createSidebar, listSections, nameOf } from '../src/sections.ts';

const home = 'infra/docs-site/src/home.md';
const pages = listPages(repository);
const allPages = [...pages, ...listGenerated(repository)];
const resolve = createResolver(pages, { repository, sourceUrl: campaign.sourceUrl });

// oxlint-disable-next-line import/no-default-export -- VitePress reads it.
export default defineConfig({
  lang: 'en',
  title: `${campaign.brand} docs`,
  titleTemplate: `:title | ${campaign.brand}`,
  description: `Documentation of ${campaign.brand}`,
  srcDir: relative(siteRoot, repository),
  srcExclude: ['{apps,packages}/**', 'infra/!(docs-site)/**'],
  rewrites: (source) => (source === home ? 'index.md' : targetOf(source)),
  outDir: 'dist',
  cacheDir: '.data/cache',
  // Addresses of an installation on one's own machine; every other dead link fails the build.
  ignoreDeadLinks: 'localhostLinks',
  markdown: {
    // Links to headings work on GitHub and here.
    anchor: { slugify: (heading) => slug(heading) },
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    config(md) {
      // Otherwise `README.md` in a sentence would become a link, because `.md` is a domain.
      md.linkify.set({ fuzzyLink: false });
      escapeInterpolations(md);
      rewriteLinks(md, pages, resolve);
    },
  },
  transformHead: ({ siteConfig }) => [
    ['link', { rel: 'icon', type: 'image/svg+xml', href: `${siteConfig.site.base}favicon.svg` }],
  ],
  transformPageData({ relativePath, frontmatter }) {
    if (pages.some(({ target }) => target === relativePath)) return;
    return { frontmatter: { ...frontmatter, editLink: false } };
  },
  themeConfig: {
    siteTitle: campaign.brand,
    logo: { light: '/logo-light.svg', dark: '/logo-dark.svg', alt: '' },
    nav: [
      ...listSections(allPages).map((section) => ({
        text: nameOf(section),
        link: `/${section}/`,
        activeMatch: `^/${section}/`,
      })),
      { text: 'Source', link: campaign.sourceUrl },
    ],
    sidebar: createSidebar(allPages),
    outline: { level: [2, 3] },
    search: { provider: 'local' },
    editLink: { pattern: `${campaign.sourceUrl}/edit/main/:path`, text: 'Edit this page' },
    externalLinkIcon: false,
  },
  vite: {
    clearScreen: false,
    publicDir: join(repository, generated, 'public'),
    build: { chunkSizeWarningLimit: 2_000 },
  },
});
