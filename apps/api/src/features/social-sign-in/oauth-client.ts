import { type OAuth2Namespace, fastifyOauth2 } from '@fastify/oauth2';
import { fastify } from 'fastify';

import { type CookieRules, oauthFlowSeconds, stateCookie, verifierCookie } from './oauth-flow.ts';
import type { CallLimits } from './provider-call.ts';

export type OauthClientOptions = {
  provider: string;
  clientId: string;
  clientSecret: string;
  /** Where the provider sends people back to. */
  callback: string;
  scope: string[];
  authorization: string;
  token: string;
  secretIn: 'header' | 'body';
  limits: CallLimits;
  cookies: CookieRules;
};

function endpoint(address: string): { host: string; path: string } {
  const { origin, pathname, search } = new URL(address);
  return { host: origin, path: `${pathname}${search}` };
}

/**
 * The authorization code flow with PKCE and a state bound to the browser. The plugin adds itself
 * to an app before that is ready, but endpoints are discovered later; so it gets an app of its
 * own, which serves nothing, and works on the requests that it is given.
 */
export async function createOauthClient(options: OauthClientOptions): Promise<OAuth2Namespace> {
  const authorization = endpoint(options.authorization);
  const token = endpoint(options.token);
  const host = fastify();
  await host.register(fastifyOauth2, {
    name: 'provider',
    scope: options.scope,
    credentials: {
      client: { id: options.clientId, secret: options.clientSecret },
      auth: {
        authorizeHost: authorization.host,
        authorizePath: authorization.path,
        tokenHost: token.host,
        tokenPath: token.path,
      },
      http: { timeout: options.limits.timeoutMs, maxBytes: options.limits.maxBytes },
      options: { authorizationMethod: options.secretIn },
    },
    callbackUri: options.callback,
    pkce: 'S256',
    redirectStateCookieName: stateCookie(options.provider, options.cookies),
    verifierCookieName: verifierCookie(options.provider, options.cookies),
    cookie: { ...options.cookies.attributes, signed: true, maxAge: oauthFlowSeconds },
    userAgent: 'keep-games-alive',
  });
  await host.ready();
  const client = host.oauth2Provider;
  if (!client) throw new Error('@fastify/oauth2 did not add its client');
  return client;
}
