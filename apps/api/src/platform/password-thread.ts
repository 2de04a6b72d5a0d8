import { hashSync, verifySync } from '@node-rs/argon2';

/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export type PasswordTask =
  | { kind: 'hash'; password: string }
  | { kind: 'verify'; hash: string; password: string };

/** Task of a worker thread, in a file of its own that the pool loads. It blocks the thread. */
export function work(task: PasswordTask): string | boolean {
  if (task.kind === 'hash') return hashSync(task.password, options);
  return verifySync(task.hash, task.password);
}
