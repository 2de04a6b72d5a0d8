// SPDX-License-Identifier: AGPL-3.0-or-later
import { writeFileSync } from 'node:fs';

import type { TaskTypes } from './task-process.ts';

/** Answers the tasks of `createTaskProcess`, in whose process this runs. */
export function answerTasks<Types extends TaskTypes>(
  answer: (task: Types['task']) => Promise<Types['answer']>,
): void {
  // Where the container's memory runs out, the kernel ends this process and not the worker.
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch {
    // Only Linux has it.
  }
  const respond = async (task: Types['task']): Promise<void> => {
    const message = await answer(task);
    process.send?.(message);
  };
  process.on('message', (task: Types['task']) => void respond(task));
  // The worker has ended.
  process.on('disconnect', () => process.exit());
}
