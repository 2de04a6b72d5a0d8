// SPDX-License-Identifier: AGPL-3.0-or-later
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

import type { Provider } from 'oidc-provider';
import { z } from 'zod';

import { moderatorAddress } from '../demonstration/texts.ts';

/** The form of the sign-in page, as the holder of an account at a stand-in provider. */
const personForm = z
  .object({
    email: z.string(),
    /** Digits; derived from the email address if empty. */
    sub: z.string().optional(),
    verified: z.string().optional(),
    givenName: z.string().default(''),
    familyName: z.string().default(''),
    picture: z.string().optional(),
  })
  .transform((form) => ({
    ...form,
    sub: form.sub || String(createHash('sha256').update(form.email).digest().readUInt32BE(0)),
    verified: form.verified === 'yes',
  }));

export type Person = z.infer<typeof personForm>;

/** Claims of OpenID Connect. */
export function claimsOf(person: Person) {
  return {
    sub: person.sub,
    email: person.email,
    email_verified: person.verified,
    given_name: person.givenName,
    family_name: person.familyName,
    ...(person.picture && { picture: person.picture }),
  };
}

/** GitHub's REST API: responses by path. */
export const githubApi: Readonly<Record<string, (person: Person) => unknown>> = {
  '/user': (person) => ({
    id: Number(person.sub),
    login: `login-${person.sub}`,
    name: `${person.givenName} ${person.familyName}`.trim() || null,
    email: null,
    avatar_url: person.picture ?? '',
  }),
  '/user/emails': (person) => [
    { email: 'old@example.org', primary: false, verified: true, visibility: null },
    { email: person.email, primary: true, verified: person.verified, visibility: 'private' },
  ],
};

const form = readFileSync(join(import.meta.dirname, 'sign-in.html'), 'utf8');

const page = (provider: string) =>
  form.replaceAll('{provider}', provider).replace('{moderator}', moderatorAddress);

/** Sign-in and consent page of a stand-in provider. */
export async function answerInteraction(
  provider: Provider,
  name: string,
  people: Map<string, Person>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method !== 'POST') {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page(name));
    return;
  }
  const sent = Object.fromEntries(new URLSearchParams(await text(request)));
  if (sent['refuse'] === 'yes') {
    const refusal = { error: 'access_denied', error_description: 'The person refused' };
    return provider.interactionFinished(request, response, refusal);
  }
  const person = personForm.parse(sent);
  people.set(person.sub, person);
  await provider.interactionFinished(request, response, { login: { accountId: person.sub } });
}
