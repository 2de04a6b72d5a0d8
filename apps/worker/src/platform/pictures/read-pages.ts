// SPDX-License-Identifier: AGPL-3.0-or-later
import { TaskError, type TaskLimits } from '../task-process.ts';
import type { DocumentPages } from './make-pages.ts';
import { runPictureTask } from './picture-tasks.ts';

/** Documents take longer than pictures: each page is one. */
const documentLimits = { cpu: 15_000, wall: 45_000 } as const;

/** Makes WebPs of the first pages of an untrusted PDF, in the process of pictures. */
export async function readPages(
  bytes: Buffer,
  pagesMax: number,
  limits: Partial<TaskLimits> = {},
): Promise<DocumentPages> {
  try {
    const task = { kind: 'pages', bytes, pagesMax } as const;
    const answer = await runPictureTask(task, { ...documentLimits, ...limits });
    return answer.kind === 'pages' ? answer.pages : { kind: 'unreadable' };
  } catch (error) {
    if (error instanceof TaskError) return { kind: 'unreadable' };
    throw error;
  }
}
