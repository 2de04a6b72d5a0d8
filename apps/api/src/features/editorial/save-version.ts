import type { Language, VersionBody, updateArticleVersion } from '@kga/contracts';
import {
  type Account,
  type Database,
  type VersionRow,
  type NewVersion,
  insertAuditEntries,
  insertVersion,
  updateVersion,
  lockOwnArticle,
} from '@kga/db';
import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';

import { AppError } from '../../platform/errors.ts';
import { auditArticle } from './audit-article.ts';
import { excerptOf } from './excerpt.ts';
import { planPublication } from './plan-publication.ts';
import { renderMarkdown } from './render-markdown.ts';
import { uniqueIdOf } from './unique-id.ts';

/** What is stored of what was written. */
export function versionValues(
  given: VersionBody,
  language: Language,
  place: { before?: VersionRow | undefined; path: string },
): NewVersion {
  const isMade = given.excerpt.trim() === '';
  return {
    title: given.title,
    excerpt: isMade ? excerptOf(given.body, language) : given.excerpt,
    excerpt_is_made: isMade,
    body: given.body,
    html: renderMarkdown(given.body),
    image_alt: given.imageAlt,
    ...planPublication(given, { ...place, now: new Date() }),
  };
}

/** A version's names for the first time; they stay when its title changes. */
export function newVersion(language: Language, title: string) {
  const id = uuidv7();
  return { id, unique_id: uniqueIdOf(title, id), language };
}

const watched = ['title', 'excerpt', 'body', 'image_alt'] as const;

/** Names the parts that another text stands in now. */
function changedParts(before: VersionRow, after: NewVersion): string {
  const parts = watched.filter((part) => before[part] !== after[part]);
  return [
    `${before.language} ${after.status}`,
    ...parts.map((part) => part.replace('_', ' ')),
  ].join(', ');
}

/**
 * Writes an article in a language, for the first time or over the revision that was seen.
 *
 * @returns the version's unique id
 * @throws AppError `not_found`, `validation_failed`, `conflict` where somebody wrote meanwhile
 */
export async function saveVersion(
  db: Database,
  { admin, id, language }: { admin: Account; id: string; language: Language },
  { revision, ...given }: z.infer<typeof updateArticleVersion.schema.body>,
): Promise<string> {
  return db.transaction().execute(async (trx) => {
    const locked = await lockOwnArticle(trx, id);
    if (!locked) throw new AppError('not_found');
    const before = locked.versions.find((each) => each.language === language);
    if ((before?.revision ?? null) !== revision) throw new AppError('conflict');
    const written = versionValues(given, language, { before, path: '' });
    if (!before) {
      const names = newVersion(language, given.title);
      const place = { article: locked.article, sibling: locked.versions[0] };
      await insertVersion(trx, place, { ...names, ...written });
      const after = `${language} ${written.status}`;
      await insertAuditEntries(trx, {
        ...auditArticle(admin, id),
        action: 'version_added',
        after,
      });
      return names.unique_id;
    }
    await updateVersion(trx, before.id, written);
    await insertAuditEntries(trx, {
      ...auditArticle(admin, id),
      action: 'version_changed',
      before: `${language} ${before.status}`,
      after: changedParts(before, written),
    });
    return before.unique_id;
  });
}
