import { campaign, languages } from '@kga/contracts';
import type { FastifyInstance } from 'fastify';

import { localizedAddress } from '../src/lib/localized-address.ts';
import { plainHeaders } from './security-headers.ts';

/** Serves what crawlers and home screens ask for, made for this origin. */
export function serveSiteFiles(
  app: FastifyInstance,
  options: { readonly origin: string; readonly sitemapPaths: readonly string[] },
): void {
  const { origin, sitemapPaths } = options;
  const files = [
    ['/robots.txt', 'text/plain; charset=utf-8', robots(origin)],
    ['/sitemap.xml', 'application/xml; charset=utf-8', sitemap(origin, sitemapPaths)],
    ['/site.webmanifest', 'application/manifest+json; charset=utf-8', webManifest()],
  ] as const;
  for (const [url, type, content] of files) {
    app.get(url, (_request, reply) =>
      reply
        .headers(plainHeaders)
        .header('cache-control', 'public, max-age=3600')
        .type(type)
        .send(content),
    );
  }
}

function robots(origin: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
}

function sitemap(origin: string, paths: readonly string[]): string {
  const urls = paths.map((path) => {
    const address = new URL(path, origin).href;
    const alternates = languages.map((language) => ({
      language,
      address: localizedAddress(address, language),
    }));
    const links = [...alternates, { language: 'x-default', address }].map(link).join('\n');
    return alternates
      .map((alternate) => `<url>\n<loc>${escapeXml(alternate.address)}</loc>\n${links}\n</url>`)
      .join('\n');
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>\n',
  ].join('\n');
}

function link({ language, address }: { language: string; address: string }): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(address)}"/>`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
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
