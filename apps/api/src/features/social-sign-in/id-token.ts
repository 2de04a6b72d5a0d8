import { createRemoteJWKSet, customFetch, errors, jwtVerify } from 'jose';
import { z } from 'zod';

import type { ProviderMetadata } from './discovery.ts';
import { type CallLimits, callProvider } from './provider-call.ts';
import { SocialSignInFailure } from './social-error.ts';

/** Providers sign so that nobody else can: no shared secrets, no `none`. */
const algorithms = [
  'RS256',
  'PS256',
  'ES256',
  'EdDSA',
  'Ed25519',
  'RS384',
  'RS512',
  'ES384',
  'ES512',
];

/** What clocks may differ, in seconds. */
const clockTolerance = 30;

/** Some providers of claims send a boolean as text. */
const truth = z
  .union([z.boolean(), z.literal('true').transform(() => true)])
  .optional()
  .catch(false);
const text = z.string().optional().catch(undefined);

/** What OpenID Connect and Replit's dialect of it say of a person. */
export const personClaims = z.object({
  sub: z.string().regex(/^[\x20-\x7E]{1,255}$/),
  email: text,
  email_verified: truth,
  name: text,
  given_name: text,
  family_name: text,
  preferred_username: text,
  picture: text,
  username: text,
  first_name: text,
  last_name: text,
  profile_image_url: text,
});

export type PersonClaims = z.infer<typeof personClaims>;

const binding = z.object({
  nonce: z.string(),
  aud: z.union([z.string(), z.array(z.string())]),
  azp: z.string().optional(),
});

/** The keys were not there to be asked; anything else is wrong with the token itself. */
const outOfReach = new Set(['ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID', 'ERR_JOSE_GENERIC']);

function faultOf(error: unknown): SocialSignInFailure {
  const ofToken = error instanceof errors.JOSEError && !outOfReach.has(error.code);
  return ofToken
    ? new SocialSignInFailure('failed', 'The id_token does not hold', error)
    : new SocialSignInFailure('unavailable', 'The keys of a provider cannot be had', error);
}

/**
 * Reads id_tokens of one provider.
 *
 * @returns a function that answers the claims of a token that the provider signed for us and for
 * the sign-in that the nonce belongs to, and throws SocialFault otherwise
 */
export function createIdTokenReader(
  metadata: Pick<ProviderMetadata, 'issuer' | 'jwks_uri'>,
  clientId: string,
  limits: CallLimits,
): (idToken: string, nonce: string) => Promise<PersonClaims> {
  const keys = createRemoteJWKSet(new URL(metadata.jwks_uri), {
    timeoutDuration: limits.timeoutMs,
    [customFetch]: (url) => callProvider(url, limits),
  });
  return async (idToken, nonce) => {
    const { payload } = await jwtVerify(idToken, keys, {
      issuer: metadata.issuer,
      audience: clientId,
      algorithms,
      clockTolerance,
      requiredClaims: ['sub', 'exp', 'iat', 'nonce'],
    }).catch((error: unknown) => {
      throw faultOf(error);
    });
    const bound = binding.safeParse(payload).data;
    if (bound?.nonce !== nonce) {
      throw new SocialSignInFailure('failed', 'The id_token is of another sign-in');
    }
    const party = bound.azp ?? (Array.isArray(bound.aud) && bound.aud.length > 1 ? '' : clientId);
    if (party !== clientId)
      throw new SocialSignInFailure('failed', 'The id_token is for another client');
    const claims = personClaims.safeParse(payload);
    if (!claims.success) throw new SocialSignInFailure('failed', 'The id_token names nobody');
    return claims.data;
  };
}
