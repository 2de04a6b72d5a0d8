// SPDX-License-Identifier: AGPL-3.0-or-later
import * as z from 'zod/mini';

import { interfaceLanguage } from '../content/content.ts';
import { describe, endpointsOf, namedObject } from '../core/endpoint.ts';
import { lineText, time, uuid } from '../core/fields.ts';
import { answersWith } from '../core/problem.ts';
import { petitionParams, petitionSlug } from './progress.ts';

/** What an addressee can be given of each signer. */
export const exportColumns = ['firstName', 'lastName', 'city', 'country', 'day'] as const;

export type ExportColumn = (typeof exportColumns)[number];

export const exportFiles = ['csv', 'pdf'] as const;
export const csvDelimiters = [',', ';'] as const;
export const paperSizes = ['A4', 'LETTER'] as const;

/** The file as its addressee wants it. */
export const exportFormat = z.object({
  file: z.enum(exportFiles),
  columns: z.array(z.enum(exportColumns)).check(
    z.minLength(1),
    z.refine((columns) => new Set(columns).size === columns.length, 'names a column twice'),
  ),
  language: describe(interfaceLanguage, 'Of the cover sheet and the headings'),
  delimiter: describe(z.enum(csvDelimiters), 'Of a CSV file'),
  paper: describe(z.enum(paperSizes), 'Of a PDF file'),
});

export type ExportFormat = z.infer<typeof exportFormat>;

/** Failed: the worker gave up. Expired: its file is deleted. */
export const exportStates = ['preparing', 'ready', 'failed', 'expired'] as const;

const signatureExport = namedObject('SignatureExport', {
  id: z.uuid(),
  state: z.enum(exportStates),
  format: exportFormat,
  purpose: z.string(),
  recipientKey: z.nullable(z.string()),
  createdAt: time,
  signatureCount: describe(z.nullable(z.int()), 'Once it is made'),
  bytes: describe(z.nullable(z.int()), 'Once it is made'),
});

export type SignatureExport = z.infer<typeof signatureExport>;

const endpoint = endpointsOf('petitions');
const path = '/api/admin/petitions/:id/exports';

export const createSignatureExport = endpoint('POST', path, {
  operationId: 'createSignatureExport',
  summary: 'Has the names of who signed a petition of this site made into a file',
  description: '`409 conflict` while the petition collects, or where its signatures are anonymous.',
  params: petitionParams,
  body: z.object({
    format: exportFormat,
    purpose: describe(lineText(3, 500), 'For the audit log'),
    recipientKey: describe(
      z.nullable(z.string().check(z.maxLength(4_000), z.regex(/^age1[a-z0-9]+$/))),
      'Public key of age; without it the file is not encrypted',
    ),
  }),
  response: {
    202: signatureExport,
    ...answersWith(400, 401, 403, 404, 409, 413, 415, 429, 503),
  },
});

export const listSignatureExports = endpoint('GET', path, {
  operationId: 'listSignatureExports',
  summary: 'Files with the names of who signed, the newest first',
  params: petitionParams,
  response: { 200: z.array(signatureExport), ...answersWith(400, 401, 403, 404, 429, 503) },
});

export const downloadSignatureExport = endpoint('GET', `${path}/:exportId`, {
  operationId: 'downloadSignatureExport',
  summary: 'A made file; the audit log names who downloaded it',
  params: z.object({ id: petitionSlug, exportId: uuid }),
  response: {
    200: describe(z.any(), '`text/csv`, `application/pdf` or `application/octet-stream`'),
    ...answersWith(400, 401, 403, 404, 429, 503),
  },
});
