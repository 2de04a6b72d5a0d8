// SPDX-License-Identifier: AGPL-3.0-or-later
import { dumpDatabase } from '@kga/db/backup';

/** How COPY writes bytes. */
const bytes = /\\\\x([0-9a-f]+)/g;

/** What a backup of the database says, with the bytes of its rows in clear at the end. */
export async function dumpText(databaseUrl: string): Promise<string> {
  const parts: string[] = [];
  for await (const part of dumpDatabase(databaseUrl, () => new Date())) parts.push(String(part));
  const text = parts.join('');
  const inClear = Array.from(text.matchAll(bytes), ([, digits = '']) =>
    Buffer.from(digits, 'hex').toString('latin1'),
  );
  return [text, ...inClear].join('\n');
}
