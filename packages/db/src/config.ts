// SPDX-License-Identifier: AGPL-3.0-or-later
import { readFileSync } from 'node:fs';

import { petitionStatuses, providerKinds, providerPaths } from '@kga/contracts/petitions';
import {
  databasePoolers,
  parseSettings,
  withPassword,
  withSecretFiles,
} from '@kga/server/settings';
import { z } from 'zod';

import type { PetitionSource } from '../seeds/petition-source.ts';

const time = z.iso.datetime().transform((text) => new Date(text));

/** Settings that require `PETITION_PROVIDER_URL`. */
const providerKeys = [
  'PETITION_PROVIDER_KIND',
  'PETITION_PROVIDER_PATHS',
  'PETITION_STATUS',
  'PETITION_CLOSES_AT',
  'PETITION_SUBMITTED_AT',
  'PETITION_ANSWERED_AT',
] as const;

/** Settings of the commands, before what they need of each other. */
export const settingsShape = z.object({
  NODE_ENV: z.string().optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  DATABASE_DIRECT_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  PGPASSWORD: z.string().optional(),
  DATABASE_POOLER: z.enum(databasePoolers).default('none'),
  PETITION_PROVIDER_URL: z.url({ protocol: /^https?$/ }).optional(),
  PETITION_PROVIDER_KIND: z.enum(providerKinds).optional(),
  PETITION_PROVIDER_PATHS: z
    .string()
    .transform((text, context) => {
      try {
        return JSON.parse(text);
      } catch {
        context.addIssue({ code: 'custom', message: 'is not JSON' });
        return z.NEVER;
      }
    })
    .pipe(providerPaths)
    .optional(),
  PETITION_STATUS: z.enum(petitionStatuses).optional(),
  PETITION_CLOSES_AT: time.optional(),
  PETITION_SUBMITTED_AT: time.optional(),
  PETITION_ANSWERED_AT: time.optional(),
  PETITION_REPLAY_URL: z.url({ protocol: /^https?$/ }).optional(),
  PETITION_REPLAY_FROM: time.default(new Date('2025-07-24T00:00:00Z')),
  PETITION_REPLAY_EPOCH: time.optional(),
  PETITION_REPLAY_SPEED: z.coerce.number().min(0).default(1),
  PETITION_REPLAY_END: z.enum(['repeat', 'answer']).default('answer'),
  DEMONSTRATION_FEEDS_URL: z.url({ protocol: /^https?$/ }).optional(),
});

const environment = settingsShape.superRefine((settings, context) => {
  const unusable = settings.PETITION_PROVIDER_URL
    ? []
    : providerKeys.filter((key) => settings[key] !== undefined);
  for (const key of unusable) {
    const message = 'is of no use without PETITION_PROVIDER_URL';
    context.addIssue({ code: 'custom', path: [key], message });
  }
  if (settings.PETITION_PROVIDER_KIND === 'json' && !settings.PETITION_PROVIDER_PATHS) {
    const message = 'is needed with PETITION_PROVIDER_KIND=json';
    context.addIssue({ code: 'custom', path: ['PETITION_PROVIDER_PATHS'], message });
  }
  if (settings.DATABASE_POOLER !== 'none' && !settings.DATABASE_DIRECT_URL) {
    const message = 'is needed with DATABASE_POOLER';
    context.addIssue({ code: 'custom', path: ['DATABASE_DIRECT_URL'], message });
  }
  if (settings.PETITION_REPLAY_URL && !settings.PETITION_REPLAY_EPOCH) {
    const message = 'is needed with PETITION_REPLAY_URL';
    context.addIssue({ code: 'custom', path: ['PETITION_REPLAY_EPOCH'], message });
  }
});

/**
 * Reads the command's settings. With `PETITION_PROVIDER_URL` the petition has that provider, of
 * `PETITION_PROVIDER_KIND`, and stands at `PETITION_STATUS`. `PETITION_CLOSES_AT`,
 * `PETITION_SUBMITTED_AT` and `PETITION_ANSWERED_AT`, ISO times, are its dates. Else with
 * `PETITION_REPLAY_URL` it is a replay. What is not given is undefined: `PetitionSource` says what
 * that means.
 * With `DEMONSTRATION_FEEDS_URL` the demonstration's sources of news are seeded from there.
 *
 * @throws SettingsError
 */
export function readConfig(env: Readonly<Record<string, string | undefined>> = process.env) {
  const settings = parseSettings(environment, withSecretFiles(env, readFileSync));
  return {
    /** Not through a pooler, because migrations take longer than its sessions may. */
    databaseUrl: withPassword(
      settings.DATABASE_DIRECT_URL ?? settings.DATABASE_URL,
      settings.PGPASSWORD,
    ),
    /** Whether the apps connect through a pooler in transaction mode. */
    pooled: settings.DATABASE_POOLER === 'transaction',
    inProduction: settings.NODE_ENV === 'production',
    petition: petitionSource(settings),
    /** Origin of the stand-in feed host; undefined without one. */
    demonstrationOrigin:
      settings.DEMONSTRATION_FEEDS_URL && new URL(settings.DEMONSTRATION_FEEDS_URL).origin,
  };
}

export type Config = ReturnType<typeof readConfig>;

const withoutSlash = (url: string) => url.replace(/\/+$/, '');

function petitionSource(settings: z.infer<typeof environment>): PetitionSource {
  if (settings.PETITION_PROVIDER_URL) {
    return {
      type: 'provider',
      url: withoutSlash(settings.PETITION_PROVIDER_URL),
      kind: settings.PETITION_PROVIDER_KIND,
      paths: settings.PETITION_PROVIDER_PATHS,
      status: settings.PETITION_STATUS,
      dates: {
        closes: settings.PETITION_CLOSES_AT,
        submitted: settings.PETITION_SUBMITTED_AT,
        answered: settings.PETITION_ANSWERED_AT,
      },
    };
  }
  if (settings.PETITION_REPLAY_URL && settings.PETITION_REPLAY_EPOCH) {
    return {
      type: 'replay',
      url: withoutSlash(settings.PETITION_REPLAY_URL),
      from: settings.PETITION_REPLAY_FROM,
      epoch: settings.PETITION_REPLAY_EPOCH,
      speed: settings.PETITION_REPLAY_SPEED,
      keepsCollecting: settings.PETITION_REPLAY_END === 'repeat',
    };
  }
  return { type: 'record' };
}
