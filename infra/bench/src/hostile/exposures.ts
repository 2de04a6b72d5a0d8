// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Callers } from './callers.ts';
import type { HostileRequest } from './requests.ts';

/** Signs of server internals. In JSON a line break is written as a backslash and an n. */
const inside =
  /(?:\n|\\n) {4}at |node_modules|node:internal|syntax error at or near|violates [a-z-]+ constraint|duplicate key value/;

/** Addresses of the people of a run, and the telephone number of who asks for legal help. */
const personal = /[\w-]+@example\.org|\+44 20 7946 0000/g;

/** Operations that answer who has the token of a mail with data of the one it was sent to. */
const byToken: ReadonlySet<string> = new Set(['answerMeeting', 'getLegalRequest', 'verifyEmail']);

/** Whether a caller may read data of other people here. */
function mayRead({ caller, target: { operation, path } }: HostileRequest): boolean {
  if (byToken.has(operation) || caller === 'admin') return true;
  return caller === 'counsel' && path.startsWith('/api/admin/legal');
}

/** What an answer tells a caller that it must not: of the server, or of other people; undefined without such. */
export function exposureOf(
  request: HostileRequest,
  text: string,
  people: Callers['people'],
): string | undefined {
  const [trace] = inside.exec(text) ?? [];
  if (trace !== undefined) return `tells of the inside: ${JSON.stringify(trace)}`;
  if (mayRead(request)) return undefined;
  const { caller } = request;
  const own = caller === 'nobody' || caller === 'guest' ? undefined : people[caller].email;
  const sent = request.bytes.toString('latin1');
  for (const [found] of text.matchAll(personal)) {
    if (found !== own && found !== 'hostile@example.org' && !sent.includes(found)) {
      return `has data of another person: ${found}`;
    }
  }
  return undefined;
}
