// SPDX-License-Identifier: AGPL-3.0-or-later
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';

import type { Services } from '../../../platform/services.ts';

/** About a second of a phone's time; the server derives a single key. */
const work = { algorithm: 'PBKDF2/SHA-256', cost: 5_000, counter: { from: 150, to: 300 } } as const;

const lifetimeSeconds = 600;

const solvedSchema = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.literal(work.algorithm),
      nonce: z.string(),
      salt: z.string(),
      cost: z.literal(work.cost),
      keyLength: z.int(),
      keyPrefix: z.string(),
      keySignature: z.string(),
      expiresAt: z.int(),
      data: z.object({ petition: z.string() }),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.int(), derivedKey: z.string() }),
});

function readPayload(text: string): z.infer<typeof solvedSchema> | undefined {
  try {
    return solvedSchema.safeParse(JSON.parse(Buffer.from(text, 'base64').toString())).data;
  } catch {
    return undefined;
  }
}

/** Proofs of work (ALTCHA), which slow down programs while a petition is under attack. */
export function createChallenges({ keys, redis }: Pick<Services, 'keys' | 'redis'>) {
  const secrets = {
    hmacSignatureSecret: keys.hash('challenge', 'parameters').toString('hex'),
    hmacKeySignatureSecret: keys.hash('challenge', 'solution').toString('hex'),
  };

  return {
    async create(petition: string) {
      const challenge = await createChallenge({
        ...secrets,
        deriveKey,
        algorithm: work.algorithm,
        cost: work.cost,
        counter: randomInt(work.counter.to, work.counter.from),
        expiresAt: new Date(Date.now() + lifetimeSeconds * 1_000),
        data: { petition },
      });
      return solvedSchema.shape.challenge.parse(challenge);
    },

    /** Whether a text is a solved challenge of a petition that was not used before. */
    async consume(petition: string, text: string): Promise<boolean> {
      const solved = readPayload(text);
      if (solved?.challenge.parameters.data.petition !== petition) return false;
      const { verified } = await verifySolution({ ...secrets, ...solved, deriveKey });
      if (!verified) return false;
      const used = `kga:challenge:${solved.challenge.signature}`;
      return (await redis.set(used, 1, 'EX', lifetimeSeconds, 'NX')) === 'OK';
    },
  };
}
