// SPDX-License-Identifier: AGPL-3.0-or-later
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';

import {
  createProfileExport,
  downloadOwnUpload,
  downloadProfileExport,
} from '@kga/contracts/accounts';
import { createPictureUpload } from '@kga/contracts/content';
import type { Endpoint } from '@kga/contracts/core';
import { createPost } from '@kga/contracts/forum';
import { createLegalFile } from '@kga/contracts/legal';
import { createSignature } from '@kga/contracts/petitions';
import { createStory } from '@kga/contracts/stories';
import { insertPictureUpload } from '@kga/db/content';
import type { Database } from '@kga/db/core';
import { sql } from 'kysely';

import { largeJson, largePdf, largePicture } from './bodies.ts';
import { type Member, type Pace, statusOf } from './clients.ts';

type Load = { readonly api: string; readonly db: Database; readonly members: readonly Member[] };

/** Sends one request of a load; `at` is its number. Returns the status of the answer. */
type Send = (at: number) => Promise<number>;

export type Phase = {
  readonly name: string;
  /** Requests at a time. */
  readonly concurrency: number;
  readonly send: Send;
  /** Whether no request of it can succeed. */
  readonly isRefused?: boolean;
};

const urlOf = ({ url }: Endpoint, id = '') => url.replace(':id', id);

/** Stories of each member, whose texts fill the files of exports. */
const storiesOfMember = 150;

/** Gives members what makes their exports large: long stories, and five pictures that no worker has copied. */
export async function fillProfiles({ db, members }: Load): Promise<ReadonlyMap<string, string[]>> {
  const bytes = await largePicture();
  const uploads = new Map<string, string[]>();
  for (const { id: accountId } of members) {
    await sql`
      insert into story (id, account_id, title, content, game_name, language, status)
      select gen_random_uuid(), ${accountId}, 'Story ' || n, repeat('a long text ', 2000), 'x', 'en', 'pending'
      from generate_series(1, ${storiesOfMember}) as n`.execute(db);
    const ids: string[] = [];
    while (ids.length < 5) {
      ids.push(
        await db
          .transaction()
          .execute((trx) => insertPictureUpload(trx, { author: { accountId }, bytes })),
      );
    }
    uploads.set(accountId, ids);
  }
  return uploads;
}

/** Whether the worker has made all exports that were requested. */
const areExportsMade = async (db: Database) =>
  (await db.selectFrom('profile_export').select('id').where('finished_at', 'is', null).execute())
    .length === 0;

/** Requests the exports of all members several times at once, and waits until they are made. */
export async function requestExports({ api, db, members }: Load): Promise<void> {
  const asks = [...members, ...members, ...members].map(({ browser }) =>
    statusOf(`${api}${createProfileExport.url}`, 'POST', { cookie: browser.cookie() }),
  );
  await Promise.all(asks);
  const end = performance.now() + 300_000;
  while (!(await areExportsMade(db))) {
    if (performance.now() > end) throw new Error('The exports were not made in five minutes.');
    await setTimeout(200);
  }
}

const noId = () => undefined;

/** The phases of a run. What is slow is held or read late, so that the api has to keep it. */
export async function createPhases(
  { api, members }: Load,
  uploads: ReadonlyMap<string, string[]>,
): Promise<Phase[]> {
  const [picture, pdf, json] = [await largePicture(), largePdf(), Buffer.from(largeJson())];
  const memberAt = (at: number) => {
    const [member] = members.slice(at % members.length);
    if (!member) throw new Error('There are no members.');
    return member;
  };
  const cookieAt = (at: number) => memberAt(at).browser.cookie();
  const upload =
    (endpoint: Endpoint, body: Buffer, pace?: Pace): Send =>
    (at) =>
      statusOf(`${api}${endpoint.url}`, endpoint.method, { cookie: cookieAt(at), body, ...pace });
  const get =
    (endpoint: Endpoint, idOf: (at: number) => string | undefined, pace?: Pace): Send =>
    (at) =>
      statusOf(`${api}${urlOf(endpoint, idOf(at))}`, 'GET', { cookie: cookieAt(at), ...pace });
  const forms = [createStory, createPost, createSignature, createProfileExport] as const;
  const form: Send = (at) => {
    const { url, method } = forms[at % forms.length] ?? createStory;
    const type = 'application/json';
    return statusOf(`${api}${url.replace(':id', 'de')}`, method, {
      cookie: cookieAt(at),
      body: json,
      type,
    });
  };
  const uploadAt = (at: number) =>
    uploads.get(memberAt(at).id)?.[Math.floor(at / members.length) % 5] ?? randomUUID();
  const [holdMs, readMs] = [8_000, 3_000];
  const pictures = upload(createPictureUpload, picture);
  const files = upload(createLegalFile, pdf);
  const held = upload(createLegalFile, pdf, { holdMs });
  const heldPictures = upload(createPictureUpload, picture, { holdMs });
  const exported = get(downloadProfileExport, noId);
  const exportedSlowly = get(downloadProfileExport, noId, { readMs });
  const ownUploads = get(downloadOwnUpload, uploadAt);
  const ownUploadsSlowly = get(downloadOwnUpload, uploadAt, { readMs });
  const all = [
    pictures,
    files,
    held,
    heldPictures,
    exported,
    exportedSlowly,
    ownUploads,
    ownUploadsSlowly,
    form,
  ];
  return [
    { name: 'own uploads of 5 MB', concurrency: 40, send: ownUploads },
    { name: 'own uploads, read slowly', concurrency: 80, send: ownUploadsSlowly },
    { name: 'pictures of 5 MB', concurrency: 24, send: pictures },
    { name: 'legal files of 10 MB', concurrency: 24, send: files },
    { name: 'held files of 10 MB', concurrency: 100, send: held },
    { name: 'held pictures of 5 MB', concurrency: 100, send: heldPictures },
    { name: 'exports', concurrency: 40, send: exported },
    { name: 'exports, read slowly', concurrency: 80, send: exportedSlowly },
    { name: 'JSON of 1 MB', concurrency: 64, send: form, isRefused: true },
    { name: 'all of these', concurrency: 90, send: (at) => all[at % all.length]?.(at) ?? form(at) },
  ];
}
