// SPDX-License-Identifier: AGPL-3.0-or-later
import { extname, join } from 'node:path';

import { createTaskProcess } from '../task-process.ts';
import type { PictureTypes } from './picture-process.ts';

// Next to this file, in the source as well as in the build.
const file = join(import.meta.dirname, `picture-process${extname(import.meta.filename)}`);

/** Runs a task in the process that reads untrusted pictures, one at a time. */
export const runPictureTask = createTaskProcess<PictureTypes>({
  file,
  // Without a picture the process takes 60 MB.
  limits: { memory: 272 * 1024 * 1024, cpu: 4_000, wall: 15_000 },
  idleMs: 60_000,
});

/**
 * Runs a task in a process that reads one untrusted document and ends: the memory of PDFium never shrinks,
 * and what a document breaks in it reaches no other one. Pictures do not wait for it.
 */
export const runDocumentTask = createTaskProcess<PictureTypes>({
  file,
  // Each page takes as long as a picture.
  limits: { memory: 272 * 1024 * 1024, cpu: 15_000, wall: 45_000 },
  idleMs: 0,
});
