// SPDX-License-Identifier: AGPL-3.0-or-later
import { extname, join } from 'node:path';

import { TaskError, type TaskLimits, createTaskProcess } from '../task-process.ts';
import type { DocumentTypes } from './document-process.ts';
import type { DocumentPages } from './make-pages.ts';

/**
 * Each document has a process of its own: the memory of PDFium never shrinks, and what a document breaks in
 * it reaches no other one.
 */
const run = createTaskProcess<DocumentTypes>({
  // Next to this file, in the source as well as in the build.
  file: join(import.meta.dirname, `document-process${extname(import.meta.filename)}`),
  // Each page takes as long as a picture.
  limits: { memory: 272 * 1024 * 1024, cpu: 15_000, wall: 45_000 },
  idleMs: 0,
});

/**
 * Makes WebPs of the first pages of an untrusted PDF. A document that takes too much memory or time is
 * unreadable.
 * @throws TaskError where the process crashed, which the document need not have caused
 */
export async function readPages(
  bytes: Buffer,
  pagesMax: number,
  limits: Partial<TaskLimits> = {},
): Promise<DocumentPages> {
  try {
    return await run({ bytes, pagesMax }, limits);
  } catch (error) {
    if (error instanceof TaskError && error.isExceeded) return { kind: 'unreadable' };
    throw error;
  }
}
