// SPDX-License-Identifier: AGPL-3.0-or-later
// Usage: npm run facts:letters [-- <regions> <situations>]
// Prints letters to sellers as the site writes them, for readers: by default of ten countries in four situations.
import { readRecords } from '@kga/legal';

import { assembleLetter } from '../../../../apps/web/src/features/legal/letters/assembly/assemble-letter.ts';
import { letterValuesOf } from '../../../../apps/web/src/features/legal/letters/form/letter-fields.ts';
import { letterText } from '../../../../apps/web/src/features/legal/letters/output/letter-files.ts';
import { readLetterTexts } from './letter-texts.ts';

const [
  regions = 'DE,FR,IT,NL,PL,GB,US-CA,CA,JP,KR',
  situations = 'shut_down,announced,refund_refused,items_lost',
] = process.argv.slice(2);

/** What a writer enters, beside country, situation and price. */
const fields = {
  game: 'The Crew',
  purchaseDate: '2023-05-12',
  seller: 'Example Store Ltd',
  orderNumber: 'A-12345',
  proofs: 'receipt,announcement',
  demand: 'refund',
  deadline: '2026-12-14',
  name: 'Alex Example',
  address: '1 Example Street',
  email: 'alex@example.org',
};

const records = readRecords();
for (const country of regions.split(',')) {
  const record = records.find(({ id }) => id === country) ?? null;
  const language = record?.letterLanguages[0] ?? 'en';
  const price = ['JP', 'KR'].includes(country) ? '6000' : '59.99';
  for (const situation of situations.split(',')) {
    const eventDate = situation === 'announced' ? '2027-01-31' : '2026-03-31';
    const values = letterValuesOf(
      { ...fields, country, situation, eventDate, price },
      '2026-11-30',
    );
    if (!values) throw new Error(`There is no situation '${situation}'.`);
    const letter = assembleLetter({
      values,
      record,
      texts: readLetterTexts(language),
      language,
      writerLanguage: language,
    });
    process.stdout.write(
      `===== ${country} · ${situation} · ${language}\n\n${letterText(letter)}\n\n`,
    );
  }
}
