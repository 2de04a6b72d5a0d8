import { z } from 'zod';

import { discover } from './discovery.ts';
import { type PersonClaims, createIdTokenReader, personClaims } from './id-token.ts';
import { createOauthClient } from './oauth-client.ts';
import type { CookieRules } from './oauth-flow.ts';
import { personOf } from './person.ts';
import { type CallLimits, requestProvider } from './provider-call.ts';
import { type Provider, lazily } from './provider.ts';
import { SocialSignInFailure } from './social-error.ts';
import { exchangeCode } from './tokens.ts';

export type OpenidSettings = { id: string; secret: string; issuer: string };

const callbackIssuer = z.object({ iss: z.string().optional() });

/** A provider that speaks OpenID Connect. It is asked for nothing before somebody uses it. */
export function openidProvider(
  id: string,
  settings: OpenidSettings,
  surroundings: { callback: string; limits: CallLimits; cookies: CookieRules },
): Provider {
  const { callback, limits, cookies } = surroundings;
  const discovered = lazily(async () => {
    const metadata = await discover(settings.issuer, limits);
    const methods = metadata.token_endpoint_auth_methods_supported;
    const client = await createOauthClient({
      provider: id,
      clientId: settings.id,
      clientSecret: settings.secret,
      callback,
      scope: ['openid', 'email', 'profile'],
      authorization: metadata.authorization_endpoint,
      token: metadata.token_endpoint,
      secretIn: methods.includes('client_secret_basic') ? 'header' : 'body',
      limits,
      cookies,
    });
    const readIdToken = createIdTokenReader(metadata, settings.id, limits);
    return { metadata, client, readIdToken };
  });

  /** Where the id_token leaves the address out, the userinfo endpoint has it. */
  async function completed(
    claims: PersonClaims,
    accessToken: string,
    userinfo: string | undefined,
  ): Promise<PersonClaims> {
    const whole = claims.email !== undefined && claims.email_verified !== undefined;
    if (whole || userinfo === undefined) return claims;
    const headers = { authorization: `Bearer ${accessToken}` };
    const more = await requestProvider(userinfo, personClaims, limits, headers);
    if (more.sub !== claims.sub)
      throw new SocialSignInFailure('failed', 'Userinfo is of somebody else');
    return more;
  }

  return {
    begin: async (request, reply, nonce) => {
      const { client } = await discovered();
      const address = new URL(await client.generateAuthorizationUri(request, reply));
      address.searchParams.set('nonce', nonce);
      return address.href;
    },
    finish: async (request, nonce) => {
      const { metadata, client, readIdToken } = await discovered();
      const { iss } = callbackIssuer.parse(request.query);
      if (iss !== undefined && iss !== metadata.issuer) {
        throw new SocialSignInFailure('failed', 'The callback is of another issuer');
      }
      const tokens = await exchangeCode(client, request);
      if (!tokens.id_token) throw new SocialSignInFailure('failed', 'A provider gives no id_token');
      const signed = await readIdToken(tokens.id_token, nonce);
      const claims = await completed(signed, tokens.access_token, metadata.userinfo_endpoint);
      return personOf({
        subject: claims.sub,
        email: claims.email,
        emailVerified: claims.email_verified ?? false,
        firstName: claims.given_name ?? claims.first_name,
        lastName: claims.family_name ?? claims.last_name,
        fullName: claims.name,
        handle: claims.preferred_username ?? claims.username,
        picture: claims.picture ?? claims.profile_image_url,
      });
    },
  };
}
