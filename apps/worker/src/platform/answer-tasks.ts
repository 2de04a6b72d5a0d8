import { writeFileSync } from 'node:fs';

/** Answers the tasks of `createTaskProcess`, in whose process this runs. */
export function answerTasks<Task, Answer>(answer: (task: Task) => Promise<Answer>): void {
  // Where the container's memory runs out, the kernel ends this process and not the worker.
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch {
    // Only Linux has it.
  }
  const respond = async (task: Task): Promise<void> => {
    const message = await answer(task);
    process.send?.(message);
  };
  process.on('message', (task: Task) => void respond(task));
  // The worker has ended.
  process.on('disconnect', () => process.exit());
}
