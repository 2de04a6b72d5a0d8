// SPDX-License-Identifier: AGPL-3.0-or-later
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { confirmSignature, createSignature } from '@kga/contracts/petitions';
import { type Database } from '@kga/db/core';
import { selectSignatureHashes } from '@kga/db/petitions';
import { insertTestPetition } from '@kga/db/testing';
import { requireProgram } from '@kga/dev/testing';

import type { Resources } from '../shared/processes.ts';
import { keyRing } from '../shared/product.ts';
import { sendLoad } from '../shared/wrk.ts';

const slug = 'bench';

/** Confirming takes a share of the seconds, so that what was signed in all of them lasts. */
const confirmedShare = 1 / 4;

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

  /** Loads all servers at once; `argsOf` gives the arguments of the script for each. */
  async function send(
    origins: readonly string[],
    duration: number,
    argsOf: (index: number) => readonly string[],
  ) {
    const own = Math.ceil(connections / origins.length);
    const sent = await Promise.all(
      origins.map((origin, index) =>
        sendLoad(origin, {
          program,
          connections: own,
          seconds: duration,
          script,
          args: argsOf(index),
        }),
      ),
    );
    return {
      answers: sent.map(({ answers }) => answers),
      rate: sent.reduce((total, one) => total + one.answers / one.seconds, 0),
    };
  }

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
      return (await send(origins, seconds, () => [path, 'new', randomUUID()])).rate;
    },

    /** Confirms what was signed, each server a part of it. */
    confirm: async (origins: readonly string[]) => {
      const path = confirmSignature.url.replace(':id', slug);
      const tokens = (await pending()).map(({ id }) => ({ token: hashes.token('confirm', id) }));
      const parts = origins.map((_, index) =>
        tokens.filter((__, at) => at % origins.length === index),
      );
      const files = parts.map((_, index) => join(folder, `forms-${index}`));
      for (const [index, part] of parts.entries()) {
        const lines = part.map((form) => `${JSON.stringify(form)}\n`);
        await writeFile(files[index] ?? '', lines.join(''));
      }
      const duration = Math.max(1, Math.round(seconds * confirmedShare));
      const { answers, rate } = await send(origins, duration, (index) => [
        path,
        files[index] ?? '',
      ]);
      // Those that are under way when a file ends are not answered.
      const hasRunOut = parts.some(
        ({ length }, index) =>
          (answers[index] ?? 0) > length - Math.ceil(connections / origins.length),
      );
      if (hasRunOut) {
        throw new Error('All signatures were confirmed too early. Give more seconds.');
      }
      return rate;
    },
  };
}
