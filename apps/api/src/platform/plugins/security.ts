// SPDX-License-Identifier: AGPL-3.0-or-later
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

import type {
  FastifyContextConfig,
  FastifyInstance,
  FastifyRequest,
  onRequestHookHandler,
} from 'fastify';
import { fastifyPlugin } from 'fastify-plugin';
import helmet, { type HelmetOptions } from 'helmet';

import { AppError } from '../errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Every site may read the response, without credentials. */
    openData?: boolean;
  }
}

/** Helmet's headers do not depend on the request, so they are computed once. */
function headersOf(options: HelmetOptions): Record<string, string> {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  helmet(options)(response.req, response, () => {});
  return Object.fromEntries(
    Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]),
  );
}

const shared: HelmetOptions = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
  },
  referrerPolicy: false,
  // Added by the plugin where the site is served over https.
  strictTransportSecurity: false,
  // `frame-ancestors` covers it.
  xFrameOptions: false,
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
};

const securityHeaders = {
  closed: headersOf({ ...shared, crossOriginResourcePolicy: { policy: 'same-origin' } }),
  open: {
    ...headersOf({ ...shared, crossOriginResourcePolicy: { policy: 'cross-origin' } }),
    'access-control-allow-origin': '*',
  },
} as const;

/**
 * Browsers remember it for the whole host, so responses from memory and errors, where each header
 * costs time or the origin is not at hand, go without.
 */
const transportSecurity = { 'strict-transport-security': 'max-age=31536000' };

/** Headers of streams and of errors outside of routes. */
export const rawSecurityHeaders = (config?: FastifyContextConfig): Record<string, string> =>
  securityHeaders[config?.openData ? 'open' : 'closed'];

/** What scripts of other sites may read: how long a list is and how it goes on, and when to ask again. */
const exposed = {
  'access-control-expose-headers':
    'ETag, Link, Retry-After, X-Match-Relation, X-Request-Id, X-Total-Count, X-Total-Relation',
};

/** Headers of cached responses: they are the same for everyone, so every site may read them. */
export const publicHeaders: Readonly<Record<string, string>> = {
  ...securityHeaders.open,
  ...exposed,
};

/** Headers of all other responses, errors included. */
export const securityHeadersOf = (config?: FastifyContextConfig): Record<string, string> => ({
  ...rawSecurityHeaders(config),
  ...(config?.openData && exposed),
  'referrer-policy': 'no-referrer',
});

const preflight = {
  'access-control-allow-methods': 'GET, HEAD',
  'access-control-allow-headers': 'Cache-Control, If-None-Match, Last-Event-ID, X-Request-Id',
  'access-control-max-age': '86400',
  'cache-control': 'public, max-age=86400',
};

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE']);

/** Whether a browser sent the request from another site; other clients name no site. */
export function isCrossSite(request: FastifyRequest, publicOrigin: string): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (origin !== undefined) return origin !== publicOrigin;
  return site !== undefined && site !== 'same-origin' && site !== 'none';
}

/** Sets security headers, refuses writes from other sites, and answers preflights of open data. */
export const security = fastifyPlugin(
  async (app: FastifyInstance, { publicOrigin }: { publicOrigin: string }) => {
    const isSecure = publicOrigin.startsWith('https:');
    app.removeContentTypeParser('text/plain');
    const refuseCrossSite: onRequestHookHandler = (request, _reply, next) => {
      const refused = isCrossSite(request, publicOrigin);
      next(refused ? new AppError('cross_site_refused') : undefined);
    };
    // Resolved for each route here: reading its settings at every request costs more than the rest.
    app.addHook('onRoute', (route) => {
      const { url, method, config } = route;
      const headers = { ...securityHeadersOf(config), ...(isSecure && transportSecurity) };
      const setHeaders: onRequestHookHandler = (_request, reply, next) => {
        reply.headers(headers);
        next();
      };
      // Cached responses contain these headers already.
      const isWrite = ![method].flat().every((each) => safeMethods.has(each));
      route.onRequest = [
        ...(config?.cached ? [] : [setHeaders]),
        ...(isWrite ? [refuseCrossSite] : []),
        ...[route.onRequest ?? []].flat(),
      ];
      if (config?.openData !== true || method !== 'GET') return;
      app.options(
        url,
        { config: { openData: true, rateLimit: false }, schema: { hide: true } },
        (_request, reply) => reply.code(204).headers(preflight).send(),
      );
    });
  },
  { name: 'security' },
);
