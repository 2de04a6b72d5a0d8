// SPDX-License-Identifier: AGPL-3.0-or-later
import { createHash } from 'node:crypto';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

import * as z from 'zod';

const written = z.object({
  /** What the file was made from: a page with its language and part, or a URL. */
  source: z.string(),
  /** Null where the installation has nothing there. */
  file: z.nullable(z.string()),
  bytes: z.int(),
  sha256: z.string(),
  title: z.optional(z.string()),
});

export type WrittenFile = z.infer<typeof written>;

const stateFolder = '.farewell';

const byFile = (a: string, b: string): number => (a.slice(66) < b.slice(66) ? -1 : 1);

/**
 * The folder of a copy. A journal names every file that was written, so that a run that was stopped
 * goes on where it was: files it does not name are written again.
 */
export function openDestination(folder: string) {
  const state = join(folder, stateFolder);
  const journal = join(state, 'journal.jsonl');
  const isNew = !existsSync(state);
  if (isNew && existsSync(folder) && readdirSync(folder).length > 0) {
    throw new Error(`${folder} is not empty, and no unfinished copy`);
  }
  mkdirSync(state, { recursive: true });

  const files = new Map<string, WrittenFile>();
  const lines = existsSync(journal) ? readFileSync(journal, 'utf8').split('\n') : [];
  for (const line of lines) {
    // The last line is cut off where the run was killed while writing it.
    if (!line.endsWith('}')) continue;
    const entry = written.parse(JSON.parse(line));
    files.set(entry.source, entry);
  }
  // Such a rest is ended, so that the next line is one of its own.
  if (lines.at(-1) !== undefined && lines.at(-1) !== '') appendFileSync(journal, '\n');

  function note(entry: WrittenFile): void {
    appendFileSync(journal, `${JSON.stringify(entry)}\n`);
    files.set(entry.source, entry);
  }

  return {
    folder,
    isNew,
    /** What was written from a source; undefined if nothing yet. */
    find: (source: string): WrittenFile | undefined => files.get(source),
    files: () => files.values(),
    write: (source: string, file: string, content: Buffer | string, title?: string): void => {
      const path = join(folder, file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, content);
      const sha256 = createHash('sha256').update(content).digest('hex');
      const bytes = Buffer.byteLength(content);
      note({ source, file, bytes, sha256, ...(title !== undefined && { title }) });
    },
    /** Notes that there is nothing to save from a source. */
    skip: (source: string): void => note({ source, file: null, bytes: 0, sha256: '' }),
    /** Reads what an earlier run has stored, or stores what `make` returns. */
    remember: async <Schema extends z.ZodType>(
      name: string,
      schema: Schema,
      make: () => Promise<z.infer<Schema>> | z.infer<Schema>,
    ): Promise<z.infer<Schema>> => {
      const path = join(state, `${name}.json`);
      if (existsSync(path)) return schema.parse(JSON.parse(readFileSync(path, 'utf8')));
      const made = await make();
      writeFileSync(`${path}.new`, JSON.stringify(made));
      renameSync(`${path}.new`, path);
      return made;
    },
    /** Writes the checksums of all files, which `sha256sum -c` reads. */
    writeChecksums: (): void => {
      const sums = [...files.values()].flatMap(({ file, sha256 }) =>
        file === null ? [] : [`${sha256}  ${file}\n`],
      );
      writeFileSync(join(folder, 'SHA256SUMS'), [...new Set(sums)].toSorted(byFile).join(''));
    },
    /** Ends the copy: another run would begin a new one. */
    finish: (): void => rmSync(state, { recursive: true }),
  };
}

export type Destination = ReturnType<typeof openDestination>;
