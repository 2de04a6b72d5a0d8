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

/** Confirming takes a share of the seconds, so that what was signed in all of them lasts. */
const confirmedShare = 1 / 4;

const sum = (rates: readonly number[]) => rates.reduce((total, rate) => total + rate, 0);

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
  const script = join(import.meta.dirname, 'forms.lua');
  const loadOf = (origins: readonly string[]) => ({
    program,
    connections: Math.ceil(connections / origins.length),
    script,
  });

  const pending = () =>
    db
      .selectFrom('signature')
      .select('id')
      .where('petition_id', '=', petitionId)
      .where('state', '=', 'pending')
      .execute();

  return {
    /** Signs, each time with another address at a domain of its own: many of one domain are held for review. */
    sign: async (origins: readonly string[]) => {
      const path = createSignature.url.replace(':id', slug);
      const rates = origins.map(async (origin) => {
        const load = { ...loadOf(origins), seconds, args: [path, 'new', randomUUID()] };
        const sent = await sendLoad(origin, load);
        return sent.answers / sent.seconds;
      });
      return sum(await Promise.all(rates));
    },

    /** Confirms what was signed, each server a part of it. */
    confirm: async (origins: readonly string[]) => {
      const path = confirmSignature.url.replace(':id', slug);
      const ids = (await pending()).map(({ id }) => id);
      const rates = origins.map(async (origin, index) => {
        const file = join(folder, `forms-${index}`);
        const own = ids.filter((_, at) => at % origins.length === index);
        const forms = own.map((id) => JSON.stringify({ token: hashes.token('confirm', id) }));
        await writeFile(file, `${forms.join('\n')}\n`);
        const load = {
          ...loadOf(origins),
          seconds: Math.max(1, Math.round(seconds * confirmedShare)),
          args: [path, file],
        };
        const sent = await sendLoad(origin, load);
        if (sent.answers > own.length - load.connections) {
          throw new Error(
            `All ${own.length} signatures were confirmed too early. Give more seconds.`,
          );
        }
        return sent.answers / sent.seconds;
      });
      return sum(await Promise.all(rates));
    },
  };
}
