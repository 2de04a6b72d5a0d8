// SPDX-License-Identifier: AGPL-3.0-or-later
import { pathTo } from '@kga/contracts/core';
import type { Commitment, LegalRegion } from '@kga/contracts/legal';

import type { OwnRegion } from '../components/own-region/use-own-region.ts';
import { urlOf } from '../lib/api.ts';

type Recipient = 'representative' | 'authority';

/** What a letter asks for: something of the seller, or help of someone else. */
export type LetterDemand = 'offline_patch' | 'repair' | 'refund' | Recipient;

type LetterChoice = {
  /** The Union and the world are no country; one whose law is not known is not chosen. */
  region?: LegalRegion | OwnRegion | 'world' | undefined;
  demand?: LetterDemand | undefined;
  situation?: string | undefined;
  /** The id of a game of the archive. */
  game?: string | undefined;
  /** The id of a promise. */
  promise?: string | undefined;
};

/** The path of the letter generator with some of its answers chosen. */
export const letterPath = ({ region, ...chosen }: LetterChoice): string =>
  urlOf(pathTo('letter'), {
    query: { country: region === 'EU' || region === 'world' ? undefined : region, ...chosen },
  });

/** Whom to write to about a promise. Games are seldom sold by their publisher, so sellers are not chosen. */
export const recipients = {
  institution: 'representative',
  parliament: 'representative',
  government: 'representative',
  authority: 'authority',
  publisher: undefined,
} as const satisfies Record<Commitment['whoKind'], Recipient | undefined>;
