// SPDX-License-Identifier: AGPL-3.0-or-later
// Files of who signed a petition, at a hundred thousand signatures and at a million: time, memory, size.
// Usage: npm run bench:export -- [--many=1000000] [--file=csv,pdf] [--minutes=25]
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import * as timers from 'node:timers/promises';

import { type ExportFormat, exportFiles } from '@kga/contracts/petitions';
import { type Database, transaction } from '@kga/db/core';
import {
  insertSignatureExport,
  selectExportedPetition,
  selectSignatureExport,
  selectSignatureExportBytes,
} from '@kga/db/petitions';
import { insertTestSigners } from '@kga/db/testing';
import { sql } from 'kysely';

import { peakMemory } from '../shared/processes.ts';
import { keyRing, startApp } from '../shared/product.ts';
import { option, runBench } from '../shared/run-bench.ts';

/** So many that the heap has grown as far as it does while rows come and go. */
const few = 100_000;
const many = Number(option('many', '1000000'));
const files = exportFiles.filter((file) => option('file', 'csv,pdf').split(',').includes(file));
/** What does not end by then fails. */
const deadline = Date.now() + Number(option('minutes', '25')) * 60_000;
/** Most memory at many signatures, as a multiple of that at few. */
const bar = 1.5;

await runBench('bench:export', ['worker'], async (resources, newServices) => {
  const services = await newServices();
  const { db } = services;
  const petitions = { few: randomUUID(), many: randomUUID() };
  await insertTestSigners(db, keyRing, { petitionId: petitions.few, count: few });
  await insertTestSigners(db, keyRing, { petitionId: petitions.many, count: many });
  await sql`vacuum analyze signature`.execute(db);
  const { signatureCount } = await selectExportedPetition(db, petitions.many);
  if (signatureCount !== many) throw new Error(`The cover sheet would say ${signatureCount}.`);
  const figures: string[] = [];
  let pass = true;
  for (const file of files) {
    const small = await measure(petitions.few, file);
    const large = await measure(petitions.many, file);
    const ratios = {
      worker: large.worker / small.worker,
      drawing: file === 'pdf' ? large.drawing / small.drawing : 1,
    };
    pass &&= ratios.worker <= bar && ratios.drawing <= bar;
    figures.push(
      `${file} of ${many.toLocaleString('en')}: ${large.seconds.toFixed(0)} s, ` +
        `${large.size.toFixed(0)} MB, read in ${large.reading.toFixed(1)} s, worker ` +
        `${large.worker.toFixed(0)} MB (${ratios.worker.toFixed(2)} of that at ` +
        `${few.toLocaleString('en')})` +
        (file === 'pdf'
          ? `, drawing ${large.drawing.toFixed(0)} MB (${ratios.drawing.toFixed(2)})`
          : ''),
    );
  }
  return { figures: `${figures.join('; ')}; bar ${bar}`, pass };

  /** Has a new worker make a file, so that its peak is that of this file. */
  async function measure(petitionId: string, file: ExportFormat['file']) {
    await using own = new AsyncDisposableStack();
    resources.defer(() => own.disposeAsync());
    const { pid } = await startApp(own, 'worker', services, { LOG_LEVEL: 'error' });
    const id = await request(db, petitionId, file);
    const begun = performance.now();
    let drawing = 0;
    for (;;) {
      drawing = Math.max(drawing, ...childrenOf(pid).map(peakMemory).filter(Number.isFinite));
      const row = await selectSignatureExport(db, id);
      if (row?.failed_at) throw new Error(`${file} could not be made.`);
      if (row?.finished_at) break;
      if (Date.now() > deadline) throw new Error(`${file} takes too long.`);
      await timers.setTimeout(250);
    }
    const seconds = (performance.now() - begun) / 1_000;
    const worker = peakMemory(pid);
    const { bytes, reading } = await read(db, id);
    const size = bytes / 1e6;
    console.log(
      `${file}: ${seconds.toFixed(1)} s, ${size.toFixed(1)} MB, worker ${worker.toFixed(0)} MB, ` +
        `drawing ${drawing.toFixed(0)} MB`,
    );
    return { seconds, worker, drawing, size, reading };
  }
});

function request(db: Database, petitionId: string, file: ExportFormat['file']): Promise<string> {
  const format: ExportFormat = {
    file,
    columns: ['firstName', 'lastName', 'city', 'country', 'day'],
    language: 'en',
    delimiter: ',',
    paper: 'A4',
  };
  return transaction(db, (trx) =>
    insertSignatureExport(trx, petitionId, { format, purpose: 'bench', recipientKey: null }),
  );
}

/** Opens the parts of a file, as a download does. */
async function read(db: Database, id: string): Promise<{ bytes: number; reading: number }> {
  const begun = performance.now();
  let bytes = 0;
  for await (const part of selectSignatureExportBytes(db, keyRing, id)) bytes += part.length;
  return { bytes, reading: (performance.now() - begun) / 1_000 };
}

/** Process ids; none outside Linux. */
function childrenOf(pid: number): number[] {
  try {
    const listed = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
    return listed === '' ? [] : listed.split(' ').map(Number);
  } catch {
    return [];
  }
}
