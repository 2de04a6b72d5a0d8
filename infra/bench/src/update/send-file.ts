// SPDX-License-Identifier: AGPL-3.0-or-later
import { createConsultation, createLegalFile } from '@kga/contracts/legal';
import { z } from 'zod';

import { attachmentsOf } from '../faults/attachments.ts';
import { type RunRecord, acknowledge } from '../faults/record.ts';
import { createBrowser, legalRequest } from '../shared/browser.ts';

const submitted = z.object({ reference: z.string() });
const created = z.object({ id: z.string() });

/** Asks for legal help with a PDF, as a page of that version does: version 0.1.0 sends files in JSON. */
export async function sendFile(origin: string, record: RunRecord): Promise<void> {
  const browser = createBrowser(origin, '10.253.0.1');
  const [file] = await attachmentsOf(0);
  if (!file) throw new Error('There is no file to send.');
  const asJson = { name: file.name, data: file.bytes.toString('base64') };
  const first = await browser.send(createLegalFile, { body: asJson });
  const { status, text } =
    first.status === 415 ? await browser.send(createLegalFile, { file }) : first;
  if (status !== 201) throw new Error(`A file was refused: ${status} ${text}`);
  const body = legalRequest('with-file@kga.test', [created.parse(JSON.parse(text)).id]);
  const sent = await browser.send(createConsultation, { body });
  if (sent.status !== 201) throw new Error(`A request was refused: ${sent.status} ${sent.text}`);
  const { reference } = submitted.parse(JSON.parse(sent.text));
  acknowledge(record, 'legal requests', reference);
  acknowledge(record, 'files of legal requests', `${reference} ${file.name}`);
}
