// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Language, type OwnSource, loginPath, routes, withSource } from '@kga/contracts/core';

/** Pages that only exist for those who are logged in: links lead through the login. */
const behindLogin = [routes.profile, routes.notifications, '/admin/'];

const source: OwnSource = 'mail';

/** A path of a public page, by which a signature is counted as one that a mail led to. */
export const fromMail = (path: string): string => withSource(path, source);

/** The URL of a path, in the reader's language. */
export function linkOf(path: string, language: Language, publicOrigin: string): string {
  const isBehindLogin = behindLogin.some((start) => path.startsWith(start));
  const url = new URL(isBehindLogin ? loginPath({ returnTo: path }) : path, publicOrigin);
  url.searchParams.set('lang', language);
  return url.href;
}
