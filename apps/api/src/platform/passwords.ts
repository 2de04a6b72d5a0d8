// SPDX-License-Identifier: AGPL-3.0-or-later
import { extname, join } from 'node:path';

import { Piscina } from 'piscina';

import type { Config } from '../config.ts';
import { AppError } from './errors.ts';
import type { PasswordTask } from './password-thread.ts';

/** Seconds until a full queue is likely to have room. */
const retryAfter = 2;

/** Next to this file, in source and in the build. */
const threadFile = join(import.meta.dirname, `password-thread${extname(import.meta.filename)}`);

export type Passwords = {
  /** @throws AppError `overloaded` */
  hash: (password: string) => Promise<string>;
  /**
   * Whether the password matches the hash. Without a hash it does not, and takes the same time.
   * @throws AppError `overloaded`
   */
  verify: (hash: string | null | undefined, password: string) => Promise<boolean>;
  close: () => Promise<void>;
};

/** Hashes passwords in worker threads, and refuses tasks that would wait too long. */
export function createPasswords({
  passwordThreads,
  passwordPriority,
  passwordQueueMax,
  passwordCost: cost,
}: Omit<Config['accounts'], 'mailFloorMs'>): Passwords {
  const pool = new Piscina<PasswordTask, string | boolean>({
    filename: threadFile,
    name: 'work',
    minThreads: 0,
    maxThreads: passwordThreads,
    idleTimeout: 60_000,
    maxQueue: Infinity,
    // On Linux, niceness applies to each thread. It is what is left where `chrt` is missing.
    niceIncrement: passwordPriority === 'idle' ? 19 : 0,
    argv: [passwordPriority],
    // Withholds the environment, which contains secrets, and the flags of the process.
    env: {},
    execArgv: [],
  });
  let unfinished = 0;

  async function run(task: PasswordTask): Promise<string | boolean> {
    if (unfinished >= passwordThreads + passwordQueueMax) {
      throw new AppError('overloaded', { retryAfter });
    }
    unfinished += 1;
    try {
      // Treats different Unicode compositions of a password alike.
      return await pool.run({ ...task, password: task.password.normalize('NFKC') });
    } finally {
      unfinished -= 1;
    }
  }

  const hash = async (password: string): Promise<string> =>
    String(await run({ kind: 'hash', cost, password }));

  /** Hash of a random password, computed once. */
  let decoy: Promise<string> | undefined;
  function decoyHash(): Promise<string> {
    decoy ??= hash(crypto.randomUUID()).catch((error: unknown) => {
      decoy = undefined;
      throw error;
    });
    return decoy;
  }

  return {
    hash,
    async verify(known, password) {
      const matches = await run({ kind: 'verify', hash: known ?? (await decoyHash()), password });
      return matches === true && typeof known === 'string';
    },
    close: () => pool.destroy(),
  };
}
