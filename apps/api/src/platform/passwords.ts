import { extname, join } from 'node:path';

import { Piscina } from 'piscina';

import type { Config } from '../config.ts';
import { AppError } from './errors.ts';
import type { PasswordTask } from './password-thread.ts';

/** Seconds after which a full queue is likely to have room again. */
const retryAfter = 2;

/** Threads yield to the one that answers requests; Linux counts niceness for each thread. */
const niceIncrement = 19;

/** Beside this file, from source as well as built. */
const threadFile = join(import.meta.dirname, `password-thread${extname(import.meta.filename)}`);

export type Passwords = {
  /** @throws AppError `overloaded` */
  hash: (password: string) => Promise<string>;
  /**
   * Whether the password is that of the hash. Without one it is not, and costs the same.
   *
   * @throws AppError `overloaded`
   */
  verify: (hash: string | null | undefined, password: string) => Promise<boolean>;
  close: () => Promise<void>;
};

/** Hashes passwords in threads of their own, and refuses at once what would wait too long. */
export function createPasswords({
  passwordThreads,
  passwordQueueMax,
}: Pick<Config['accounts'], 'passwordThreads' | 'passwordQueueMax'>): Passwords {
  const pool = new Piscina<PasswordTask, string | boolean>({
    filename: threadFile,
    name: 'work',
    minThreads: 0,
    maxThreads: passwordThreads,
    idleTimeout: 60_000,
    maxQueue: Infinity,
    niceIncrement,
    // Nothing of the environment, which holds secrets, and none of the process's own flags.
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
      // The same password in another composition of its characters is the same password.
      return await pool.run({ ...task, password: task.password.normalize('NFKC') });
    } finally {
      unfinished -= 1;
    }
  }

  const hash = async (password: string): Promise<string> =>
    String(await run({ kind: 'hash', password }));

  /** A hash of nothing that anybody knows, made once. */
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
      const matches = await run({
        kind: 'verify',
        hash: known ?? (await decoyHash()),
        password,
      });
      return matches === true && typeof known === 'string';
    },
    close: () => pool.destroy(),
  };
}
