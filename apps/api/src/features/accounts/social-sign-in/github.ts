// SPDX-License-Identifier: AGPL-3.0-or-later
import { type OAuth2Namespace, fastifyOauth2 } from '@fastify/oauth2';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';

import { SocialSignInError } from './errors.ts';
import { oauthFlowSeconds, stateCookie, verifierCookie } from './oauth-flow.ts';
import { personOf } from './person.ts';
import {
  type Provider,
  type ProviderContext,
  createProviderFetch,
  getResource,
} from './provider.ts';

type GithubSettings = {
  id: string;
  secret: string;
  /** Of the pages on which people sign in. */
  url: string;
  apiUrl: string;
};

const user = z.object({
  id: z.int().positive(),
  login: z.string(),
  name: z.string().nullish(),
  avatar_url: z.string().nullish(),
});

const emails = z.array(
  z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }),
);

const tokenResponse = z.object({ access_token: z.string().min(1) });

/** The error that the HTTP client of @fastify/oauth2 throws for a response of status 4xx. */
const refusal = z.object({
  data: z.object({ isResponseError: z.literal(true) }),
  output: z.object({ statusCode: z.int().min(400).max(499) }),
});

/** Exchanges the code of a callback. @throws SocialSignInError `failed` or `unavailable` */
async function exchangeCode(client: OAuth2Namespace, request: FastifyRequest): Promise<string> {
  const response = await client
    .getAccessTokenFromAuthorizationCodeFlow(request)
    .catch((error: unknown) => {
      throw refusal.safeParse(error).success
        ? new SocialSignInError('failed', 'A provider refuses the code', error)
        : new SocialSignInError('unavailable', 'A provider does not answer as it should', error);
    });
  const { success, data } = tokenResponse.safeParse(response.token);
  // GitHub refuses with status 200.
  if (!success) throw new SocialSignInError('failed', 'A provider gives no token for the code');
  return data.access_token;
}

/** GitHub: OAuth 2.0 without OpenID Connect; its REST API says who signed in. */
export function githubProvider(
  app: FastifyInstance,
  settings: GithubSettings,
  { callbackUrl, limits, cookies }: ProviderContext,
): Provider {
  const { origin, pathname } = new URL(settings.url);
  const basePath = pathname.replace(/\/$/, '');
  app.register(fastifyOauth2, {
    name: 'oauth2Github',
    scope: ['read:user', 'user:email'],
    credentials: {
      client: { id: settings.id, secret: settings.secret },
      auth: {
        authorizeHost: origin,
        authorizePath: `${basePath}/login/oauth/authorize`,
        tokenHost: origin,
        tokenPath: `${basePath}/login/oauth/access_token`,
      },
      http: { timeout: limits.timeoutMs, maxBytes: limits.maxBytes },
      options: { authorizationMethod: 'body' },
    },
    callbackUri: callbackUrl,
    pkce: 'S256',
    redirectStateCookieName: stateCookie('github', cookies),
    verifierCookieName: verifierCookie('github', cookies),
    cookie: { ...cookies.attributes, signed: true, maxAge: oauthFlowSeconds },
    userAgent: 'keep-games-alive',
  });
  const fetchGithub = createProviderFetch(limits);

  /** Set once the app is ready. */
  function getClient(): OAuth2Namespace {
    const client = app.oauth2Github;
    if (!client) throw new Error('@fastify/oauth2 did not add its client');
    return client;
  }

  return {
    authorizationUrl: (request, reply) => getClient().generateAuthorizationUri(request, reply),
    fetchPerson: async (request) => {
      const token = await exchangeCode(getClient(), request);
      const headers = { authorization: `Bearer ${token}`, accept: 'application/vnd.github+json' };
      const [account, addresses] = await Promise.all([
        getResource(fetchGithub, `${settings.apiUrl}/user`, user, headers),
        getResource(fetchGithub, `${settings.apiUrl}/user/emails`, emails, headers),
      ]);
      const primary = addresses.find((address) => address.primary);
      return personOf({
        subject: String(account.id),
        email: primary?.email,
        emailVerified: primary?.verified ?? false,
        firstName: undefined,
        lastName: undefined,
        fullName: account.name ?? undefined,
        handle: account.login,
        picture: account.avatar_url ?? undefined,
      });
    },
  };
}
