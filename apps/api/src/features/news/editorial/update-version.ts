// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Language } from '@kga/contracts/core';
import type {
  NewsCategory,
  updateArticleVersion,
  VersionBody,
  VersionStatus,
} from '@kga/contracts/news';
import type { Account } from '@kga/db/accounts';
import { type Database, insertAuditEntries, transaction } from '@kga/db/core';
import {
  type NewVersion,
  type VersionRow,
  insertVersion,
  lockOwnArticle,
  updateVersion,
} from '@kga/db/news';
import slugify from '@sindresorhus/slugify';
import { v7 } from 'uuid';
import type { z } from 'zod';

import { auditSubject } from '../../../accounts/presenter.ts';
import { excerptOf, renderMarkdown } from '../../../content/markdown.ts';
import { AppError, found } from '../../../platform/errors.ts';

/** Characters taken from the title at most. */
const slugMax = 60;

/** Characters taken from the end of the id, which is random. */
const idPartLength = 10;

/**
 * The last segment of a version's URL: words of its title and a part of its id, or the part of the
 * id alone for a title without Latin letters.
 */
export function uniqueIdOf(title: string, id: string): string {
  const part = id.replaceAll('-', '').slice(-idPartLength);
  const words = slugify(title.slice(0, 2 * slugMax).toWellFormed(), { decamelize: false })
    .replaceAll(/[^a-z0-9-]/g, '')
    .split('-')
    .filter(Boolean);
  let slug = '';
  for (const word of words) {
    const longer = slug === '' ? word.slice(0, slugMax) : `${slug}-${word}`;
    if (longer.length > slugMax) break;
    slug = longer;
  }
  return slug === '' ? part : `${slug}-${part}`;
}

/** The id and the URL segment of a new version. They stay when its title changes. */
export function newVersionNames(language: Language, title: string) {
  const id = v7();
  return { id, unique_id: uniqueIdOf(title, id), language };
}

type Publication = {
  status: VersionStatus;
  publish_at: Date | null;
  /** The date that readers see; absent where it stays. */
  created_at?: Date;
};

/** The version as stored, and the path of its fields within the request. */
type VersionContext = { before?: VersionRow | undefined; path: string };

/**
 * When a version is or will be published. A published version keeps its time unless another one is
 * given.
 * @throws AppError `validation_failed`
 */
function planPublication(
  { status, publishAt, body }: VersionBody,
  { before, path }: VersionContext,
): Publication {
  const refuse = (code: string, field = 'publishAt') =>
    new AppError('validation_failed', { errors: [{ path: `${path}${field}`, code }] });
  if (status === 'draft') return { status, publish_at: null };
  if (body.trim() === '') throw refuse('required', 'body');
  const now = new Date();
  const requested = publishAt ? new Date(publishAt) : undefined;
  if (status === 'scheduled') {
    if (!requested) throw refuse('required');
    if (requested <= now) throw refuse('past');
    return { status, publish_at: requested };
  }
  if (requested && requested > now) throw refuse('future');
  const previous = before?.status === 'published' ? before.publish_at : null;
  const at = requested ?? previous ?? now;
  return { status, publish_at: at, created_at: at };
}

/** The stored columns of a version: its texts, the rendered HTML and its publication. */
export function versionValues(
  input: VersionBody,
  language: Language,
  context: VersionContext,
): NewVersion {
  const isGenerated = input.excerpt.trim() === '';
  return {
    title: input.title,
    excerpt: isGenerated ? excerptOf(input.body, language) : input.excerpt,
    excerpt_is_made: isGenerated,
    body: input.body,
    html: renderMarkdown(input.body),
    image_alt: input.imageAlt,
    ...(input.author !== undefined && { author: input.author }),
    ...planPublication(input, context),
  };
}

/**
 * Only drafts may do without a category.
 * @throws AppError `validation_failed`
 */
export function requireCategory(
  category: NewsCategory | null,
  { status }: Pick<VersionBody, 'status'>,
): void {
  if (category !== null || status === 'draft') return;
  throw new AppError('validation_failed', { errors: [{ path: 'category', code: 'required' }] });
}

const auditedFields = ['title', 'excerpt', 'body', 'image_alt', 'author'] as const;

/** The language, the new status and the names of the fields that changed. */
function describeChange(before: VersionRow, after: NewVersion): string {
  const changed = auditedFields.filter(
    (field) => after[field] !== undefined && before[field] !== after[field],
  );
  const names = changed.map((field) => field.replace('_', ' '));
  return [`${before.language} ${after.status}`, ...names].join(', ');
}

/**
 * Writes an article in a language: inserts the version, or updates the revision that the author
 * has seen.
 * @returns the version's unique id
 * @throws AppError `not_found`, `validation_failed`, `conflict` where the revision is outdated
 */
export async function saveVersion(
  db: Database,
  { admin, id, language }: { admin: Account; id: string; language: Language },
  { revision, ...input }: z.infer<typeof updateArticleVersion.schema.body>,
): Promise<string> {
  const subject = auditSubject(admin, 'article', id);
  return transaction(db, async (trx) => {
    const { article, versions } = found(await lockOwnArticle(trx, id));
    const before = versions.find((version) => version.language === language);
    if ((before?.revision ?? null) !== revision) throw new AppError('conflict');
    requireCategory(article.category, input);
    const values = versionValues(input, language, { before, path: '' });
    if (!before) {
      const names = newVersionNames(language, input.title);
      await insertVersion(trx, { article, sibling: versions[0] }, { ...names, ...values });
      const after = `${language} ${values.status}`;
      await insertAuditEntries(trx, { ...subject, action: 'version_added', after });
      return names.unique_id;
    }
    await updateVersion(trx, before.id, values);
    await insertAuditEntries(trx, {
      ...subject,
      action: 'version_changed',
      before: `${language} ${before.status}`,
      after: describeChange(before, values),
    });
    return before.unique_id;
  });
}
