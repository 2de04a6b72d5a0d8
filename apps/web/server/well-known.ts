// SPDX-License-Identifier: AGPL-3.0-or-later
import { campaign, languages, loginPath, routes } from '@kga/contracts/core';
import type { FastifyInstance } from 'fastify';

import { hasSession } from './http/page-request.ts';
import { plainHeaders } from './http/security-headers.ts';

type Options = {
  /** The public origin. */
  readonly origin: string;
  /** URLs at which vulnerabilities are reported; without any, the contact form. */
  readonly contacts: readonly string[];
};

/** Validity of the file from the moment that it is requested, in days. */
const validDays = 180;

/** Serves what programs look for at addresses of RFC 8615. */
export function serveWellKnown(app: FastifyInstance, options: Options): void {
  app.get('/.well-known/security.txt', (_request, reply) =>
    reply
      .headers(plainHeaders)
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(securityText(options)),
  );

  // Password managers open it: https://w3c.github.io/webappsec-change-password-url/
  app.get('/.well-known/change-password', (request, reply) => {
    const path = hasSession(request.headers.cookie)
      ? routes.profile
      : loginPath({ returnTo: routes.profile });
    return reply.headers(plainHeaders).header('cache-control', 'no-store').redirect(path, 302);
  });
}

/** As RFC 9116 has it. */
function securityText({ origin, contacts }: Options): string {
  const expires = new Date(Date.now() + validDays * 24 * 3_600_000);
  const all = contacts.length > 0 ? contacts : [`${origin}${routes.contact}`];
  return [
    ...all.map((contact) => `Contact: ${contact}`),
    `Expires: ${expires.toISOString().slice(0, 10)}T00:00:00.000Z`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    `Policy: ${campaign.sourceUrl}/security/policy`,
    '',
  ].join('\n');
}
