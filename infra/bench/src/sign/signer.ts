// SPDX-License-Identifier: AGPL-3.0-or-later
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { confirmSignature, createSignature } from '@kga/contracts/petitions';
import { type Database, selectSignatureHashes } from '@kga/db/core';
import { insertTestPetition } from '@kga/db/testing';
import { requireProgram } from '@kga/dev/testing';

import type { Resources } from '../shared/processes.ts';
import { keyRing } from '../shared/product.ts';
import { sendLoad } from '../shared/wrk.ts';

const slug = 'bench';

/** More than are sent. */
const formsASecond = 60_000;

/** How many connections send forms, and for how many seconds at the most. */
type Size = { connections: number; seconds: number };

/** Inserts a petition; returns functions that send forms to servers and return how many these answer a second. */
export async function createSigner(
  resources: Resources,
  db: Database,
  { connections, seconds }: Size,
) {
  const petitionId = await insertTestPetition(db, { slug, opened_at: new Date(0) });
  const hashes = await selectSignatureHashes(db, keyRing, petitionId);
  const program = await requireProgram('wrk', ['wrk']);
  const folder = await mkdtemp(join(tmpdir(), 'kga-bench-'));
  resources.defer(() => rm(folder, { recursive: true, force: true }));

  /** Sends a share of the forms to each server, all at once. */
  async function send(origins: readonly string[], url: string, forms: readonly object[]) {
    const script = join(import.meta.dirname, 'forms.lua');
    const load = { program, connections: Math.ceil(connections / origins.length), seconds, script };
    const rates = origins.map(async (origin, index) => {
      const file = join(folder, `forms-${index}`);
      const own = forms.filter((_, at) => at % origins.length === index);
      await writeFile(file, `${own.map((form) => JSON.stringify(form)).join('\n')}\n`);
      const sent = await sendLoad(origin, { ...load, args: [url.replace(':id', slug), file] });
      if (sent.answers > own.length - load.connections) throw new Error('The forms ran out.');
      return sent.answers / sent.seconds;
    });
    return (await Promise.all(rates)).reduce((sum, rate) => sum + rate, 0);
  }

  const pending = () =>
    db
      .selectFrom('signature')
      .select('id')
      .where('petition_id', '=', petitionId)
      .where('state', '=', 'pending')
      .limit(formsASecond * seconds)
      .execute();

  return {
    /** Signs, each time with another address at a domain of its own: many of one domain are held for review. */
    sign: (origins: readonly string[]) =>
      send(
        origins,
        createSignature.url,
        Array.from({ length: formsASecond * seconds }, () => ({
          firstName: 'Ada',
          lastName: 'Lovelace',
          email: `ada@${randomUUID()}.org`,
          country: 'NL',
        })),
      ),

    /** Confirms what was signed. */
    confirm: async (origins: readonly string[]) => {
      const tokens = (await pending()).map(({ id }) => ({ token: hashes.token('confirm', id) }));
      return send(origins, confirmSignature.url, tokens);
    },
  };
}
