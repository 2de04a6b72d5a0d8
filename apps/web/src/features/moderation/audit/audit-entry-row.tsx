// SPDX-License-Identifier: AGPL-3.0-or-later
import { contentReasons, contentStatuses } from '@kga/contracts/content';
import { auditSubjects, pathTo } from '@kga/contracts/core';
import type { AuditEntry } from '@kga/contracts/moderation';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { useLocalFormats } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { useActionName } from './audit-filter.ts';

const actors = ['operator', 'readers'] as const;

export function AuditEntryRow({ entry }: { entry: AuditEntry }) {
  const { t } = useTranslation('moderation');
  const formats = useLocalFormats();
  const actionName = useActionName();
  const { at, action, actor, actorId, subjectKind, subjectId, subjectTitle } = entry;
  const subject = auditSubjects.find((each) => each === subjectKind);
  // Actors without an account: readers who report, and the operator.
  const other = actorId === null ? actors.find((each) => each === actor) : undefined;
  const actorName = other ? t(`audit.actors.${other}`) : actor;
  return (
    <li className="grid gap-x-6 gap-y-1 border-b border-line py-4 [overflow-wrap:anywhere] md:grid-cols-[11rem_minmax(0,1fr)]">
      <p className="text-sm text-muted tabular-nums">
        <time dateTime={at}>{formats.moment(at)}</time>
      </p>
      <div className="min-w-0">
        <p>
          <span className="font-semibold">{actionName(action)}</span>
          <Change entry={entry} />
        </p>
        <Reason entry={entry} />
        <p className="flex flex-wrap items-center gap-x-5 text-sm text-muted">
          {actorId === null ? (
            <span>{t('audit.by', { name: actorName })}</span>
          ) : (
            <Only search={{ actorId }}>{t('audit.by', { name: actorName })}</Only>
          )}
          <Only search={{ subjectId }}>
            {subject ? t(`audit.subjects.${subject}`) : subjectKind}{' '}
            <bdi>{subjectTitle ?? subjectId.slice(0, 13)}</bdi>
          </Only>
        </p>
      </div>
    </li>
  );
}

/** Links to all entries that share this property. */
function Only({ search, children }: { search: Record<string, string>; children: ReactNode }) {
  return (
    <Link
      to={{ pathname: pathTo('auditLog'), search: `${new URLSearchParams(search)}` }}
      className="inline-flex min-h-11 items-center"
    >
      {children}
    </Link>
  );
}

/** The reason. For content it is a known code, optionally followed by a note. */
function Reason({ entry: { action, actor, reason } }: { entry: AuditEntry }) {
  const { t } = useTranslation('content');
  // The actor already says that reports hid it.
  if (reason === null || (actor === 'readers' && reason === 'reported')) return null;
  const [, name, note = ''] = /^(\w+)(?:: ([\s\S]*))?$/.exec(reason) ?? [];
  const isOfContent = action.startsWith('content.');
  const known = isOfContent ? contentReasons.find((each) => each === name) : undefined;
  return (
    <div className="mt-1 text-sm">
      {known && <p>{t(`reasons.${known}`)}</p>}
      <p dir="auto" className="whitespace-pre-line empty:hidden">
        {known ? note : reason}
      </p>
    </div>
  );
}

function Change({ entry: { before, after } }: { entry: AuditEntry }) {
  const { t } = useTranslation('moderation');
  const wordOf = (text: string) => {
    const status = contentStatuses.find((each) => each === text);
    return status ? t(`statuses.${status}`) : text;
  };
  if (before === null && after === null) return null;
  return (
    <span className="whitespace-pre-line text-muted">
      {' · '}
      {before !== null && after !== null
        ? t('audit.change', { before: wordOf(before), after: wordOf(after) })
        : wordOf(before ?? after ?? '')}
    </span>
  );
}
