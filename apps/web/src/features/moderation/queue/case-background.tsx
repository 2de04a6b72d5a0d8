// SPDX-License-Identifier: AGPL-3.0-or-later
import { publicAuthorId } from '@kga/contracts/content';
import { pathTo } from '@kga/contracts/core';
import type { ModerationCase } from '@kga/contracts/moderation';
import { Badge } from '@kga/ui/badge';
import { Link } from 'react-router-dom';

import { counted, useLocalFormats } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';

const counts = ['published', 'pending', 'rejected', 'hidden'] as const;

export function CaseAuthor({ item: { author, kind: itemKind } }: { item: ModerationCase }) {
  const { t } = useTranslation(['moderation', 'shared']);
  const formats = useLocalFormats();
  const { kind, id, since, suspended } = author;
  const isGuest = kind === 'guest';
  const name = isGuest ? t('shared:author.guest', { number: author.name }) : author.name;
  const shownId = id === null || isGuest ? undefined : publicAuthorId(id);
  return (
    <div className="mt-4 text-sm">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="text-muted">
          {t(`authors.${itemKind === 'reason' ? 'signer' : kind}`)}
        </span>
        {kind !== 'deleted' && (
          <bdi className="min-w-0 font-semibold [overflow-wrap:anywhere]">
            {id === null || isGuest || suspended ? (
              name
            ) : (
              <Link to={pathTo('member', { id })}>{name}</Link>
            )}
          </bdi>
        )}
        {shownId !== undefined && shownId !== name && <span className="text-muted">{shownId}</span>}
        {suspended && <Badge tone="notice">{t('suspended')}</Badge>}
        {since !== null && (
          <span className="text-muted">{t('since', { day: formats.day(since) })}</span>
        )}
      </p>
      {kind !== 'deleted' && (
        <dl className="flex flex-wrap gap-x-5 gap-y-1 text-muted">
          {counts.map((count) => (
            <div key={count} className="flex gap-1.5">
              <dt>{t(`record.${count}`)}</dt>
              <dd className="font-semibold text-ink tabular-nums">
                {formats.integer(author[count])}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

/** Notes are in any language: an empty `lang` says that it is unknown. */
export function CaseReports({ item }: { item: ModerationCase }) {
  const { t } = useTranslation(['moderation', 'content']);
  const formats = useLocalFormats();
  const { reports, reportCount } = item;
  if (reports.length === 0) return null;
  return (
    <section className="mt-4 border-s-4 border-step-yellow-edge bg-raised p-4">
      <h3 className="text-base">
        {reportCount > 0 ? t('reports.open', counted(formats, reportCount)) : t('reports.earlier')}
      </h3>
      <ul className="mt-1">
        {reports.map(({ reason, note, at, weight }) => (
          <li
            key={`${at} ${reason} ${note}`}
            className="border-b border-line py-2 [overflow-wrap:anywhere] last:border-b-0"
          >
            <p>
              <span className="font-semibold">{t(`content:reasons.${reason}`)}</span>
              <span className="text-sm text-muted">
                {' · '}
                {formats.moment(at)}
                {weight < 1 &&
                  ` · ${t('reports.weight', { share: formats.percent(Math.round(100 * weight)) })}`}
              </span>
            </p>
            {note !== '' && (
              <p lang="" dir="auto" className="text-sm whitespace-pre-line">
                {note}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

export function CaseDecision({ decided }: Pick<ModerationCase, 'decided'>) {
  const { t } = useTranslation(['moderation', 'content']);
  const formats = useLocalFormats();
  if (!decided) return null;
  const { decision, reason, note, by, at } = decided;
  return (
    <div className="mt-4 border-s-4 border-line ps-4 text-sm [overflow-wrap:anywhere]">
      <p>
        <span className="font-semibold">{t(`decided.${decision}`)}</span>
        <span className="text-muted">
          {' · '}
          {t('decidedBy', { name: by, time: formats.moment(at) })}
        </span>
      </p>
      {reason !== null && <p>{t(`content:reasons.${reason}`)}</p>}
      {note !== '' && (
        <p lang="" dir="auto" className="whitespace-pre-line text-muted">
          {note}
        </p>
      )}
    </div>
  );
}
