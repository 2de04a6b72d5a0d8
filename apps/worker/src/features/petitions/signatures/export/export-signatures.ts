// SPDX-License-Identifier: AGPL-3.0-or-later
import { extname, join } from 'node:path';

import { localeOf } from '@kga/contracts/core';
import type { ExportColumn, ExportFormat } from '@kga/contracts/petitions';
import { claimOutbox, extendOutbox, postponeOutbox, settleOutbox } from '@kga/db/core';
import {
  type ExportedSigner,
  type SignatureExportRow,
  failSignatureExport,
  selectSignatureExport,
  selectExportedSigners,
  selectIsAnonymised,
  storeSignatureExport,
} from '@kga/db/petitions';
import type { KeyRing } from '@kga/server/crypto';
import { Encrypter } from 'age-encryption';
import { stringify } from 'csv-stringify/sync';

import type { Context } from '../../../../platform/context.ts';
import { TaskError, createTaskProcess } from '../../../../platform/task-process.ts';
import { type Sender, loadCover } from './cover-sheet.ts';
import { exportMessages } from './messages.ts';
import type { CoverSheet } from './pdf-document.ts';
import type { PdfTypes } from './pdf-process.ts';

type ExportDeps = Pick<Context, 'db' | 'log'> & {
  ring: KeyRing;
  /** Undefined without a mail server. */
  mail: Sender | undefined;
};

/** Milliseconds; extended with each batch of signers. */
const leaseMs = 60_000;
const maxTries = 3;
const retryMs = 10_000;

/** Of a step, which draws a batch of signers. With all fonts the process takes 300 MB. */
const limits = { memory: 1_024 * 1_048_576, cpu: 60_000, wall: 120_000 };

const drawPdf = createTaskProcess<PdfTypes>({
  // Next to this file, in the source as well as in the build.
  file: join(import.meta.dirname, `pdf-process${extname(import.meta.filename)}`),
  limits,
  idleMs: 5_000,
});

const shares = { firstName: 3, lastName: 3, city: 3, country: 3, day: 2 } as const;

type Signers = AsyncIterable<readonly ExportedSigner[]>;

/** Makes the file that an outbox row names: all of it, or nothing. */
export async function exportSignatures(deps: ExportDeps, outboxId: string) {
  const { db, log } = deps;
  const claim = await claimOutbox(db, { id: outboxId, job: 'signatures.export', leaseMs });
  if (!claim) return 'gone';
  const id = claim.payload?.exportId;
  const wanted = id === undefined ? undefined : await selectSignatureExport(db, id);
  if (!wanted || wanted.finished_at) {
    await settleOutbox(db, claim, 'done');
    return 'gone';
  }
  try {
    const made = await makeFile(deps, wanted, () => extendOutbox(db, claim, leaseMs));
    await settleOutbox(db, claim, 'done');
    return made;
  } catch (error) {
    // The message of an error could quote what it failed on.
    const reason = error instanceof Error ? error.name : 'unknown';
    log.error({ exportId: wanted.id, reason }, 'a file of signatures could not be made');
    if (claim.tries < maxTries) return postponeOutbox(db, claim, retryMs, reason);
    await failSignatureExport(db, wanted.id);
    await settleOutbox(db, claim, 'failed', reason);
    return 'failed';
  }
}

async function makeFile(
  { db, ring, mail }: ExportDeps,
  wanted: SignatureExportRow,
  extend: () => Promise<boolean>,
): Promise<'made' | 'gone'> {
  const { id, petition_id: petitionId, format, recipient_key: recipient } = wanted;
  // One snapshot: the cover sheet states as many signatures as the list has.
  const transaction = db.transaction().setIsolationLevel('repeatable read');
  return transaction.execute(async (trx) => {
    if (await selectIsAnonymised(trx, petitionId)) {
      await failSignatureExport(trx, id);
      return 'gone';
    }
    let listed = 0;
    async function* signers() {
      for await (const batch of selectExportedSigners(trx, ring, petitionId)) {
        if (!(await extend())) throw new Error('another worker makes the file');
        listed += batch.length;
        yield batch;
      }
    }
    const plain =
      format.file === 'csv'
        ? csvOf(format, signers())
        : pdfOf(format, await loadCover(trx, petitionId, format, mail), signers());
    const bytes = recipient === null ? plain : encryptedTo(recipient, plain);
    await storeSignatureExport(trx, ring, { id, signatureCount: () => listed }, bytes);
    return 'made';
  });
}

/** Shows what a column has about a signer. */
function createCells({ columns, language, file }: ExportFormat) {
  const names = new Intl.DisplayNames(localeOf(language), { type: 'region' });
  const countries = new Map<string, string>();
  const days = new Intl.DateTimeFormat(localeOf(language), {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    timeZone: 'UTC',
  });
  const shown = (signer: ExportedSigner, column: ExportColumn): string => {
    // Programs that read a CSV file know ISO dates; a PDF file is for people.
    if (column === 'day' && file === 'pdf') return days.format(new Date(signer.day));
    if (column !== 'country') return signer[column];
    const name = countries.get(signer.country) ?? names.of(signer.country) ?? signer.country;
    countries.set(signer.country, name);
    return name;
  };
  return (signer: ExportedSigner) => columns.map((column) => shown(signer, column));
}

/** RFC 4180 with every cell quoted; formulas are escaped for spreadsheets, which need the first bytes. */
async function* csvOf(format: ExportFormat, signers: Signers): AsyncGenerator<Uint8Array> {
  const cellsOf = createCells(format);
  const heads = exportMessages(format.language).columns;
  const lines = (rows: string[][]) =>
    Buffer.from(
      stringify(rows, {
        delimiter: format.delimiter,
        quoted: true,
        quoted_empty: true,
        escape_formulas: true,
        record_delimiter: 'windows',
      }),
    );
  yield Buffer.from('\uFEFF');
  yield lines([format.columns.map((column) => heads[column])]);
  for await (const batch of signers) yield lines(batch.map(cellsOf));
}

async function step(task: PdfTypes['task']): Promise<Buffer> {
  const { bytes } = await drawPdf(task);
  if (!bytes) throw new TaskError('crashed');
  return Buffer.from(bytes);
}

async function* pdfOf(
  format: ExportFormat,
  cover: CoverSheet,
  signers: Signers,
): AsyncGenerator<Uint8Array> {
  const { language, paper, columns } = format;
  const heads = exportMessages(language).columns;
  const headings = columns.map((column) => ({ heading: heads[column], share: shares[column] }));
  yield await step({
    start: { language, paper, cover, columns: headings },
  });
  const cellsOf = createCells(format);
  for await (const batch of signers) {
    const rows = batch.map((signer) => ({ cells: cellsOf(signer), language: signer.language }));
    yield await step({ rows });
  }
  yield await step({ end: true });
}

/** Encrypts to a public key of age. */
async function* encryptedTo(
  recipient: string,
  plain: AsyncGenerator<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  yield* await encrypter.encrypt(ReadableStream.from(plain));
}
