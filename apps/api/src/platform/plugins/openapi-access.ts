// SPDX-License-Identifier: AGPL-3.0-or-later
import { guestHeader } from '@kga/contracts/accounts';
import type { FastifyInstance } from 'fastify';

import type { CookieRules } from '../cookies.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call the route; `public` by default. */
    access?: AccessName;
  }
}

const key = (place: 'cookie' | 'header', name: string, description: string) =>
  ({ type: 'apiKey', in: place, name, description }) as const;

/** Roles have schemes of their own, because linters know scopes of OAuth only. */
export function securitySchemes({ session, guest }: CookieRules) {
  return {
    session: key('cookie', session, 'The session of an account, set by signing in'),
    counsel: key('cookie', session, 'The session of counsel'),
    moderator: key('cookie', session, 'The session of a moderator or an admin'),
    admin: key('cookie', session, 'The session of an admin'),
    guestCookie: key('cookie', guest, 'Signed; set by `registerGuest`, for one guest id'),
    guestId: key('header', guestHeader, 'The guest id that the cookie is for'),
  };
}

type Access = {
  /** Each entry is an alternative; `{}` is a caller without credentials. */
  security: readonly Partial<Record<keyof ReturnType<typeof securitySchemes>, readonly []>>[];
  callers: string;
};

const guest = { guestCookie: [], guestId: [] } as const;
const account = { session: [] } as const;

/** The callers of a scope as the OpenAPI document describes them. */
export const access = {
  public: { security: [], callers: 'Open to everyone.' },
  everyone: {
    security: [{}, guest, account],
    callers: 'Open to everyone; guests and accounts are recognised.',
  },
  contributors: {
    security: [guest, account],
    callers: 'For guests and accounts, suspended ones included.',
  },
  writers: { security: [guest, account], callers: 'For guests, and accounts not suspended.' },
  accountHolders: { security: [account], callers: 'For accounts, suspended ones included.' },
  signedIn: { security: [account], callers: 'For accounts that are not suspended.' },
  counsel: { security: [{ counsel: [] }], callers: 'For counsel.' },
  legalTeam: {
    security: [{ counsel: [] }, { admin: [] }],
    callers: 'For counsel and, without what is written in requests, admins.',
  },
  moderators: { security: [{ moderator: [] }], callers: 'For moderators and admins.' },
  admins: { security: [{ admin: [] }], callers: 'For admins.' },
} as const satisfies Record<string, Access>;

export type AccessName = keyof typeof access;

/** Documents who may call the routes of a scope. That of an inner scope replaces it. */
export function documentAccess(scope: FastifyInstance, name: AccessName): void {
  scope.addHook('onRoute', (route) => {
    route.config = { ...route.config, access: name };
  });
}
