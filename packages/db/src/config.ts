import { petitionStatuses, providerKinds } from '@kga/contracts';
import { z } from 'zod';

import type { PetitionSource } from '../seeds/petition.ts';

const time = z.iso.datetime().transform((text) => new Date(text));

const environment = z.object({
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  PETITION_PROVIDER_URL: z.url({ protocol: /^https?$/ }).optional(),
  PETITION_PROVIDER_KIND: z.enum(providerKinds).default('eci-collection'),
  PETITION_STATUS: z.enum(petitionStatuses).default('collecting'),
  PETITION_REPLAY_URL: z.url({ protocol: /^https?$/ }).optional(),
  PETITION_REPLAY_FROM: time.default(new Date('2025-06-24T00:00:00Z')),
  PETITION_REPLAY_EPOCH: time.optional(),
});

export type SeedConfig = { databaseUrl: string; petition: PetitionSource };

/** Reads the command's settings; throws an error that names each bad key. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): SeedConfig {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(set);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`Settings are not right. ${faults.join('; ')}`);
  }
  return { databaseUrl: parsed.data.DATABASE_URL, petition: petitionSource(parsed.data) };
}

function petitionSource(settings: z.infer<typeof environment>): PetitionSource {
  if (settings.PETITION_PROVIDER_URL) {
    return {
      type: 'provider',
      kind: settings.PETITION_PROVIDER_KIND,
      url: settings.PETITION_PROVIDER_URL.replace(/\/+$/, ''),
      status: settings.PETITION_STATUS,
    };
  }
  if (settings.PETITION_REPLAY_URL && settings.PETITION_REPLAY_EPOCH) {
    return {
      type: 'replay',
      url: settings.PETITION_REPLAY_URL.replace(/\/+$/, ''),
      from: settings.PETITION_REPLAY_FROM,
      epoch: settings.PETITION_REPLAY_EPOCH,
    };
  }
  return { type: 'record' };
}
