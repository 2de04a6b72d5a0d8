// SPDX-License-Identifier: AGPL-3.0-or-later
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Replay } from '@kga/db/replay';
import { z } from 'zod';

import { positionAt, sceneAt } from '../petition-provider/replay.ts';

const storedClock = z.object({
  from: z.coerce.date(),
  epoch: z.coerce.date(),
  speed: z.number(),
  keepsCollecting: z.boolean().default(false),
});

/**
 * The clock that the stand-in provider and the seeded petition share. It is stored, so that the replay
 * continues over restarts; it starts over after its end or when the settings change.
 */
export function replayClock(
  folder: string,
  settings: Omit<Replay, 'epoch'>,
  now: Date,
): { clock: Replay; note: string } {
  const file = join(folder, 'replay.json');
  const last = read(file);
  const same =
    last &&
    +last.from === +settings.from &&
    last.speed === settings.speed &&
    last.keepsCollecting === (settings.keepsCollecting ?? false);
  if (same && sceneAt(last, now)) {
    const day = positionAt(last, now).toISOString().slice(0, 10);
    return { clock: last, note: `The demonstration replay goes on at ${day}` };
  }
  const clock = { ...settings, epoch: now };
  writeFileSync(file, JSON.stringify(clock));
  const day = settings.from.toISOString().slice(0, 10);
  const begins = same ? 'had reached its end; it begins anew' : 'begins';
  return { clock, note: `The demonstration replay ${begins} at ${day}` };
}

function read(file: string): Replay | undefined {
  try {
    return storedClock.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}

/** A secret of this machine. It is stored, so that what depends on it survives restarts. */
function storedSecret(file: string, create: () => string): string {
  if (!existsSync(file)) writeFileSync(file, create(), { mode: 0o600 });
  return readFileSync(file, 'utf8').trim();
}

/** The secret that signs sessions. */
export const sessionSecret = (folder: string): string =>
  storedSecret(join(folder, 'session-secret'), () => randomBytes(32).toString('base64url'));

/** The key that seals personal data of signers. */
export const encryptionKey = (folder: string): string =>
  storedSecret(join(folder, 'encryption-keys'), () => `1:${randomBytes(32).toString('hex')}`);

const smtpFile = 'smtp-url';

/** Remembers where the mail catcher listens, for commands beside the stack. */
export const storeSmtpUrl = (folder: string, url: string): void =>
  writeFileSync(join(folder, smtpFile), url);

/** Where the mail catcher listened last; undefined where there was none. */
export function storedSmtpUrl(folder: string): string | undefined {
  const file = join(folder, smtpFile);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
