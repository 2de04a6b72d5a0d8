import { hashSync, verifySync } from '@node-rs/argon2';

/** OWASP's least for argon2id: 19 MiB, two passes, one lane. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export type PasswordTask =
  | { kind: 'hash'; password: string }
  | { kind: 'verify'; hash: string; password: string };

/** What a password thread does; blocking it is what it is for. */
export function work(task: PasswordTask): string | boolean {
  if (task.kind === 'hash') return hashSync(task.password, options);
  return verifySync(task.hash, task.password);
}
