// Sends 500 requests for legal help with attachments while api, worker, Redis and Postgres are killed, and checks
// that none is lost or doubled. Usage: npm run bench:killed-requests -- [--requests=500]
import { createConsultation, createLegalFile, getLegalRequest } from '@kga/contracts';
import { sql } from 'kysely';
import { z } from 'zod';

import { forEachIndex } from '../shared/concurrency.ts';
import { startKilledStack } from '../shared/killed-stack.ts';
import { waitForOutbox } from '../shared/outbox.ts';
import { option } from '../shared/run-bench.ts';

const requests = Number(option('requests', '500'));

await using resources = new AsyncDisposableStack();
const { db, mailbox, send, killAll } = await startKilledStack(resources);

/** The same idempotency key with each request of a person, as a browser repeats it. */
const post = (path: string, index: number, body: object) =>
  send('POST', path, { index, body, headers: { 'idempotency-key': `request-${index}` } });

const pdf = (text: string) =>
  Buffer.from(`%PDF-1.7\n1 0 obj\n<< /Title (${text}) >>\nendobj\ntrailer\n<<>>\n%%EOF\n`);
const uploaded = z.object({ id: z.uuid() });
const submitted = z.object({ reference: z.string(), token: z.string() });
const acknowledged: z.infer<typeof submitted>[] = [];

async function submit(index: number): Promise<void> {
  const data = pdf(`receipt ${index}`).toString('base64');
  const file = { name: 'receipt.pdf', data };
  const { id } = uploaded.parse(await post(createLegalFile.url, index, file));
  const body = {
    fullName: 'Grace Hopper',
    email: `asker.${index}@d${index}.test`,
    phone: '+44 20 7946 0000',
    preferredDate: '2099-01-12',
    timeZone: 'Europe/London',
    issueType: 'refund',
    caseDescription: `The shop does not refund game number ${index}.`,
    attachments: [id],
    consent: true,
  };
  acknowledged.push(submitted.parse(await post(createConsultation.url, index, body)));
}

await Promise.all([
  killAll(['api', 'worker', 'redis', 'postgres', 'api'], () => acknowledged.length / requests),
  forEachIndex({ count: requests, concurrency: 8 }, submit),
]);

let lost = 0;
for (const [index, { reference, token }] of acknowledged.entries()) {
  const path = getLegalRequest.url.replace(':token', token);
  const status = await send('GET', path, { index }).catch(() => ({}));
  if (!status || !Object.values(status).includes(reference)) lost += 1;
}

await waitForOutbox(db, { ms: 360_000 });
const { rows } = await sql<Record<'stored' | 'withFile' | 'uncertain', number>>`
  select (select count(*) from legal_request)::int as stored,
    (select count(distinct request_id) from legal_file where bytes is not null)::int as "withFile",
    (select count(*) from outbox where state = 'uncertain')::int as uncertain`.execute(db);
const { stored = 0, withFile = 0, uncertain = requests } = rows[0] ?? {};
const mailed = new Set(mailbox.mails.map(({ to }) => String(to[0]))).size;
const found = { acknowledged: acknowledged.length, lost, stored, withFile, mailed, uncertain };
const pass =
  lost === 0 && stored === requests && withFile === requests && mailed + uncertain >= requests;
console.log(
  `bench:killed-requests: ${JSON.stringify(found)} of ${requests}: ${pass ? 'pass' : 'below the bar'}`,
);
process.exitCode = pass ? 0 : 1;
