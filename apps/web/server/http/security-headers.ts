// SPDX-License-Identifier: AGPL-3.0-or-later
import type { BrowserConfig } from '../../src/lib/browser.ts';
import type { Config } from '../config.ts';
import { inlineScriptSources } from '../render/inline-scripts.ts';

/** Headers by name. */
export type Headers = Readonly<Record<string, string>>;

/** What every answer of ours carries that is not a page: files, redirects, refusals. */
export const plainHeaders: Headers = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
};

/** What every problem of ours carries: the same as the API's. */
export const problemHeaders: Headers = {
  'content-type': 'application/problem+json; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};

type PageConfig = Pick<Config, 'browser' | 'pictureOrigin'>;

/** What every page carries. */
export function pageHeaders(config: PageConfig): Headers {
  return {
    ...plainHeaders,
    'content-security-policy': contentSecurityPolicy(config),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    ...(isSecure(config.browser) ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  };
}

function contentSecurityPolicy({ browser, pictureOrigin }: PageConfig): string {
  const external = browser.petitionExternalUrl;
  const connect = external === null ? "'self'" : `'self' ${new URL(external).origin}`;
  return [
    "default-src 'self'",
    `script-src 'self' ${inlineScriptSources}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data:${pictureOrigin === undefined ? '' : ` ${pictureOrigin}`}`,
    "font-src 'self'",
    `connect-src ${connect}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
    ...(isSecure(browser) ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

function isSecure({ origin }: BrowserConfig): boolean {
  return origin.startsWith('https:');
}
