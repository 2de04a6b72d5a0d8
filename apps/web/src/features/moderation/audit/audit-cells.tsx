// SPDX-License-Identifier: AGPL-3.0-or-later
import { contentReasons } from '@kga/contracts/content';
import { auditSubjects, pathTo } from '@kga/contracts/core';
import type { AuditEntry } from '@kga/contracts/moderation';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { useTranslation } from '../../../lib/translation.ts';
import { useChange } from './audit-change.ts';
import { useActionName } from './audit-filter.ts';

const actors = ['operator', 'readers'] as const;

type EntryProps = { entry: AuditEntry };

/** What was done, what it changed and why. */
export function Action({ entry }: EntryProps) {
  const actionName = useActionName();
  return (
    <>
      <p>
        <span className="font-semibold">{actionName(entry.action)}</span>
        <Change entry={entry} />
      </p>
      <Reason entry={entry} />
    </>
  );
}

/** Who did it: an account, or readers who report, or the operator. */
export function Actor({ entry: { actor, actorId } }: EntryProps) {
  const { t } = useTranslation('moderation');
  if (actorId !== null) return <Only search={{ actorId }}>{actor}</Only>;
  const other = actors.find((each) => each === actor);
  return <p className="first-letter:uppercase">{other ? t(`audit.actors.${other}`) : actor}</p>;
}

export function Subject({ entry: { subjectKind, subjectId, subjectTitle } }: EntryProps) {
  const { t } = useTranslation('moderation');
  const kind = auditSubjects.find((each) => each === subjectKind);
  return (
    <Only search={{ subjectId }}>
      {kind ? t(`audit.subjects.${kind}`) : subjectKind}{' '}
      <bdi>{subjectTitle ?? subjectId.slice(0, 13)}</bdi>
    </Only>
  );
}

/** Links to all entries that share this property. */
function Only({ search, children }: { search: Record<string, string>; children: ReactNode }) {
  return (
    <Link
      to={{ pathname: pathTo('auditLog'), search: `${new URLSearchParams(search)}` }}
      className="inline-block py-2 lg:py-0"
    >
      {children}
    </Link>
  );
}

/** The reason. For content it is a known code, optionally followed by a note. */
function Reason({ entry: { action, actor, reason } }: EntryProps) {
  const { t } = useTranslation('content');
  // The actor already says that reports hid it, and the change names the corrected fact.
  if (reason === null || (actor === 'readers' && reason === 'reported')) return null;
  if (action === 'content.edit') return null;
  const [, name, note = ''] = /^(\w+)(?:: ([\s\S]*))?$/.exec(reason) ?? [];
  const isOfContent = action.startsWith('content.');
  const known = isOfContent ? contentReasons.find((each) => each === name) : undefined;
  return (
    <div className="mt-1 text-sm">
      {known && <p>{t(`reasons.${known}`)}</p>}
      {action === 'content.merge' && known ? (
        <MergedInto note={note} />
      ) : (
        <p dir="auto" className="whitespace-pre-line empty:hidden">
          {known ? note : reason}
        </p>
      )}
    </div>
  );
}

/** Where a merged game is now: the note of a merge is the name of the other game with its URL. */
function MergedInto({ note }: { note: string }) {
  const { t } = useTranslation('moderation');
  const [, name = note, url] = /^([\s\S]+) \((https?:\/\/\S+)\)$/.exec(note) ?? [];
  if (url === undefined) return <p dir="auto">{note}</p>;
  const label = t('audit.mergedInto');
  return (
    <p className="[overflow-wrap:anywhere]">
      {/* A full-width colon brings its own space. */}
      {label.endsWith('：') ? label : `${label} `}
      <Link to={new URL(url).pathname}>
        <bdi>{name}</bdi>
      </Link>
    </p>
  );
}

function Change({ entry }: EntryProps) {
  const change = useChange(entry);
  if (change === '') return null;
  return (
    <span className="whitespace-pre-line text-muted [overflow-wrap:anywhere]">
      {' · '}
      {change}
    </span>
  );
}
