// SPDX-License-Identifier: AGPL-3.0-or-later
import * as contracts from '@kga/contracts/accounts';
import { type SocialProvider, socialProviders } from '@kga/contracts/accounts';
import { defaultLanguage } from '@kga/contracts/core';
import type { FastifyRequest, FastifyInstance } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { type Actor, requireAccountOf } from '../../../accounts/actor.ts';
import { requireRecentSignIn } from '../../../accounts/guards.ts';
import { chosenLanguage } from '../../../accounts/language.ts';
import { deviceOf } from '../../../accounts/security-notifications.ts';
import { startSession } from '../../../accounts/sessions.ts';
import type { Config } from '../../../config.ts';
import type { CookieRules } from '../../../platform/cookies.ts';
import { AppError, found } from '../../../platform/errors.ts';
import { isCrossSite } from '../../../platform/plugins/security.ts';
import { SocialSignInError, callbackError } from './errors.ts';
import { githubProvider } from './github.ts';
import {
  clearOauthFlows,
  createOauthFlow,
  readOauthFlow,
  resumeOauthFlow,
  saveOauthFlow,
} from './oauth-flow.ts';
import { openidProvider } from './openid.ts';
import type { Provider, ProviderContext } from './provider.ts';
import { redirectToPage, redirectWithError, withSignedInMark } from './redirects.ts';
import { linkProvider, signInByProvider } from './sign-in-by-provider.ts';

/** The providers that are configured. No request is sent to one before its first sign-in. */
function createProviders(
  app: FastifyInstance,
  { social: { google, github, replit, limits }, http }: Config,
  cookies: CookieRules,
): Record<SocialProvider, Provider | undefined> {
  const context = (id: SocialProvider): ProviderContext => ({
    callbackUrl: `${http.publicOrigin}/api/auth/${id}/callback`,
    limits,
    cookies,
  });
  return {
    google: google && openidProvider('google', google, context('google')),
    github: github && githubProvider(app, github, context('github')),
    replit: replit && openidProvider('replit', replit, context('replit')),
  };
}

/** Linking needs a request of this site by an active account that signed in recently. */
function authorizeLinking(request: FastifyRequest, publicOrigin: string): string {
  if (isCrossSite(request, publicOrigin)) throw new AppError('cross_site_refused');
  const account = requireAccountOf(request);
  if (account.suspended_at !== null) throw new AppError('account_suspended');
  requireRecentSignIn(request);
  return account.id;
}

/** `actor` is missing where the request failed before its session was read. */
const isSignedInAs = ({ actor }: { actor?: Actor | null }, accountId: string): boolean =>
  actor?.kind === 'account' && actor.account.id === accountId;

/** Sign-in by identity providers, and linking them to an account. */
export const socialRoutes: FastifyPluginAsyncZod = async (app) => {
  const { services } = app;
  const { config, cookies } = services;
  const { publicOrigin } = config.http;
  const providers = createProviders(app, config, cookies);

  app.route({
    ...contracts.listSocialProviders,
    handler: () =>
      socialProviders.map((id) => ({
        id,
        enabled: providers[id] !== undefined,
        demonstration: config.social[id]?.isStandIn === true,
      })),
  });

  app.route({
    ...contracts.startSocialSignIn,
    config: { writes: true },
    handler: async (request, reply) => {
      const { id } = request.params;
      const { returnTo = '/', link } = request.query;
      const provider = found(providers[id]);
      const linkTo = link ? authorizeLinking(request, publicOrigin) : null;
      const flow = createOauthFlow({ returnTo, linkTo });
      const url = await provider.authorizationUrl(request, reply, flow.nonce);
      saveOauthFlow(reply, id, cookies, flow);
      return reply.redirect(url);
    },
    errorHandler: (error, request, reply) => {
      const { querystring } = contracts.startSocialSignIn.schema;
      const { link, returnTo } = querystring.safeParse(request.query).data ?? {};
      redirectWithError(error, request, reply, { publicOrigin, linking: link === '1', returnTo });
    },
  });

  app.route({
    ...contracts.completeSocialSignIn,
    config: { writes: true },
    handler: async (request, reply) => {
      const { id } = request.params;
      const { state, error } = request.query;
      const provider = found(providers[id]);
      const { linkTo, nonce, returnTo } = resumeOauthFlow(request, state, id, cookies);
      clearOauthFlows(reply, cookies, [id]);
      if (error !== undefined) throw callbackError(error);
      if (linkTo !== null && !isSignedInAs(request, linkTo)) {
        throw new SocialSignInError('expired', 'The account is not signed in any more');
      }
      const person = await provider.fetchPerson(request, nonce);
      const device = deviceOf(request);
      if (linkTo !== null) {
        await linkProvider(services, { accountId: linkTo, provider: id, person, device });
        redirectToPage(reply, publicOrigin, `/profile?linked=${id}`);
        return reply;
      }
      const language = chosenLanguage(request) ?? defaultLanguage;
      const signIn = { provider: id, person, language, device };
      const accountId = await signInByProvider(services, signIn);
      await startSession(request, { accountId, method: id });
      redirectToPage(reply, publicOrigin, withSignedInMark(returnTo));
      return reply;
    },
    errorHandler: (error, request, reply) => {
      const { params } = contracts.completeSocialSignIn.schema;
      const { id } = params.safeParse(request.params).data ?? {};
      const { linkTo = null, returnTo } = (id && readOauthFlow(request, id, cookies)) || {};
      const linking = linkTo !== null && isSignedInAs(request, linkTo);
      redirectWithError(error, request, reply, { publicOrigin, linking, returnTo });
    },
  });

  app.route({
    ...contracts.clearOauthState,
    handler: async (_request, reply) => {
      clearOauthFlows(reply, cookies);
      return reply.code(204).send(null);
    },
  });
};
