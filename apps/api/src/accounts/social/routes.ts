import {
  type SocialProvider,
  beginSocialSignIn,
  clearOauthState,
  defaultLanguage,
  endSocialSignIn,
  getSocialProviders,
} from '@kga/contracts';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';

import { AppError } from '../../errors.ts';
import { chosenLanguage } from '../../language.ts';
import { type Actor, accountOf } from '../../plugins/actor.ts';
import { isCrossSite } from '../../plugins/security.ts';
import { deviceOf } from '../device.ts';
import { requireRecentSignIn } from '../recent-sign-in.ts';
import { beginSession } from '../sessions.ts';
import { danceOf, forgetDances, keepDance, resumeDance, startDance } from './dance.ts';
import { SocialFault } from './failure.ts';
import { leadBack, leadTo } from './lead-back.ts';
import { linkProvider } from './link-provider.ts';
import type { Provider } from './provider.ts';
import { createProviders, listProviders } from './providers.ts';
import { signInByProvider } from './sign-in-by-provider.ts';

/** What a provider answers in place of a code (RFC 6749, 4.1.2.1), as it is told. */
function refusalOf(error: string): SocialFault {
  if (error === 'access_denied') return new SocialFault('refused', 'The person refused');
  const passing = error === 'temporarily_unavailable' || error === 'server_error';
  // Anybody can write anything there, so what is no code of the protocol is not repeated.
  const code = /^[a-z_]{1,40}$/.test(error) ? error : 'something else';
  return new SocialFault(passing ? 'unavailable' : 'failed', `A provider says: ${code}`);
}

/** Only a page of ours, and only whoever signed in just now, adds a way in to an account. */
function accountToLink(request: FastifyRequest, publicOrigin: string): string {
  if (isCrossSite(request, publicOrigin)) throw new AppError('cross_site_refused');
  const account = accountOf(request);
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
  const { people } = app;
  const { config } = people;
  const { publicOrigin } = config.http;
  const providers = createProviders(config.social, publicOrigin);
  const { cookies } = providers;

  const providerOf = (id: SocialProvider): Provider => {
    const provider = providers.find(id);
    if (!provider) throw new AppError('not_found');
    return provider;
  };

  app.route({ ...getSocialProviders, handler: () => listProviders(providers) });

  app.route({
    ...beginSocialSignIn,
    handler: async (request, reply) => {
      const { id } = request.params;
      const { returnTo = '/', link } = request.query;
      const provider = providerOf(id);
      const linkTo = link ? accountToLink(request, publicOrigin) : null;
      const dance = startDance({ returnTo, linkTo });
      const address = await provider.begin(request, reply, dance.nonce);
      keepDance(reply, id, cookies, dance);
      return reply.redirect(address);
    },
    errorHandler: (error, request, reply) => {
      const { querystring } = beginSocialSignIn.schema;
      const { link, returnTo } = querystring.safeParse(request.query).data ?? {};
      leadBack(error, request, reply, { publicOrigin, linking: link === '1', returnTo });
    },
  });

  app.route({
    ...endSocialSignIn,
    handler: async (request, reply) => {
      const { id } = request.params;
      const { state, error } = request.query;
      const provider = providerOf(id);
      const { linkTo, nonce, returnTo } = resumeDance(request, state, id, cookies);
      forgetDances(reply, cookies, [id]);
      if (error !== undefined) throw refusalOf(error);
      if (linkTo !== null && !isHolder(request, linkTo)) {
        throw new SocialFault('expired', 'The account is not signed in any more');
      }
      const person = await provider.finish(request, nonce);
      const device = deviceOf(request);
      if (linkTo !== null) {
        await linkProvider(people, { accountId: linkTo, provider: id, person, device });
        leadTo(reply, publicOrigin, `/profile?linked=${id}`);
        return reply;
      }
      const given = {
        provider: id,
        person,
        language: chosenLanguage(request) ?? defaultLanguage,
        device,
      };
      const accountId = await signInByProvider(people, given);
      await beginSession(request, { accountId, method: id });
      leadTo(reply, publicOrigin, signedInAt(returnTo));
      return reply;
    },
    errorHandler: (error, request, reply) => {
      const { id } = endSocialSignIn.schema.params.safeParse(request.params).data ?? {};
      const { linkTo = null, returnTo } = (id && danceOf(request, id, cookies)) || {};
      const linking = linkTo !== null && isHolder(request, linkTo);
      leadBack(error, request, reply, { publicOrigin, linking, returnTo });
    },
  });

  app.route({
    ...clearOauthState,
    handler: async (_request, reply) => {
      forgetDances(reply, cookies);
      return reply.code(204).send(null);
    },
  });

  done();
};
