import { z } from 'zod';

import { createOauthClient } from './oauth-client.ts';
import type { CookieRules } from './oauth-flow.ts';
import { personOf } from './person.ts';
import { type CallLimits, requestProvider } from './provider-call.ts';
import { type Provider, lazily } from './provider.ts';
import { exchangeCode } from './tokens.ts';

export type GithubSettings = {
  id: string;
  secret: string;
  /** Where people sign in. */
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

/** GitHub, which speaks OAuth without OpenID and says in its own API who somebody is. */
export function githubProvider(
  settings: GithubSettings,
  surroundings: { callback: string; limits: CallLimits; cookies: CookieRules },
): Provider {
  const { callback, limits, cookies } = surroundings;
  const prepared = lazily(() =>
    createOauthClient({
      provider: 'github',
      clientId: settings.id,
      clientSecret: settings.secret,
      callback,
      scope: ['read:user', 'user:email'],
      authorization: `${settings.url}/login/oauth/authorize`,
      token: `${settings.url}/login/oauth/access_token`,
      secretIn: 'body',
      limits,
      cookies,
    }),
  );
  return {
    begin: async (request, reply) => (await prepared()).generateAuthorizationUri(request, reply),
    finish: async (request) => {
      const { access_token: token } = await exchangeCode(await prepared(), request);
      const headers = { authorization: `Bearer ${token}`, accept: 'application/vnd.github+json' };
      const [account, addresses] = await Promise.all([
        requestProvider(`${settings.apiUrl}/user`, user, limits, headers),
        requestProvider(`${settings.apiUrl}/user/emails`, emails, limits, headers),
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
