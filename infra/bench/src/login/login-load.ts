import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';

import type { Database } from '@kga/db';
import { sql } from 'kysely';

import type { Resources } from '../shared/run-bench.ts';
import { endProcess } from '../shared/start-process.ts';
import { type Crowd, type Outcomes, outcomesSchema } from './attempts.ts';

/** Registers one person at the api and copies the password hash to `size` other accounts. */
export async function makeCrowd(api: string, db: Database, size: number): Promise<Crowd> {
  const password = randomBytes(12).toString('base64url');
  const first = { email: 'first@example.org', password, firstName: 'Ada', lastName: '' };
  const answer = await fetch(`${api}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(first),
  });
  if (answer.status !== 201) throw new Error(`Registering was answered ${answer.status}.`);
  const { rows } = await sql<{ email: string }>`
    insert into account (id, email, first_name, last_name, password_hash, language)
    select gen_random_uuid(), 'person-' || number || '@example.org', 'Ada', '', password_hash, 'en'
    from account, generate_series(1, ${size}::int) as number
    returning email`.execute(db);
  return { emails: rows.map(({ email }) => email), password };
}

export type SignIns = {
  readonly begin: () => void;
  /** Resolves when the last one has been answered. */
  readonly end: () => Promise<Outcomes>;
};

/** Starts a process that signs people of the crowd in between `begin` and `end`. */
export function prepareSignIns(
  resources: Resources,
  api: string,
  { crowd, perSecond }: { crowd: Crowd; perSecond: number },
): SignIns {
  const child = fork(join(import.meta.dirname, 'login-process.ts'), [api, String(perSecond)]);
  resources.defer(() => endProcess(child));
  child.send(crowd);
  return {
    begin: () => void child.send('begin'),
    async end() {
      const message = nextMessage(child);
      child.send('end');
      return outcomesSchema.parse(await message);
    },
  };
}

/** @throws Error where the process exits first */
async function nextMessage(child: ChildProcess): Promise<unknown> {
  const waiting = new AbortController();
  const { signal } = waiting;
  try {
    const ended = once(child, 'exit', { signal }).then(() => {
      throw new Error('The process that signs in ended.');
    });
    const [message]: unknown[] = await Promise.race([once(child, 'message', { signal }), ended]);
    return message;
  } finally {
    waiting.abort();
  }
}
