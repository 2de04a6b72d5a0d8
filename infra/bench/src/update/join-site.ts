// SPDX-License-Identifier: AGPL-3.0-or-later
import { register } from '@kga/contracts/accounts';
import { z } from 'zod';

import { type RunRecord, acknowledge } from '../faults/record.ts';
import type { Site } from '../faults/stack.ts';
import { createBrowser } from '../shared/browser.ts';

const created = z.object({ id: z.string() });

/** Registers a member with a network address of its own; returns the browser that is signed in. */
export async function joinSite(
  { edgeUrl }: Pick<Site, 'edgeUrl'>,
  record: RunRecord,
  { email, address }: { email: string; address: string },
) {
  const browser = createBrowser(edgeUrl, address);
  const body = { email, password: `amber ${email}`, firstName: 'Ada', lastName: 'King' };
  const { status, text } = await browser.send(register, { body });
  if (status !== 201) throw new Error(`${email} could not register: ${status} ${text}`);
  const { id } = created.parse(JSON.parse(text));
  acknowledge(record, 'accounts', id);
  return { browser, id };
}
