import { z } from 'zod';

import { type CallLimits, requestProvider } from './provider-call.ts';
import { SocialSignInFailure } from './social-error.ts';

const endpoint = z.url({ protocol: /^https?$/ });

const metadata = z.object({
  issuer: z.string(),
  authorization_endpoint: endpoint,
  token_endpoint: endpoint,
  jwks_uri: endpoint,
  userinfo_endpoint: endpoint.optional(),
  token_endpoint_auth_methods_supported: z.array(z.string()).default(['client_secret_basic']),
});

export type ProviderMetadata = z.infer<typeof metadata>;

/**
 * OpenID Connect Discovery 1.0.
 *
 * @param issuer without a slash at its end
 * @throws SocialFault `unavailable`
 */
export async function discover(issuer: string, limits: CallLimits): Promise<ProviderMetadata> {
  const found = await requestProvider(
    `${issuer}/.well-known/openid-configuration`,
    metadata,
    limits,
  );
  if (found.issuer.replace(/\/$/, '') !== issuer) {
    throw new SocialSignInFailure('unavailable', 'Discovery answers for another issuer');
  }
  const { authorization_endpoint, token_endpoint, jwks_uri, userinfo_endpoint } = found;
  const { protocol } = new URL(issuer);
  for (const url of [authorization_endpoint, token_endpoint, jwks_uri, userinfo_endpoint]) {
    if (url && new URL(url).protocol !== protocol) {
      throw new SocialSignInFailure('unavailable', 'Discovery leads away from https');
    }
  }
  return found;
}
