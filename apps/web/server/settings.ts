// SPDX-License-Identifier: AGPL-3.0-or-later
import { languageSettings, objectUrlSettings, redisUrl, tracingSettings } from '@kga/server';
import { pagePort } from '@kga/server/settings';
import { z } from 'zod';

const port = z.coerce.number().int().min(0).max(65_535);
const webAddress = z.url({ protocol: /^https?$/, normalize: true });

/** Revision of a build that was not given its commit. */
export const unknownRevision = 'unknown';

/** The settings of the web server. */
export const environment = z.object({
  HOST: z.string().default('0.0.0.0'),
  PORT: z._default(pagePort, 3000),
  API_URL: webAddress,
  REDIS_URL: redisUrl.optional(),
  PUBLIC_ORIGIN: webAddress.optional(),
  METRICS_HOST: z.string().optional(),
  METRICS_PORT: port.default(9103),
  ACCESS_LOG: z.enum(['on', 'off']).default('off'),
  SHUTDOWN_WAIT_MS: z.coerce.number().int().min(0).max(120_000).default(0),
  ...languageSettings,
  ...tracingSettings,
  READ_ONLY: z.enum(['on', 'off']).default('off'),
  SHARED_CACHE: z.enum(['on', 'off']).default('off'),
  SHARED_CACHE_SECONDS: z.coerce.number().int().min(1).max(86_400).default(2),
  STATIC_COPY_URL: webAddress.optional(),
  PAGES_PER_MINUTE: z.coerce.number().int().min(1).default(120),
  ...objectUrlSettings,
  SHARED_ASSETS_DIR: z.string().optional(),
  PETITION_EXTERNAL_URL: webAddress.optional(),
  DEMONSTRATION_CONTENT: z.enum(['on', 'off']).default('off'),
  PETITION_REPLAY_FROM: z.iso.datetime().default('2025-07-24T00:00:00Z'),
  PETITION_REPLAY_SPEED: z.coerce.number().min(0).default(1),
  TRUST_PROXY: z
    .string()
    .default('loopback,linklocal,uniquelocal')
    .transform((list) => list.split(',').flatMap((entry) => entry.trim() || [])),
  SECURITY_CONTACT: z
    .string()
    .transform((list) => list.split(',').flatMap((entry) => entry.trim() || []))
    .pipe(z.array(z.url({ protocol: /^(?:https|mailto)$/ })))
    .optional(),
  BUILD_REVISION: z.string().default(unknownRevision),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});
