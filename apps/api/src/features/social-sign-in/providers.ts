import { type SocialProvider, socialProviders } from '@kga/contracts';
import type { FastifyInstance } from 'fastify';

import { type GithubSettings, githubProvider } from './github.ts';
import { type CookieRules, cookieRules } from './oauth-flow.ts';
import { type OpenidSettings, openidProvider } from './openid.ts';
import type { FetchLimits, Provider, ProviderContext } from './provider.ts';

export type SocialConfig = {
  /** Undefined where the provider is off. */
  google: OpenidSettings | undefined;
  github: GithubSettings | undefined;
  replit: OpenidSettings | undefined;
  limits: FetchLimits;
};

export type Providers = {
  cookies: CookieRules;
  find: (id: SocialProvider) => Provider | undefined;
};

/** The providers that are configured. No request is sent to one before its first sign-in. */
export function createProviders(
  app: FastifyInstance,
  config: SocialConfig,
  publicOrigin: string,
): Providers {
  const cookies = cookieRules(publicOrigin);
  const { google, github, replit, limits } = config;
  const context = (id: SocialProvider): ProviderContext => ({
    callbackUrl: `${publicOrigin}/api/auth/${id}/callback`,
    limits,
    cookies,
  });
  const providers: Record<SocialProvider, Provider | undefined> = {
    google: google && openidProvider('google', google, context('google')),
    github: github && githubProvider(app, github, context('github')),
    replit: replit && openidProvider('replit', replit, context('replit')),
  };
  return { cookies, find: (id) => providers[id] };
}

/** Every provider, whether it is on, in the order of the buttons. */
export const listProviders = ({ find }: Providers) =>
  socialProviders.map((id) => ({ id, enabled: find(id) !== undefined }));
