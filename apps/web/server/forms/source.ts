// SPDX-License-Identifier: AGPL-3.0-or-later
import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a browser says that a form is of this site. Unlike the api, which other programs call, this
 * takes no form that says nothing: every browser that sends forms to it names their origin.
 */
export function isOwnForm(headers: IncomingHttpHeaders, origin: string): boolean {
  const { origin: named, 'sec-fetch-site': site } = headers;
  if (named !== undefined && named !== origin) return false;
  if (site !== undefined && site !== 'same-origin') return false;
  return named !== undefined || site !== undefined;
}
