// SPDX-License-Identifier: AGPL-3.0-or-later
import { routes } from '@kga/contracts/core';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { logSocialError, socialErrorCode } from './errors.ts';

export type FailedFlow = {
  publicOrigin: string;
  /** The flow was to add a provider to the profile of the signed-in account. */
  linking: boolean;
  returnTo?: string | undefined;
};

/** Redirects to a page of this site, by an absolute URL, so that no path can name another host. */
export function redirectToPage(reply: FastifyReply, publicOrigin: string, path: string): void {
  const { origin, pathname, href } = new URL(path, publicOrigin);
  // Resolving dot segments may leave two slashes at the start; the API has no pages.
  const isPage = origin === publicOrigin && !/^\/(\/|api(\/|$))/.test(pathname);
  void reply.redirect(isPage ? href : `${publicOrigin}/`);
}

/** Adds `signedIn=1` to a path, by which the page greets the visitor. */
export function withSignedInMark(path: string): string {
  const [rest = '', ...hash] = path.split(/(?=#)/);
  return `${rest}${rest.includes('?') ? '&' : '?'}signedIn=1${hash.join('')}`;
}

/**
 * Redirects to the sign-in page or the profile, which explain what went wrong, since a browser on
 * its way between two sites would show a bare error body.
 * @throws `error` where it is about the request itself, such as a validation error
 */
export function redirectWithError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  { publicOrigin, linking, returnTo }: FailedFlow,
): void {
  const code = socialErrorCode(error);
  if (code === undefined) throw error;
  logSocialError(error, request);
  const query = new URLSearchParams({ social: code });
  const keepReturnTo = returnTo !== undefined && returnTo !== routes.home && !linking;
  if (keepReturnTo) query.set('returnTo', returnTo);
  redirectToPage(
    reply,
    publicOrigin,
    `${linking ? routes.profile : routes.login}?${query.toString()}`,
  );
}
