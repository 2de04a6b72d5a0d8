// SPDX-License-Identifier: AGPL-3.0-or-later
import * as z from 'zod/mini';

import { lockerItems } from './locker-items.ts';

/** A file of the locker, as its encrypted details and the list in a ZIP name it. */
export const lockerFile = z.object({
  id: z.string(),
  item: z.enum(lockerItems),
  name: z.string(),
  type: z.string(),
  size: z.int(),
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  addedAt: z.iso.datetime(),
  note: z.string(),
});

/** The list in a ZIP: names, times and SHA-256 values of its files. */
export const manifest = z.object({
  kind: z.literal('evidence-locker'),
  version: z.literal(1),
  exportedAt: z.iso.datetime(),
  files: z.array(z.extend(lockerFile, { path: z.string() })),
});

export type Manifest = z.infer<typeof manifest>;
