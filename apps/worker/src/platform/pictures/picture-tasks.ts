// SPDX-License-Identifier: AGPL-3.0-or-later
import { extname, join } from 'node:path';

import { createTaskProcess } from '../task-process.ts';
import type { PictureTypes } from './picture-process.ts';

/** Runs a task in the process that reads untrusted pictures and documents, one at a time. */
export const runPictureTask = createTaskProcess<PictureTypes>({
  // Next to this file, in the source as well as in the build.
  file: join(import.meta.dirname, `picture-process${extname(import.meta.filename)}`),
  // Without a picture the process takes 60 MB.
  limits: { memory: 272 * 1024 * 1024, cpu: 4_000, wall: 15_000 },
  idleMs: 60_000,
});
