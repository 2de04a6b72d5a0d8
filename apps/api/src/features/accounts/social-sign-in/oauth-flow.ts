// SPDX-License-Identifier: AGPL-3.0-or-later
import { randomBytes } from 'node:crypto';

import { type SocialProvider, socialProviders } from '@kga/contracts/accounts';
import { returnPath } from '@kga/contracts/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';

import type { CookieRules } from '../../../platform/cookies.ts';
import { SocialSignInError } from './errors.ts';

/** Seconds between leaving for a provider and coming back. */
export const oauthFlowSeconds = 600;

/** The state of a sign-in while the browser is at a provider, held in a signed cookie. */
const oauthFlow = z.object({
  /** Repeated in the id_token, which binds the token to this sign-in. */
  nonce: z.string(),
  returnTo: returnPath,
  /** The account that the provider is added to; null for a sign-in. */
  linkTo: z.nullable(z.uuid()),
  /** Milliseconds since 1970. */
  until: z.number(),
});

export type OauthFlow = z.infer<typeof oauthFlow>;

const flowCookie = (provider: SocialProvider, { prefix }: CookieRules) =>
  `${prefix}kga_social_${provider}`;

export const stateCookie = (provider: SocialProvider, rules: CookieRules) =>
  `${flowCookie(provider, rules)}_state`;

export const verifierCookie = (provider: SocialProvider, rules: CookieRules) =>
  `${flowCookie(provider, rules)}_verifier`;

function setFlowCookie(reply: FastifyReply, name: string, rules: CookieRules, value: string): void {
  reply.setCookie(name, value, { ...rules.attributes, signed: true, maxAge: oauthFlowSeconds });
}

/** A request may have been refused before its cookies were read. */
type MaybeWithCookies = Pick<FastifyRequest, 'unsignCookie'> & {
  cookies?: FastifyRequest['cookies'] | null;
};

function readSignedCookie(request: MaybeWithCookies, name: string): string | undefined {
  const value = request.cookies?.[name];
  const unsigned = value === undefined ? undefined : request.unsignCookie(value);
  return unsigned?.valid ? unsigned.value : undefined;
}

export function createOauthFlow(purpose: Pick<OauthFlow, 'returnTo' | 'linkTo'>): OauthFlow {
  return {
    ...purpose,
    nonce: randomBytes(24).toString('base64url'),
    until: Date.now() + oauthFlowSeconds * 1000,
  };
}

export function saveOauthFlow(
  reply: FastifyReply,
  provider: SocialProvider,
  rules: CookieRules,
  flow: OauthFlow,
): void {
  const value = Buffer.from(JSON.stringify(flow)).toString('base64url');
  setFlowCookie(reply, flowCookie(provider, rules), rules, value);
}

/** The state and the PKCE verifier of an authorization request (RFC 7636). */
export type Challenge = { state: string; verifier: string };

export const createState = (): string => randomBytes(16).toString('base64url');

/** Saves a challenge in the cookies that @fastify/oauth2 uses for GitHub. */
export function saveChallenge(
  reply: FastifyReply,
  provider: SocialProvider,
  rules: CookieRules,
  { state, verifier }: Challenge,
): void {
  setFlowCookie(reply, stateCookie(provider, rules), rules, state);
  setFlowCookie(reply, verifierCookie(provider, rules), rules, verifier);
}

/** @throws SocialSignInError `failed` where a cookie is missing or changed */
export function readChallenge(
  request: FastifyRequest,
  provider: SocialProvider,
  rules: CookieRules,
): Challenge {
  const state = readSignedCookie(request, stateCookie(provider, rules));
  const verifier = readSignedCookie(request, verifierCookie(provider, rules));
  if (state && verifier) return { state, verifier };
  throw new SocialSignInError('failed', 'The PKCE cookies are missing');
}

const encodedJson = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    context.addIssue('is not JSON');
    return z.NEVER;
  }
});

/** The flow that this browser began with the provider, unless it expired. */
export function readOauthFlow(
  request: MaybeWithCookies,
  provider: SocialProvider,
  rules: CookieRules,
): OauthFlow | undefined {
  const cookie = readSignedCookie(request, flowCookie(provider, rules));
  const { data } = encodedJson.pipe(oauthFlow).safeParse(cookie);
  return data && data.until > Date.now() ? data : undefined;
}

/**
 * The flow that a callback belongs to. Checks the state before anything else of the callback.
 * @throws SocialSignInError `expired`
 */
export function resumeOauthFlow(
  request: FastifyRequest,
  state: string | undefined,
  provider: SocialProvider,
  rules: CookieRules,
): OauthFlow {
  const flow = readOauthFlow(request, provider, rules);
  if (!flow) throw new SocialSignInError('expired', 'This browser has no open flow');
  if (!state || state !== readSignedCookie(request, stateCookie(provider, rules))) {
    throw new SocialSignInError('expired', 'The state belongs to another flow');
  }
  return flow;
}

/** Clears the cookies of one provider's flow, or of all flows. */
export function clearOauthFlows(
  reply: FastifyReply,
  rules: CookieRules,
  providers: readonly SocialProvider[] = socialProviders,
): void {
  for (const provider of providers) {
    for (const name of [flowCookie, stateCookie, verifierCookie]) {
      reply.clearCookie(name(provider, rules), rules.attributes);
    }
  }
}
