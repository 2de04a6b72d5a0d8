// SPDX-License-Identifier: AGPL-3.0-or-later
// Signs and confirms 2,000 times while api, worker, Redis and Postgres are killed, and checks that nothing is
// lost or doubled. Usage: npm run bench:killed -- [--signers=2000]
import { confirmSignature, createSignature } from '@kga/contracts/petitions';
import { selectSignatureHashes } from '@kga/db/petitions';
import { insertTestPetition } from '@kga/db/testing';
import { sql } from 'kysely';

import { forEachIndex } from '../shared/concurrency.ts';
import { startKilledStack } from '../shared/killed-stack.ts';
import { waitForOutbox } from '../shared/outbox.ts';
import { keyRing } from '../shared/product.ts';
import { option } from '../shared/run-bench.ts';

const signers = Number(option('signers', '2000'));
const slug = 'killed';

await using resources = new AsyncDisposableStack();
const { db, mailbox, send, killAll } = await startKilledStack(resources);
const petitionId = await insertTestPetition(db, { slug, opened_at: new Date(0) });

/** Runs a task for each signer while everything is killed in turn. */
async function forEachSigner(run: (index: number) => Promise<unknown>): Promise<void> {
  let acknowledged = 0;
  await Promise.all([
    killAll(['api', 'worker', 'redis', 'postgres'], () => acknowledged / signers),
    forEachIndex({ count: signers, concurrency: 16 }, async (index) => {
      await run(index);
      acknowledged += 1;
    }),
  ]);
}

await forEachSigner((index) => {
  const email = `signer.${index}@d${index}.test`;
  const body = { firstName: 'Ada', lastName: 'Lovelace', country: 'NL', email };
  return send('POST', createSignature.url.replace(':id', slug), { index, body });
});
const hashes = await selectSignatureHashes(db, keyRing, petitionId);
const signatures = await db.selectFrom('signature').select('id').execute();
await forEachSigner((index) => {
  const body = { token: hashes.token('confirm', signatures[index]?.id ?? '') };
  return send('POST', confirmSignature.url.replace(':id', slug), { index, body });
});
const confirmedAt = performance.now();
await waitForOutbox(db, { ms: 360_000 });
const waited = Math.round((performance.now() - confirmedAt) / 1_000);

const { rows } = await sql<Record<'counted' | 'leaves' | 'uncertain' | 'unsent', number>>`
  select (select sum(signatures) from signature_count where dimension = 'country')::int as counted,
    (select count(*) from log_leaf)::int as leaves,
    (select count(*) from outbox where state = 'uncertain')::int as uncertain,
    (select count(*) from outbox where state not in ('done', 'uncertain'))::int as unsent`.execute(
  db,
);
const mails = Map.groupBy(mailbox.mails, ({ to }) => String(to[0]));
const twice = [...mails.values()].filter(({ length }) => length > 1).length;
const found = { signed: signatures.length, ...rows[0], mailed: mails.size, twice };
const exact = [found.signed, found.counted, found.leaves];
// A mail that was in transit during a crash is sent at most once, and may be lost (decision 8).
const { uncertain = signers, unsent = signers } = found;
const areMailed = unsent === 0 && found.mailed + uncertain >= signers && uncertain < signers / 10;
const pass = exact.every((count) => count === signers) && areMailed && twice === 0;
console.log(
  `bench:killed: ${JSON.stringify(found)} of ${signers}, mails sent ${waited} s after the last confirmation: ${pass ? 'pass' : 'below the bar'}`,
);
process.exitCode = pass ? 0 : 1;
