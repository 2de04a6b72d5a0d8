// SPDX-License-Identifier: AGPL-3.0-or-later
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { type Language, knownLanguages } from '@kga/contracts/core';
import {
  type Commitment,
  type LegalDocumentSummary,
  type LegalDocumentFormat,
  type LegalRecord,
  type Verification,
  commitment,
  legalDocumentIds,
  legalDocumentSummary,
  legalRecord,
  legalRegions,
  verification,
} from '@kga/contracts/legal';
import { z } from 'zod';

import { withSourceKinds } from './source-kinds.ts';

/** The reviewed texts, beside `src` and `dist`. */
const folder = join(import.meta.dirname, '../data');

const read = (...path: string[]): string => readFileSync(join(folder, ...path), 'utf8');

/** Reviewed data, each source with its kind. */
const readJson = (...path: string[]): unknown => withSourceKinds(JSON.parse(read(...path)));

/**
 * The records of consumer law, in the order of `legalRegions`.
 * @throws where a record does not match its schema
 */
export function readRecords(): LegalRecord[] {
  return ['union', 'world']
    .flatMap((part) =>
      readdirSync(join(folder, 'records', part)).map((file) =>
        legalRecord.parse(readJson('records', part, file)),
      ),
    )
    .toSorted((one, other) => legalRegions.indexOf(one.id) - legalRegions.indexOf(other.id));
}

/**
 * The promises, the latest first.
 * @throws where one does not match its schema
 */
export function readCommitments(): Commitment[] {
  return z
    .array(commitment)
    .parse(readJson('commitments.json'))
    .toSorted((one, other) => other.said.localeCompare(one.said));
}

/**
 * Collected and verified signatures of the initiative.
 * @throws where they do not match their schema
 */
export const readVerification = (): Verification =>
  verification.parse(readJson('verification.json'));

/** A guide or template with its text as CommonMark without HTML, headings from level 2 on. */
export type LegalGuide = LegalDocumentSummary & { readonly markdown: string };

const frontMatter = /^---\n(?<head>(?:\w+: .+\n)+)---\n+# .+\n+(?<markdown>[\s\S]+)$/;

/** Reads `key: value` lines, whose values are written as JSON or as plain days. */
function readHead(head: string): Record<string, unknown> {
  const lines = head.trimEnd().split('\n');
  return Object.fromEntries(
    lines.map((line) => {
      const [key = '', value = ''] = line.split(/: (.*)/s);
      const isDay = /^\d{4}-\d{2}-\d{2}$/.test(value);
      return [key, isDay ? value : JSON.parse(value)];
    }),
  );
}

function readDocument(id: string, language: Language): LegalGuide {
  const { head = '', markdown = '' } =
    frontMatter.exec(read('guides', language, `${id}.md`))?.groups ?? {};
  return { ...legalDocumentSummary.parse({ id, language, ...readHead(head) }), markdown };
}

/** Languages of the interface that have guides, whether they are published or not. */
const guideLanguages = (): Language[] => {
  const folders = new Set(readdirSync(join(folder, 'guides')));
  return knownLanguages.flatMap(({ tag }) => (folders.has(tag) ? [tag] : []));
};

/**
 * The guides and templates in every language that has them, in the order in which they are listed.
 * @throws where one of a language is missing or does not match its schema
 */
export const readDocuments = (): LegalGuide[] =>
  guideLanguages().flatMap((language) => legalDocumentIds.map((id) => readDocument(id, language)));

/** Identifies what a document says, to find files that were made of an older text. */
export const hashOf = (document: LegalGuide): string =>
  createHash('sha256').update(JSON.stringify(document)).digest('hex');

/** The bytes of a document as a file, which `npm run typeset` makes of its Markdown. */
export const readTypeset = ({
  id,
  language,
  format,
}: Pick<LegalGuide, 'id' | 'language'> & { format: LegalDocumentFormat }): Promise<Buffer> =>
  readFile(join(folder, 'documents', language, `${id}.${format}`));
