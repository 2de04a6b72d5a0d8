// SPDX-License-Identifier: AGPL-3.0-or-later
// Usage: npm run typeset
// Writes the letters of the template, and makes PDF and DOCX files of changed guides in packages/legal/data/guides. What is committed is what
// the API sends; a test of packages/legal fails where a guide has changed since.
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { hashOf, readDocuments } from '@kga/legal';
import { chromium } from 'playwright';

import { findChromium } from '../checks/chromium.ts';
import { readConfig, root } from '../config.ts';
import { createDocx } from './docx.ts';
import { withLetters } from './letter-template.ts';
import { createPdf } from './pdf.ts';

const folder = join(root, 'packages/legal/data/documents');

// The template's letters are made of the texts that the site writes letters with.
const guides = join(root, 'packages/legal/data/guides');
for (const language of await readdir(guides)) {
  const file = join(guides, language, 'letter-template.md');
  await writeFile(file, withLetters(await readFile(file, 'utf8'), language));
}

const executablePath = await findChromium(readConfig());
const browser = await chromium.launch(executablePath === undefined ? {} : { executablePath });
const made: Readonly<Record<string, string>> = JSON.parse(
  await readFile(join(folder, 'hashes.json'), 'utf8'),
);
const hashes: Record<string, string> = {};
try {
  for (const document of readDocuments()) {
    const { id, language } = document;
    const hash = hashOf(document);
    hashes[`${language}/${id}`] = hash;
    // Made of the same text before.
    if (made[`${language}/${id}`] === hash) continue;
    await mkdir(join(folder, language), { recursive: true });
    await writeFile(join(folder, language, `${id}.pdf`), await createPdf(browser, document));
    await writeFile(join(folder, language, `${id}.docx`), await createDocx(document));
    console.log(`${language}/${id}`);
  }
} finally {
  await browser.close();
}
await writeFile(join(folder, 'hashes.json'), `${JSON.stringify(hashes, null, 2)}\n`);
