// SPDX-License-Identifier: AGPL-3.0-or-later
// Usage: npm run facts:since -- <day>
// Prints the statements whose sources were read on a day or later, as a table in Markdown.
import { allStatements } from './statements.ts';

const [day = ''] = process.argv.slice(2);
if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) throw new Error('Name a day, such as 2026-11-28.');

const cell = (text: string) => text.replaceAll('|', '/');

process.stdout.write('| about | statement | source | read |\n|---|---|---|---|\n');
for (const { about, says, url, checked } of allStatements()) {
  if (checked < day) continue;
  process.stdout.write(`| ${about} | ${cell(says)} | ${url} | ${checked} |\n`);
}
