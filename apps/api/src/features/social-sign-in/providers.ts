import { type SocialProvider, socialProviders } from '@kga/contracts';

import { type GithubSettings, githubProvider } from './github.ts';
import { type CookieRules, cookieRules } from './oauth-flow.ts';
import { type OpenidSettings, openidProvider } from './openid.ts';
import type { CallLimits } from './provider-call.ts';
import type { Provider } from './provider.ts';

export type SocialConfig = {
  /** Undefined where it is off. */
  google: OpenidSettings | undefined;
  github: GithubSettings | undefined;
  replit: OpenidSettings | undefined;
  limits: CallLimits;
};

export type Providers = {
  cookies: CookieRules;
  find: (id: SocialProvider) => Provider | undefined;
};

/** The providers that are on. Nothing is asked of them before somebody uses them. */
export function createProviders(config: SocialConfig, publicOrigin: string): Providers {
  const cookies = cookieRules(publicOrigin);
  const { google, github, replit, limits } = config;
  const around = (id: SocialProvider) => ({
    callback: `${publicOrigin}/api/auth/${id}/callback`,
    limits,
    cookies,
  });
  const on: Record<SocialProvider, Provider | undefined> = {
    google: google ? openidProvider('google', google, around('google')) : undefined,
    github: github ? githubProvider(github, around('github')) : undefined,
    replit: replit ? openidProvider('replit', replit, around('replit')) : undefined,
  };
  return { cookies, find: (id) => on[id] };
}

/** Every provider, whether it is on, in the order of the buttons. */
export const listProviders = ({ find }: Providers) =>
  socialProviders.map((id) => ({ id, enabled: find(id) !== undefined }));
