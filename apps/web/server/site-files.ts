// SPDX-License-Identifier: AGPL-3.0-or-later
import { publishedLanguage } from '@kga/contracts/core';
import type { FastifyInstance } from 'fastify';

import { plainHeaders } from './http/security-headers.ts';
import type { OfflineList } from './render/manifest.ts';
import { createSitemap, type SitemapOptions } from './sitemap.ts';
import { webManifest } from './web-manifest.ts';

/** Serves what crawlers, home screens and the service worker ask for, made for this origin. */
export function serveSiteFiles(
  app: FastifyInstance,
  options: SitemapOptions & { readonly offline: () => Promise<OfflineList> },
): void {
  const { origin, offline } = options;
  const sitemap = createSitemap(options);
  const files = [
    ['/robots.txt', 'text/plain; charset=utf-8', () => robots(origin)],
    ['/sitemap.xml', 'application/xml; charset=utf-8', sitemap.write],
    ['/site.webmanifest', 'application/manifest+json; charset=utf-8', manifestOf],
    [
      '/offline.json',
      'application/json; charset=utf-8',
      async () => JSON.stringify(await offline()),
    ],
  ] as const;
  for (const [url, type, content] of files) {
    app.get<{ Querystring: { lang?: unknown } }>(url, async (request, reply) =>
      reply
        .headers(plainHeaders)
        .header('cache-control', 'public, max-age=3600')
        .type(type)
        .send(await content(request.query.lang)),
    );
  }
}

const manifestOf = (lang: unknown): string =>
  webManifest(publishedLanguage(typeof lang === 'string' ? lang : ''));

function robots(origin: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
}
