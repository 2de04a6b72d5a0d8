import { randomBytes } from 'node:crypto';
import { Agent } from 'node:http';

import { listModerationCases, register } from '@kga/contracts';
import type { Database } from '@kga/db';

import { type Read, compareP95 } from './alternating-reads.ts';
import { readAnswer } from './read-answer.ts';
import type { Resources } from './run-bench.ts';

type Side = { readonly api: string; readonly db: Database };

const bar = 1.5;

const limits = Array.from({ length: 40 }, (_, index) => index + 10);

const filters = ['', '&kind=story', '&language=ja', '&cause=reported', '&status=decided'];

/** A moderator's session, as the value of a `Cookie` header. */
async function moderatorAt({ api, db }: Side): Promise<string> {
  const email = `${randomBytes(8).toString('hex')}@example.org`;
  const answer = await fetch(`${api}${register.url}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email,
      password: randomBytes(16).toString('hex'),
      firstName: 'Mo',
      lastName: 'Derator',
    }),
  });
  if (answer.status !== 201) throw new Error(`Registering answered ${answer.status}`);
  await db
    .updateTable('account')
    .set({ role: 'moderator', email_verified_at: new Date() })
    .where('email', '=', email)
    .execute();
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

/** What the queue's pages cost where few pieces wait and where many do. */
export async function compareQueue(
  resources: Resources,
  sides: { readonly few: Side; readonly many: Side },
): Promise<{ figures: string; pass: boolean }> {
  const agent = new Agent({ keepAlive: true });
  resources.defer(() => agent.destroy());

  async function readAt(side: Side): Promise<Read<string>> {
    const cookie = await moderatorAt(side);
    return async (query) => {
      const url = `${side.api}${listModerationCases.url}?${query}`;
      const { status } = await readAnswer(url, { agent, headers: { cookie } });
      if (status !== 200) throw new Error(`${url} answered ${status}`);
    };
  }

  const blocks = Array.from({ length: 6 }, (_, block) =>
    filters.flatMap((filter) =>
      limits.filter((limit) => limit % 6 === block).map((limit) => `limit=${limit}${filter}`),
    ),
  );
  const reads = { few: await readAt(sides.few), many: await readAt(sides.many) };
  const ratio = await compareP95('queue', reads, blocks);
  return {
    figures: `p95 at 1,000,000 pieces to 1,000: ${ratio.toFixed(2)} (bar ${bar.toFixed(2)})`,
    pass: ratio <= bar,
  };
}
