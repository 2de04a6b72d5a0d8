import type { Language, updateArticleVersion } from '@kga/contracts';
import {
  type Account,
  type Database,
  type NewVersion,
  type VersionRow,
  insertAuditEntries,
  insertVersion,
  lockOwnArticle,
  updateVersion,
} from '@kga/db';
import type { z } from 'zod';

import { auditSubject } from '../../accounts/presenter.ts';
import { AppError, found } from '../../platform/errors.ts';
import { newVersionNames, versionValues } from './version-values.ts';

const auditedFields = ['title', 'excerpt', 'body', 'image_alt'] as const;

/** The language, the new status and the names of the fields that changed. */
function describeChange(before: VersionRow, after: NewVersion): string {
  const changed = auditedFields.filter((field) => before[field] !== after[field]);
  const names = changed.map((field) => field.replace('_', ' '));
  return [`${before.language} ${after.status}`, ...names].join(', ');
}

/**
 * Writes an article in a language: inserts the version, or updates the revision that the author
 * has seen.
 *
 * @returns the version's unique id
 * @throws AppError `not_found`, `validation_failed`, `conflict` where the revision is outdated
 */
export async function saveVersion(
  db: Database,
  { admin, id, language }: { admin: Account; id: string; language: Language },
  { revision, ...input }: z.infer<typeof updateArticleVersion.schema.body>,
): Promise<string> {
  const subject = auditSubject(admin, 'article', id);
  return db.transaction().execute(async (trx) => {
    const { article, versions } = found(await lockOwnArticle(trx, id));
    const before = versions.find((version) => version.language === language);
    if ((before?.revision ?? null) !== revision) throw new AppError('conflict');
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
