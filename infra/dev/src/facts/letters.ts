// SPDX-License-Identifier: AGPL-3.0-or-later
// Usage: npm run facts:letters [-- <regions> <situations>]
// Prints letters to sellers as the site writes them, for readers: by default of ten countries in four situations.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { completeMessages } from '@kga/contracts/core';
import { readRecords } from '@kga/legal';

import { assembleLetter } from '../../../../apps/web/src/features/legal/letters/assembly/assemble-letter.ts';
import {
  type LetterValues,
  situations,
} from '../../../../apps/web/src/features/legal/letters/assembly/letter-values.ts';
import { root } from '../config.ts';

const folder = join(root, 'apps/web/src/features/legal/letters/assembly/messages');

const read = (language: string) =>
  JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8'));

/** The texts of letters in a language; those of other countries that speak English have only what differs. */
const textsOf = (language: string) =>
  language.startsWith('en-')
    ? JSON.parse(JSON.stringify(completeMessages(read('en'), read(language), language)))
    : read(language);

const values: Omit<LetterValues, 'country' | 'situation' | 'price'> = {
  game: 'The Crew',
  eventDate: '2026-03-31',
  details: undefined,
  purchaseDate: '2023-05-12',
  seller: 'Example Store Ltd',
  orderNumber: 'A-12345',
  proofs: ['receipt', 'announcement'],
  proofOther: undefined,
  demand: 'refund',
  omittedLaws: [],
  deadline: '2026-12-14',
  name: 'Alex Example',
  contact: ['1 Example Street', 'alex@example.org'],
  recipient: undefined,
  recipientTitle: undefined,
  recipientAddress: [],
  stage: 'first',
  firstSent: undefined,
  firstDeadline: undefined,
  reminderSent: undefined,
  reply: 'none',
  date: '2026-11-30',
};

const currencies: Readonly<Record<string, string>> = {
  GB: 'GBP',
  'US-CA': 'USD',
  CA: 'CAD',
  JP: 'JPY',
  KR: 'KRW',
  PL: 'PLN',
};

const [
  regions = 'DE,FR,IT,NL,PL,GB,US-CA,CA,JP,KR',
  wanted = 'shut_down,announced,refund_refused,items_lost',
] = process.argv.slice(2);

const records = readRecords();
for (const country of regions.split(',')) {
  const record = records.find(({ id }) => id === country) ?? null;
  const language = record?.letterLanguages[0] ?? 'en';
  const texts = textsOf(language);
  for (const situation of situations.filter((each) => wanted.split(',').includes(each))) {
    const currency = currencies[country] ?? 'EUR';
    const amount = ['JPY', 'KRW'].includes(currency) ? 6_000 : 59.99;
    const { head, subjectLabel, subject, body } = assembleLetter({
      values: {
        ...values,
        country,
        situation,
        price: { amount, currency },
        ...(situation === 'announced' && { eventDate: '2027-01-31' }),
      },
      record,
      texts,
      language,
      writerLanguage: language,
    });
    process.stdout.write(
      `===== ${country} · ${situation} · ${language}\n\n${head}\n\n${subjectLabel}${subject}\n\n${body}\n\n`,
    );
  }
}
