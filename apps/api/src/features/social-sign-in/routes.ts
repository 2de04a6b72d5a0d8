import * as contracts from '@kga/contracts';
import {
  type SocialProvider,
  startSocialSignIn,
  defaultLanguage,
  completeSocialSignIn,
} from '@kga/contracts';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';

import { type Actor, requireAccountOf } from '../../accounts/actor.ts';
import { deviceOf } from '../../accounts/device.ts';
import { requireRecentSignIn } from '../../accounts/recent-sign-in.ts';
import { startSession } from '../../accounts/sessions.ts';
import { AppError } from '../../platform/errors.ts';
import { chosenLanguage } from '../../platform/language.ts';
import { isCrossSite } from '../../platform/plugins/security.ts';
import { linkProvider } from './link-provider.ts';
import {
  oauthFlowOf,
  clearOauthFlows,
  saveOauthFlow,
  resumeOauthFlow,
  startOauthFlow,
} from './oauth-flow.ts';
import type { Provider } from './provider.ts';
import { createProviders, listProviders } from './providers.ts';
import { redirectBack, redirectTo } from './redirects.ts';
import { signInByProvider } from './sign-in-by-provider.ts';
import { SocialSignInFailure } from './social-error.ts';

/** What a provider answers in place of a code (RFC 6749, 4.1.2.1), as it is told. */
function refusalOf(error: string): SocialSignInFailure {
  if (error === 'access_denied') return new SocialSignInFailure('refused', 'The person refused');
  const passing = error === 'temporarily_unavailable' || error === 'server_error';
  // Anybody can write anything there, so what is no code of the protocol is not repeated.
  const code = /^[a-z_]{1,40}$/.test(error) ? error : 'something else';
  return new SocialSignInFailure(passing ? 'unavailable' : 'failed', `A provider says: ${code}`);
}

/** Only a page of ours, and only whoever signed in just now, adds a way in to an account. */
function accountToLink(request: FastifyRequest, publicOrigin: string): string {
  if (isCrossSite(request, publicOrigin)) throw new AppError('cross_site_refused');
  const account = requireAccountOf(request);
  if (account.suspended_at !== null) throw new AppError('account_suspended');
  requireRecentSignIn(request);
  return account.id;
}

/** Nobody is known yet where a request fails before its session was read. */
const isHolder = ({ actor }: { actor?: Actor | null }, accountId: string): boolean =>
  actor?.kind === 'account' && actor.account.id === accountId;

/** The path that somebody comes back to, by which the page can say that it went well. */
function signedInAt(path: string): string {
  const [rest = '', ...hash] = path.split(/(?=#)/);
  return `${rest}${rest.includes('?') ? '&' : '?'}signedIn=1${hash.join('')}`;
}

/** Sign-in by others: there, and back again. */
export const socialRoutes: FastifyPluginCallbackZod = (app, _options, done) => {
  const { services } = app;
  const { config } = services;
  const { publicOrigin } = config.http;
  const providers = createProviders(config.social, publicOrigin);
  const { cookies } = providers;

  const providerOf = (id: SocialProvider): Provider => {
    const provider = providers.find(id);
    if (!provider) throw new AppError('not_found');
    return provider;
  };

  app.route({ ...contracts.listSocialProviders, handler: () => listProviders(providers) });

  app.route({
    ...contracts.startSocialSignIn,
    handler: async (request, reply) => {
      const { id } = request.params;
      const { returnTo = '/', link } = request.query;
      const provider = providerOf(id);
      const linkTo = link ? accountToLink(request, publicOrigin) : null;
      const dance = startOauthFlow({ returnTo, linkTo });
      const address = await provider.begin(request, reply, dance.nonce);
      saveOauthFlow(reply, id, cookies, dance);
      return reply.redirect(address);
    },
    errorHandler: (error, request, reply) => {
      const { querystring } = startSocialSignIn.schema;
      const { link, returnTo } = querystring.safeParse(request.query).data ?? {};
      redirectBack(error, request, reply, { publicOrigin, linking: link === '1', returnTo });
    },
  });

  app.route({
    ...contracts.completeSocialSignIn,
    handler: async (request, reply) => {
      const { id } = request.params;
      const { state, error } = request.query;
      const provider = providerOf(id);
      const { linkTo, nonce, returnTo } = resumeOauthFlow(request, state, id, cookies);
      clearOauthFlows(reply, cookies, [id]);
      if (error !== undefined) throw refusalOf(error);
      if (linkTo !== null && !isHolder(request, linkTo)) {
        throw new SocialSignInFailure('expired', 'The account is not signed in any more');
      }
      const person = await provider.finish(request, nonce);
      const device = deviceOf(request);
      if (linkTo !== null) {
        await linkProvider(services, { accountId: linkTo, provider: id, person, device });
        redirectTo(reply, publicOrigin, `/profile?linked=${id}`);
        return reply;
      }
      const given = {
        provider: id,
        person,
        language: chosenLanguage(request) ?? defaultLanguage,
        device,
      };
      const accountId = await signInByProvider(services, given);
      await startSession(request, { accountId, method: id });
      redirectTo(reply, publicOrigin, signedInAt(returnTo));
      return reply;
    },
    errorHandler: (error, request, reply) => {
      const { id } = completeSocialSignIn.schema.params.safeParse(request.params).data ?? {};
      const { linkTo = null, returnTo } = (id && oauthFlowOf(request, id, cookies)) || {};
      const linking = linkTo !== null && isHolder(request, linkTo);
      redirectBack(error, request, reply, { publicOrigin, linking, returnTo });
    },
  });

  app.route({
    ...contracts.clearOauthState,
    handler: async (_request, reply) => {
      clearOauthFlows(reply, cookies);
      return reply.code(204).send(null);
    },
  });

  done();
};
