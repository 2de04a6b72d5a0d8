import { randomBytes } from 'node:crypto';

import { type SocialProvider, returnPath, socialProviders } from '@kga/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';

import { SocialSignInFailure } from './social-error.ts';

/** How long somebody may take at a provider, in seconds. */
export const oauthFlowSeconds = 600;

/** What is remembered of a sign-in while the browser is at a provider. */
const oauthFlow = z.object({
  /** Comes back in the id_token, so that one of another sign-in does not pass. */
  nonce: z.string(),
  /** Where it leads to. */
  returnTo: returnPath,
  /** The account that the provider is added to. */
  linkTo: z.nullable(z.uuid()),
  /** Milliseconds since 1970. */
  until: z.number(),
});

export type OauthFlow = z.infer<typeof oauthFlow>;

export type CookieRules = {
  /** Keeps sites of the same domain from planting cookies, where the browser allows it. */
  prefix: '__Host-' | '';
  attributes: { path: '/'; httpOnly: true; sameSite: 'lax'; secure: boolean };
};

export function cookieRules(publicOrigin: string): CookieRules {
  const secure = publicOrigin.startsWith('https:');
  return {
    prefix: secure ? '__Host-' : '',
    attributes: { path: '/', httpOnly: true, sameSite: 'lax', secure },
  };
}

const oauthFlowCookie = (provider: string, { prefix }: CookieRules) =>
  `${prefix}kga_social_${provider}`;

export const stateCookie = (provider: string, rules: CookieRules) =>
  `${oauthFlowCookie(provider, rules)}_state`;

export const verifierCookie = (provider: string, rules: CookieRules) =>
  `${oauthFlowCookie(provider, rules)}_verifier`;

export function startOauthFlow(purpose: Pick<OauthFlow, 'returnTo' | 'linkTo'>): OauthFlow {
  return {
    ...purpose,
    nonce: randomBytes(24).toString('base64url'),
    until: Date.now() + oauthFlowSeconds * 1000,
  };
}

/** Hands the dance to the browser, signed. */
export function saveOauthFlow(
  reply: FastifyReply,
  provider: SocialProvider,
  rules: CookieRules,
  begun: OauthFlow,
): void {
  const value = Buffer.from(JSON.stringify(begun)).toString('base64url');
  const options = { ...rules.attributes, signed: true, maxAge: oauthFlowSeconds };
  reply.setCookie(oauthFlowCookie(provider, rules), value, options);
}

function signedCookie(request: FastifyRequest, name: string): string | undefined {
  const value = request.cookies[name];
  const unsigned = value === undefined ? undefined : request.unsignCookie(value);
  return unsigned?.valid ? unsigned.value : undefined;
}

const json = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    context.addIssue('is no JSON');
    return z.NEVER;
  }
});

/** The dance that this browser began with the provider, if it is not over. */
export function oauthFlowOf(
  request: FastifyRequest,
  provider: SocialProvider,
  rules: CookieRules,
): OauthFlow | undefined {
  const { data } = json
    .pipe(oauthFlow)
    .safeParse(signedCookie(request, oauthFlowCookie(provider, rules)));
  return data && data.until > Date.now() ? data : undefined;
}

/**
 * The dance that a callback belongs to, by its state, whatever else the callback says.
 *
 * @throws SocialFault `expired`
 */
export function resumeOauthFlow(
  request: FastifyRequest,
  state: string | undefined,
  provider: SocialProvider,
  rules: CookieRules,
): OauthFlow {
  const begun = oauthFlowOf(request, provider, rules);
  if (!begun) throw new SocialSignInFailure('expired', 'No dance is open in this browser');
  if (!state || state !== signedCookie(request, stateCookie(provider, rules))) {
    throw new SocialSignInFailure('expired', 'The state is that of another dance');
  }
  return begun;
}

/** Expires every cookie of one provider's dance, or of all. */
export function clearOauthFlows(
  reply: FastifyReply,
  rules: CookieRules,
  providers: readonly SocialProvider[] = socialProviders,
): void {
  for (const provider of providers) {
    for (const name of [oauthFlowCookie, stateCookie, verifierCookie]) {
      reply.clearCookie(name(provider, rules), rules.attributes);
    }
  }
}
