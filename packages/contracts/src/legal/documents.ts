// SPDX-License-Identifier: AGPL-3.0-or-later
import * as z from 'zod/mini';

import { contentLanguage, interfaceLanguage } from '../content/content.ts';
import { describe, endpointsOf, namedObject } from '../core/endpoint.ts';
import { defaultLanguage } from '../core/languages.ts';
import { answersWith } from '../core/problem.ts';

/** Guides and templates, in the order in which they are listed. */
export const legalDocumentIds = [
  'your-rights',
  'complain-step-by-step',
  'keep-evidence',
  'letter-template',
  'write-to-your-representative',
] as const;

export type LegalDocumentId = (typeof legalDocumentIds)[number];

export const legalDocumentFormats = ['pdf', 'docx'] as const;

export type LegalDocumentFormat = (typeof legalDocumentFormats)[number];

/** What heads the Markdown of a document, and lists it. */
const shape = {
  id: z.enum(legalDocumentIds),
  language: contentLanguage,
  title: z.string().check(z.minLength(1)),
  summary: z.string().check(z.minLength(1)),
  version: z.int().check(z.minimum(1)),
  date: describe(z.iso.date(), 'Day of this version'),
};

export const legalDocumentSummary = namedObject('LegalDocumentSummary', shape);

export type LegalDocumentSummary = z.infer<typeof legalDocumentSummary>;

export const legalDocument = namedObject('LegalDocument', {
  ...shape,
  html: describe(z.string(), 'Sanitised HTML with headings from `h2` to `h4`'),
});

export type LegalDocument = z.infer<typeof legalDocument>;

const querystring = z.object({ lang: z._default(interfaceLanguage, defaultLanguage) });

const params = z.object({ id: z.string().check(z.maxLength(64)) });

const endpoint = endpointsOf('legal');

export const listLegalDocuments = endpoint('GET', '/api/legal/documents', {
  operationId: 'listLegalDocuments',
  summary: 'Guides and templates with their versions, in one language',
  querystring,
  response: { 200: z.array(legalDocumentSummary), ...answersWith(400, 429, 503) },
});

export const getLegalDocument = endpoint('GET', '/api/legal/documents/:id', {
  operationId: 'getLegalDocument',
  summary: 'A guide or template as HTML',
  params,
  querystring,
  response: { 200: legalDocument, ...answersWith(400, 404, 429, 503) },
});

export const getLegalDocumentPdf = endpoint('GET', '/api/legal/documents/:id.pdf', {
  operationId: 'getLegalDocumentPdf',
  summary: 'A guide or template as PDF',
  params,
  querystring,
  response: { 200: describe(z.any(), 'application/pdf'), ...answersWith(400, 404, 429, 503) },
});

export const getLegalDocumentDocx = endpoint('GET', '/api/legal/documents/:id.docx', {
  operationId: 'getLegalDocumentDocx',
  summary: 'A guide or template as a file for word processors',
  params,
  querystring,
  response: {
    200: describe(
      z.any(),
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ),
    ...answersWith(400, 404, 429, 503),
  },
});
