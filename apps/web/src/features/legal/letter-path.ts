// SPDX-License-Identifier: AGPL-3.0-or-later
import { pathTo } from '@kga/contracts/core';
import type { Commitment, LegalRegion } from '@kga/contracts/legal';

import { urlOf } from '../../lib/api.ts';

type Recipient = 'representative' | 'authority';

/** The path of the letter generator with a country chosen; the Union and the world are none. */
export const letterPath = (region: LegalRegion | 'world', demand?: Recipient): string =>
  urlOf(pathTo('letter'), {
    query: { country: region === 'EU' || region === 'world' ? undefined : region, demand },
  });

/** Whom to write to about a promise. Games are seldom sold by their publisher, so sellers are not chosen. */
export const recipients = {
  institution: 'representative',
  parliament: 'representative',
  government: 'representative',
  authority: 'authority',
  publisher: undefined,
} as const satisfies Record<Commitment['whoKind'], Recipient | undefined>;
