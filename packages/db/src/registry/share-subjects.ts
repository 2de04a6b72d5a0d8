// SPDX-License-Identifier: AGPL-3.0-or-later
import { createHash } from 'node:crypto';

import {
  type PetitionRegion,
  type ShareImageKind,
  contentFeatures,
  contentKinds,
} from '@kga/contracts/core';
import type { ClaimLimit } from '@kga/contracts/legal';
import { validate } from 'uuid';

import type { ShareSubject, SubjectOf } from '../content/content-type.ts';
import type { Database } from '../core/client.ts';
import { selectSharedArticle } from '../news/share-subject.ts';
import { selectSharedCountry, selectSharedPetition } from '../petitions/share-subjects.ts';
import { contentTypes } from './content-types.ts';
import { selectSharedPage } from './shared-pages.ts';

/** Changes when cards are drawn in another way, so that all images are drawn again. */
const design = 5;

/** What the image of a country's law shows. */
type SharedLaw = {
  region: PetitionRegion;
  limit: ClaimLimit | null;
  laws: number;
};

declare module '../content/content-type.ts' {
  interface ShareSubjects {
    law: SharedLaw;
  }
}

type ImageName = { kind: ShareImageKind; id: string };

/** Finds what images of the law and the promises show, which are in no database. */
export type FindLegalSubject = (
  name: ImageName,
) => SubjectOf<'law'> | SubjectOf<'page'> | undefined;

/** What an image shows; undefined where visitors do not see it. */
export async function selectShareSubject(
  db: Database,
  { kind, id }: ImageName,
  findLegal: FindLegalSubject,
): Promise<ShareSubject | undefined> {
  if (kind === 'petition') return selectSharedPetition(db, id);
  if (kind === 'country') return selectSharedCountry(db, id);
  if (kind === 'law') return findLegal({ kind, id });
  if (kind === 'page') return findLegal({ kind, id }) ?? selectSharedPage(db, id);
  if (!validate(id)) return undefined;
  if (kind === 'article') return selectSharedArticle(db, id);
  const shared = contentKinds.find((each) => contentFeatures[each].shareImage === kind);
  return shared && contentTypes[shared].shareSubject?.(db, id);
}

/** Identifies what an image shows. */
export const versionOf = (subject: ShareSubject): string =>
  createHash('sha256')
    .update(JSON.stringify([design, subject]))
    .digest('base64url');
