// SPDX-License-Identifier: AGPL-3.0-or-later
import { TaskError, type TaskLimits } from '../task-process.ts';
import type { DocumentPages } from './make-pages.ts';
import { runDocumentTask } from './picture-tasks.ts';

/**
 * Makes WebPs of the first pages of an untrusted PDF, in a process of its own. A document that takes too
 * much memory or time is unreadable.
 * @throws TaskError where the process crashed, which the document need not have caused
 */
export async function readPages(
  bytes: Buffer,
  pagesMax: number,
  limits: Partial<TaskLimits> = {},
): Promise<DocumentPages> {
  try {
    const answer = await runDocumentTask({ kind: 'pages', bytes, pagesMax }, limits);
    return answer.kind === 'pages' ? answer.pages : { kind: 'unreadable' };
  } catch (error) {
    if (error instanceof TaskError && error.isExceeded) return { kind: 'unreadable' };
    throw error;
  }
}
