// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Language, loginPath, routes } from '@kga/contracts/core';

/** Pages that only exist for those who are logged in: links lead through the login. */
const behindLogin = [routes.profile, routes.notifications, '/admin/'];

/** A path of a public page, which learns that a mail led there. Paths with tokens are left as they are. */
export const fromMail = (path: string): string => `${path}?ref=mail`;

/** The URL of a path, in the reader's language. */
export function linkOf(path: string, language: Language, publicOrigin: string): string {
  const isBehindLogin = behindLogin.some((start) => path.startsWith(start));
  const url = new URL(isBehindLogin ? loginPath({ returnTo: path }) : path, publicOrigin);
  url.searchParams.set('lang', language);
  return url.href;
}
