import type { OAuth2Namespace } from '@fastify/oauth2';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';

import { SocialSignInFailure } from './social-error.ts';

const tokens = z.object({ access_token: z.string().min(1), id_token: z.string().optional() });

/** What the HTTP client of @fastify/oauth2 throws where a provider answers with a refusal. */
const refusal = z.object({
  data: z.object({ isResponseError: z.literal(true) }),
  output: z.object({ statusCode: z.int().min(400).max(499) }),
});

/** Exchanges the code of a callback. @throws SocialFault `failed` or `unavailable` */
export async function exchangeCode(
  client: OAuth2Namespace,
  request: FastifyRequest,
): Promise<z.infer<typeof tokens>> {
  const answer = await client
    .getAccessTokenFromAuthorizationCodeFlow(request)
    .catch((error: unknown) => {
      throw refusal.safeParse(error).success
        ? new SocialSignInFailure('failed', 'A provider refuses the code', error)
        : new SocialSignInFailure('unavailable', 'A provider does not answer as it should', error);
    });
  const { success, data } = tokens.safeParse(answer.token);
  // GitHub refuses with status 200.
  if (!success) throw new SocialSignInFailure('failed', 'A provider gives no token for the code');
  return data;
}
