// SPDX-License-Identifier: AGPL-3.0-or-later
import type { SocialProvider } from '@kga/contracts/accounts';
import {
  ClientError,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  ResponseBodyError,
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  randomPKCECodeVerifier,
} from 'openid-client';
import { z } from 'zod';

import { SocialSignInError } from './errors.ts';
import { createState, readChallenge, saveChallenge } from './oauth-flow.ts';
import { personOf } from './person.ts';
import { type Provider, type ProviderContext, createProviderFetch } from './provider.ts';

type OpenidSettings = { id: string; secret: string; issuer: string };

const scope = 'openid email profile';

/** Milliseconds after which the provider's metadata is discovered again. */
const discoveryMaxAgeMs = 3_600_000;

/** Some providers send a boolean claim as text. */
const booleanClaim = z
  .union([z.boolean(), z.literal('true').transform(() => true)])
  .optional()
  .catch(false);
const textClaim = z.string().optional().catch(undefined);

/** The standard claims of OpenID Connect and the names that Replit uses in their place. */
const personClaims = z.object({
  sub: z.string().regex(/^[\x20-\x7E]{1,255}$/),
  azp: z.string().optional(),
  email: textClaim,
  email_verified: booleanClaim,
  name: textClaim,
  given_name: textClaim,
  family_name: textClaim,
  preferred_username: textClaim,
  picture: textClaim,
  username: textClaim,
  first_name: textClaim,
  last_name: textClaim,
  profile_image_url: textClaim,
});

type PersonClaims = z.infer<typeof personClaims>;

/** Runs `load` on first use and again after `maxAgeMs` or a failure; concurrent callers share it. */
function lazy<T>(load: () => Promise<T>, maxAgeMs: number): () => Promise<T> {
  let entry: { value: Promise<T>; expiresAt: number } | undefined;
  return () => {
    if (entry && Date.now() < entry.expiresAt) return entry.value;
    const loading = { value: load(), expiresAt: Date.now() + maxAgeMs };
    entry = loading;
    loading.value.catch(() => {
      if (entry === loading) entry = undefined;
    });
    return loading.value;
  };
}

/** The error of `createProviderFetch`, which openid-client wraps, or a refusal by the provider. */
function toSocialError(error: unknown): SocialSignInError {
  if (error instanceof SocialSignInError) return error;
  const { cause } = error instanceof ClientError ? error : {};
  if (cause instanceof SocialSignInError) return cause;
  const message =
    error instanceof ResponseBodyError
      ? 'A provider refuses the code'
      : 'The id_token does not hold';
  return new SocialSignInError('failed', message, error);
}

function parseClaims(claims: unknown, clientId: string): PersonClaims {
  const { success, data } = personClaims.safeParse(claims);
  if (!success) throw new SocialSignInError('failed', 'The id_token has no valid subject');
  // openid-client compares `azp` only where the token has several audiences.
  if (data.azp !== undefined && data.azp !== clientId) {
    throw new SocialSignInError('failed', 'The id_token is for another client');
  }
  return data;
}

/** Loads the metadata of a provider. */
async function discover(
  { id: clientId, secret, issuer }: OpenidSettings,
  limits: ProviderContext['limits'],
): Promise<Configuration> {
  // Over https, openid-client refuses every endpoint that is not.
  const insecure = new URL(issuer).protocol === 'http:' ? [allowInsecureRequests] : [];
  return discovery(
    new URL(issuer),
    clientId,
    secret,
    (server, client, body, headers) => {
      const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
      const isBasic = methods.includes('client_secret_basic');
      const authenticate = isBasic ? ClientSecretBasic(secret) : ClientSecretPost(secret);
      authenticate(server, client, body, headers);
    },
    {
      [customFetch]: createProviderFetch(limits),
      // Verifies the signature of the id_token although TLS already vouches for its origin.
      execute: [enableNonRepudiationChecks, ...insecure],
    },
  );
}

/** A provider that speaks OpenID Connect. Its metadata is discovered on first use. */
export function openidProvider(
  id: SocialProvider,
  settings: OpenidSettings,
  { callbackUrl, limits, cookies }: ProviderContext,
): Provider {
  const { id: clientId } = settings;
  const getConfiguration = lazy(() => discover(settings, limits), discoveryMaxAgeMs);

  /** Reads the userinfo endpoint where the id_token lacks the email address. */
  async function loadClaims(
    configuration: Configuration,
    claims: PersonClaims,
    accessToken: string,
  ): Promise<PersonClaims> {
    const isComplete = claims.email !== undefined && claims.email_verified !== undefined;
    const hasUserInfo = configuration.serverMetadata().userinfo_endpoint !== undefined;
    if (isComplete || !hasUserInfo) return claims;
    return parseClaims(await fetchUserInfo(configuration, accessToken, claims.sub), clientId);
  }

  return {
    authorizationUrl: async (_request, reply, nonce) => {
      try {
        const configuration = await getConfiguration();
        const state = createState();
        const verifier = randomPKCECodeVerifier();
        const url = buildAuthorizationUrl(configuration, {
          redirect_uri: callbackUrl,
          scope,
          state,
          nonce,
          code_challenge: await calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
        });
        saveChallenge(reply, id, cookies, { state, verifier });
        return url.href;
      } catch (error) {
        throw new SocialSignInError('unavailable', 'A provider cannot be discovered', error);
      }
    },

    fetchPerson: async (request, nonce) => {
      const configuration = await getConfiguration().catch((error: unknown) => {
        throw new SocialSignInError('unavailable', 'A provider cannot be discovered', error);
      });
      const { state, verifier } = readChallenge(request, id, cookies);
      const currentUrl = new URL(callbackUrl);
      currentUrl.search = new URL(request.url, callbackUrl).search;
      try {
        const tokens = await authorizationCodeGrant(configuration, currentUrl, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
        });
        const signed = parseClaims(tokens.claims(), clientId);
        const claims = await loadClaims(configuration, signed, tokens.access_token);
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
      } catch (error) {
        throw toSocialError(error);
      }
    },
  };
}
