import { campaign } from '@kga/contracts';
import type { FastifyInstance } from 'fastify';

import { plainHeaders } from './http/security-headers.ts';
import { createSitemap, type SitemapOptions } from './sitemap.ts';

/** Serves what crawlers and home screens ask for, made for this origin. */
export function serveSiteFiles(app: FastifyInstance, options: SitemapOptions): void {
  const { origin } = options;
  const sitemap = createSitemap(options);
  const files = [
    ['/robots.txt', 'text/plain; charset=utf-8', () => robots(origin)],
    ['/sitemap.xml', 'application/xml; charset=utf-8', sitemap.write],
    ['/site.webmanifest', 'application/manifest+json; charset=utf-8', webManifest],
  ] as const;
  for (const [url, type, content] of files) {
    app.get(url, async (_request, reply) =>
      reply
        .headers(plainHeaders)
        .header('cache-control', 'public, max-age=3600')
        .type(type)
        .send(await content()),
    );
  }
}

function robots(origin: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
}

function webManifest(): string {
  return JSON.stringify({
    name: campaign.brand,
    short_name: campaign.shortBrand,
    id: '/',
    start_url: '/',
    display: 'standalone',
    background_color: '#fbf9f4',
    theme_color: '#fbf9f4',
    icons: [
      icon('/icon-192.png', 192, 'any'),
      icon('/icon-512.png', 512, 'any'),
      icon('/icon-maskable-512.png', 512, 'maskable'),
    ],
  });
}

function icon(src: string, size: number, purpose: 'any' | 'maskable') {
  return { src, sizes: `${size}x${size}`, type: 'image/png', purpose };
}
