import type { SocialSignInError } from '@kga/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { type AppError, toAppError } from '../../platform/errors.ts';
import { logError } from '../../platform/plugins/error-log.ts';
import { SocialSignInFailure } from './social-error.ts';

/** Where a dance was meant to lead. */
export type Purpose = {
  /** To the profile, with a provider added. */
  linking: boolean;
  returnTo?: string | undefined;
};

/** Redirects to a page of ours, by its whole address: no path can be read as another site. */
export function redirectTo(reply: FastifyReply, publicOrigin: string, path: string): void {
  const { origin, pathname, href } = new URL(path, publicOrigin);
  // Two slashes may also come of dots that were taken away; the API is no page.
  const isPage = origin === publicOrigin && !/^\/(\/|api(\/|$))/.test(pathname);
  void reply.redirect(isPage ? href : `${publicOrigin}/`);
}

function whyOf(error: unknown, problem: AppError): SocialSignInError | undefined {
  if (error instanceof SocialSignInFailure) return error.why;
  if (problem.code === 'sign_in_again') return problem.code;
  // The account went away while its holder came in.
  if (problem.code === 'internal' || problem.code === 'wrong_credentials') return 'failed';
  return problem.status >= 500 ? 'unavailable' : undefined;
}

function logBroken(error: unknown, problem: AppError, request: FastifyRequest): void {
  const about = { requestId: request.id, err: error };
  if (error instanceof SocialSignInFailure) {
    const broken = error.why === 'failed' || error.why === 'unavailable';
    if (broken) request.log.warn(about, 'a social sign-in broke');
  } else if (problem.code === 'internal') request.log.error(about, 'bug');
  else if (problem.code === 'dependency_unavailable') logError(problem, request);
}

/**
 * Leads to where somebody is told why it did not work: on the way between two sites nobody is left
 * with an error's bare answer.
 *
 * @throws what is no fault of a dance, such as a request that is not as it should be
 */
export function redirectBack(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  { publicOrigin, linking, returnTo }: Purpose & { publicOrigin: string },
): void {
  const problem = toAppError(error);
  const why = whyOf(error, problem);
  if (why === undefined) throw error;
  logBroken(error, problem, request);
  const query = new URLSearchParams({ social: why });
  const back = returnTo !== undefined && returnTo !== '/' && !linking;
  if (back) query.set('returnTo', returnTo);
  redirectTo(reply, publicOrigin, `${linking ? '/profile' : '/login'}?${query.toString()}`);
}
