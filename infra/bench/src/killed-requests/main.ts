// SPDX-License-Identifier: AGPL-3.0-or-later
// Sends 500 requests for legal help, each with a PDF, a photo and a screenshot, while api, worker, Redis and Postgres
// are killed, and checks that none is lost or doubled, that their files are whole, and that the pictures have no
// metadata. Usage: npm run bench:killed-requests -- [--requests=500]
import { fileMediaType } from '@kga/contracts/core';
import {
  createConsultation,
  createLegalFile,
  encodeFileName,
  fileNameHeader,
  getLegalRequest,
} from '@kga/contracts/legal';
import { sql } from 'kysely';
import { z } from 'zod';

import { forEachIndex } from '../shared/concurrency.ts';
import { startKilledStack } from '../shared/killed-stack.ts';
import { waitForOutbox } from '../shared/outbox.ts';
import { option } from '../shared/run-bench.ts';
import { attachmentsOf, countWholeFiles } from './attachments.ts';

const requests = Number(option('requests', '500'));

await using resources = new AsyncDisposableStack();
const { db, mailbox, send, killAll } = await startKilledStack(resources);

/** The same idempotency key for the same thing, as a browser repeats it. */
const post = (path: string, index: number, body: object) =>
  send('POST', path, { index, body, headers: { 'idempotency-key': `request-${index}` } });

const uploaded = z.object({ id: z.uuid() });
const submitted = z.object({ reference: z.string(), token: z.string() });
const acknowledged: z.infer<typeof submitted>[] = [];

async function submit(index: number): Promise<void> {
  const attachments: string[] = [];
  for (const { name, bytes } of await attachmentsOf(index)) {
    const headers = { [fileNameHeader]: encodeFileName(name) };
    const body = new Blob([bytes], { type: fileMediaType });
    const answer = await send('POST', createLegalFile.url, { index, headers, body });
    attachments.push(uploaded.parse(answer).id);
  }
  const body = {
    fullName: 'Grace Hopper',
    email: `asker.${index}@d${index}.test`,
    phone: '+44 20 7946 0000',
    preferredDate: '2099-01-12',
    timeZone: 'Europe/London',
    issueType: 'refund',
    caseDescription: `The shop does not refund game number ${index}.`,
    attachments,
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
const { rows } = await sql<Record<'stored' | 'uncertain', number>>`
  select (select count(*) from legal_request)::int as stored,
    (select count(*) from outbox where state = 'uncertain')::int as uncertain`.execute(db);
const { stored = 0, uncertain = requests } = rows[0] ?? {};
const { files, mixed } = await countWholeFiles(db);
const mailed = new Set(mailbox.mails.map(({ to }) => String(to[0]))).size;
const found = { acknowledged: acknowledged.length, lost, stored, files, mixed, mailed, uncertain };
const pass =
  lost === 0 &&
  stored === requests &&
  mixed === 0 &&
  Object.values(files).every((count) => count === requests) &&
  mailed + uncertain >= requests;
console.log(
  `bench:killed-requests: ${JSON.stringify(found)} of ${requests}: ${pass ? 'pass' : 'below the bar'}`,
);
process.exitCode = pass ? 0 : 1;
