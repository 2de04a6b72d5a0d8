// SPDX-License-Identifier: AGPL-3.0-or-later
import { setTimeout } from 'node:timers/promises';

import { register } from '@kga/contracts/accounts';
import { gameLike } from '@kga/contracts/archive';
import { createConsultation, createLegalFile } from '@kga/contracts/legal';
import { confirmSignature, createSignature } from '@kga/contracts/petitions';
import { z } from 'zod';

import { contentWrites } from '../features.ts';
import { legalRequest } from '../shared/browser.ts';
import { attachmentsOf } from './attachments.ts';
import { type RunRecord, acknowledge } from './record.ts';
import { type Site, petition } from './stack.ts';
import { type Visitor, createVisitor } from './visitor.ts';

const created = z.object({ id: z.string() });
const submitted = z.object({ reference: z.string() });

/** Pause between two writes of one person. */
const thinkMs = 150;

/** Registers, writes one of each kind, and signs. */
async function live(
  { edgeUrl, ids, files = true }: Site,
  record: RunRecord,
  index: number,
): Promise<void> {
  const { write, remember } = createVisitor(edgeUrl, index, record);
  const email = `person-${index}@p${index}.test`;
  const password = `violet harbour ${index}`;
  record.mailsTo.add(email);
  const person = { email, password, firstName: 'Ada', lastName: 'Lovelace' };
  const account = created.parse(await write(register, { body: person }));
  remember({ email, password });
  acknowledge(record, 'accounts', account.id);
  await setTimeout(thinkMs);

  const text = `Number ${index} played it for years, and then the server was gone.`;
  for (const { kind, endpoint, parent, body } of contentWrites) {
    const call = { ...(parent && { id: ids[parent] ?? '' }), body: body(text) };
    acknowledge(record, kind, created.parse(await write(endpoint, call)).id);
    await setTimeout(thinkMs);
  }
  await write(gameLike.set, { id: ids.game ?? '' });
  acknowledge(record, 'likes', account.id);
  await setTimeout(thinkMs);

  const signer = `signer-${index}@s${index}.test`;
  record.mailsTo.add(signer);
  const traces = { filledInMs: 20_000 };
  const signature = {
    firstName: 'Ada',
    lastName: 'Lovelace',
    country: 'NL',
    email: signer,
    traces,
  };
  await write(createSignature, { id: petition, body: signature });
  acknowledge(record, 'signatures', signer);
  await setTimeout(thinkMs);

  await askForHelp(write, record, { index, withFiles: files });
}

/** Sends a request for legal help. */
async function askForHelp(
  write: Visitor['write'],
  record: RunRecord,
  { index, withFiles }: { index: number; withFiles: boolean },
) {
  const files = withFiles ? await attachmentsOf(index) : [];
  const attachments: string[] = [];
  for (const file of files)
    attachments.push(created.parse(await write(createLegalFile, { file })).id);
  const email = `applicant-${index}@a${index}.test`;
  record.mailsTo.add(email);
  const body = legalRequest(email, attachments);
  const { reference } = submitted.parse(await write(createConsultation, { body }));
  acknowledge(record, 'legal requests', reference);
  for (const { name } of files)
    acknowledge(record, 'files of legal requests', `${reference} ${name}`);
}

/** Confirms each signature by the link of its mail, as soon as that arrives. */
async function confirm({ edgeUrl, mailbox }: Site, record: RunRecord, over: AbortSignal) {
  const done = new Set<string>();
  const { write } = createVisitor(edgeUrl, 0, record);
  while (!over.aborted) {
    for (const { to, text } of mailbox.mails.slice(0, 2_000)) {
      const [signer = ''] = to;
      const token = /\/confirm\?[^\s#]*#token=([\w.~-]+)/.exec(text)?.[1];
      if (!signer.startsWith('signer-') || done.has(signer) || token === undefined) continue;
      done.add(signer);
      await write(confirmSignature, { id: petition, body: { token } });
      acknowledge(record, 'confirmations', signer);
    }
    await setTimeout(200);
  }
}

/**
 * Runs `count` visitors at the same time, each followed by another one, until `stop` is called.
 *
 * @param first their number, of which names and addresses are made
 */
export function startWriters(site: Site, record: RunRecord, count: number, first = 1) {
  const stopping = new AbortController();
  const confirmed = new AbortController();
  let next = first;
  const people = async () => {
    while (!stopping.signal.aborted) {
      const index = next;
      next += 1;
      await live(site, record, index);
    }
  };
  const all = Promise.all(Array.from({ length: count }, people));
  const confirming = confirm(site, record, confirmed.signal);
  return {
    /** Rejects as soon as a write is refused. */
    failed: Promise.all([all, confirming]),
    /** Resolves when everyone's last write is acknowledged. */
    async stop(): Promise<void> {
      stopping.abort();
      await all;
    },
    async stopConfirming(): Promise<void> {
      confirmed.abort();
      await confirming;
    },
  };
}
