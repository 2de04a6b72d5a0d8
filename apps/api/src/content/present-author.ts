// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Author, guestNumber, pictureUrl, publicAuthorId } from '@kga/contracts/content';
import type { AuthorRow } from '@kga/db/content';

/** An author as readers see them; null if the account was deleted. */
export function presentAuthor(row: AuthorRow): Author | null {
  const { accountId, guestId, role, displayName, pictureId, suspended } = row;
  if (guestId !== null) {
    const shortId = guestNumber(guestId);
    return { id: null, shortId, displayName: null, picture: null, marks: ['guest'] };
  }
  if (accountId === null) return null;
  return {
    id: suspended ? null : accountId,
    shortId: publicAuthorId(accountId),
    displayName,
    picture: pictureId === null ? null : pictureUrl(pictureId),
    marks: role === 'moderator' || role === 'admin' ? ['team'] : [],
  };
}
