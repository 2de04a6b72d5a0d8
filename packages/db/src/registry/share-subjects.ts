// SPDX-License-Identifier: AGPL-3.0-or-later
import { createHash } from 'node:crypto';

import { type ShareImageKind, contentFeatures, contentKinds } from '@kga/contracts/core';
import { validate } from 'uuid';

import type { ShareSubject } from '../content/content-type.ts';
import type { Database } from '../core/client.ts';
import { selectSharedArticle } from '../news/share-subject.ts';
import { selectSharedCountry, selectSharedPetition } from '../petitions/share-subjects.ts';
import { contentTypes } from './content-types.ts';

/** Changes when cards are drawn in another way, so that all images are drawn again. */
const design = 3;

/** What an image shows; undefined where visitors do not see it. */
export async function selectShareSubject(
  db: Database,
  { kind, id }: { kind: ShareImageKind; id: string },
): Promise<ShareSubject | undefined> {
  if (kind === 'petition') return selectSharedPetition(db, id);
  if (kind === 'country') return selectSharedCountry(db, id);
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
