// SPDX-License-Identifier: AGPL-3.0-or-later
import { randomBytes, randomUUID } from 'node:crypto';
import { get } from 'node:http';
import { setTimeout } from 'node:timers/promises';

import { getUnreadCount, getUser, register, registerGuest } from '@kga/contracts/accounts';
import { listGames } from '@kga/contracts/archive';
import { campaign, embedPath } from '@kga/contracts/core';
import { confirmSignature, createSignature } from '@kga/contracts/petitions';
import { type Database, insertOutboxJobs } from '@kga/db/core';
import { selectSignatureHashes } from '@kga/db/petitions';

import { runLighthouse } from '../page/lighthouse.ts';
import { transfers } from '../page/measures.ts';
import { forEachIndex } from '../shared/concurrency.ts';
import { waitForOutbox } from '../shared/outbox.ts';
import { keyRing } from '../shared/product.ts';
import { type Sent, repeat } from './client.ts';
import type { Visited } from './meter.ts';

/** What a browser loads with a page: everything, and without the files that it has from earlier. */
export type Page = { readonly all: readonly Sent[]; readonly again: readonly Sent[] };

/** Finds out with a browser what a page loads. Event streams are measured apart. */
export async function loadsOf(origin: string, path: string): Promise<Page> {
  const report = await runLighthouse(`${origin}${path}`);
  const all = transfers(report)
    .map(({ url }) => new URL(url))
    .filter(({ origin: of, pathname }) => of === origin && !/stream$|\/guest\//.test(pathname))
    .map(({ pathname, search: query }) => ({
      path: `${pathname}${query}`,
      // Lighthouse does not tell methods; that a post was viewed is all that pages send.
      method: pathname.endsWith('/views') ? 'POST' : 'GET',
    }));
  return { all, again: all.filter((each) => !each.path.startsWith('/assets/')) };
}

/** A first visit, in which the visitor is registered as a guest. */
export const firstVisit = (origin: string, { all }: Page, visits: number): Promise<Visited> =>
  repeat(origin, { visits }, async (browser) => {
    const guestId = `guest_${randomBytes(8).toString('hex')}${Date.now()}`;
    const bytes = await browser.sendAll(all);
    return bytes + (await browser.call(registerGuest, { guestId, fingerprint: {} }));
  });

export const laterVisit = (origin: string, { again }: Page, visits: number): Promise<Visited> =>
  repeat(origin, { visits }, (browser) => browser.sendAll(again));

/** A different search each time, so that no cache answers. */
export const search = (origin: string, visits: number): Promise<Visited> =>
  repeat(origin, { visits }, (browser, index) =>
    browser.send({ path: `${listGames.url}?q=${encodeURIComponent(`legends ${index}`)}&limit=20` }),
  );

/** An embedded widget, in a page of another site. */
export const widget = (origin: string, visits: number): Promise<Visited> =>
  repeat(origin, { visits }, (browser) =>
    browser.send({ path: embedPath({ petition: campaign.petition }) }),
  );

/** Signs, waits for the mails, and confirms. */
export async function sign(
  origin: string,
  db: Database,
  petition: { id: string; slug: string },
  visits: number,
): Promise<Visited> {
  const hashes = await selectSignatureHashes(db, keyRing, petition.id);
  const emails = Array.from({ length: visits }, () => `ada@${randomUUID()}.org`);
  const who = { firstName: 'Ada', lastName: 'Lovelace', country: 'NL' };
  const signed = await repeat(origin, { visits }, (browser, index) =>
    browser.call(createSignature, { ...who, email: emails[index] }, petition.slug),
  );
  await waitForOutbox(db);
  const rows = await db
    .selectFrom('signature')
    .select(['id', 'address_hash'])
    .where('petition_id', '=', petition.id)
    .execute();
  const idOf = new Map(rows.map(({ id, address_hash: hash }) => [hash?.toString('hex'), id]));
  const confirmed = await repeat(origin, { visits }, (browser, index) => {
    const id = idOf.get(hashes.ofAddress(emails[index] ?? '').toString('hex')) ?? '';
    return browser.call(confirmSignature, { token: hashes.token('confirm', id) }, petition.slug);
  });
  return { visits, bytes: signed.bytes + confirmed.bytes };
}

/** Mails that the worker sends. */
export async function sendMails(db: Database, visits: number): Promise<Visited> {
  const mail = {
    about: 'contact_message',
    topic: 'other',
    text: 'A question.',
    replyTo: null,
  } as const;
  const sender = { accountId: null, language: 'en', suspicious: false } as const;
  const mails = Array.from({ length: visits }, () => ({ ...mail, ...sender }));
  await db.transaction().execute((trx) => insertOutboxJobs(trx, 'mail.send', mails));
  await waitForOutbox(db);
  return { visits, bytes: 0 };
}

/** A member: the account is created, which hashes a password as signing in does, and ten pages are read. */
export const session = (origin: string, page: Page, visits: number): Promise<Visited> =>
  repeat(origin, { visits, visitors: 2 }, async (browser) => {
    const email = `ada@${randomUUID()}.org`;
    const person = { email, password: randomUUID(), firstName: 'Ada', lastName: 'Lovelace' };
    let bytes = await browser.call(register, person);
    for (let count = 0; count < 10; count += 1) {
      bytes += await browser.sendAll(page.again);
      bytes += await browser.call(getUser);
      bytes += await browser.call(getUnreadCount);
    }
    return bytes;
  });

/** Streams that are open for a minute, during which the figures change twice. */
export async function holdStreams(
  origin: string,
  visits: number,
  changeFigure: () => Promise<unknown>,
): Promise<Visited> {
  const over = new AbortController();
  let bytes = 0;
  const path = `${origin}/api/${campaign.slug}/stream`;
  const open = () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const headers = { accept: 'text/event-stream' };
    get(path, { agent: false, headers, signal: over.signal }, (answer) => {
      answer.on('data', (chunk: Buffer) => (bytes += chunk.length)).on('error', () => {});
      resolve();
    }).on('error', () => resolve());
    return promise;
  };
  await forEachIndex({ count: visits, concurrency: 50 }, open);
  for (let change = 0; change < 2; change += 1) {
    await setTimeout(28_000);
    await changeFigure();
  }
  await setTimeout(2_000);
  over.abort();
  return { visits, bytes };
}
