// SPDX-License-Identifier: AGPL-3.0-or-later
import { languageName } from '@kga/contracts/core';
import type { Feed, FeedError } from '@kga/contracts/news';
import { CircleCheck, CircleDashed, CircleOff, CircleSlash, TriangleAlert } from 'lucide-react';

import { counted, useLocalFormats } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';

/** What a feed is, how it does and, where it fails, why. */
export function Source({ feed }: { feed: Feed }) {
  const { t } = useTranslation(['feeds', 'shared']);
  const formats = useLocalFormats();
  const { name, url, language, category, items, lastRead, state } = feed;
  const { lastFault, failures, failingSince } = feed;
  return (
    <>
      <p lang={language} className="font-semibold">
        {name}
      </p>
      <p className="text-sm text-muted">{url}</p>
      <p className="text-sm text-muted">
        <span lang={language}>{languageName(language)}</span>
        {' · '}
        {t(`shared:newsCategories.${category}`)}
        {' · '}
        {t('items', counted(formats, items))}
        {lastRead && (
          <>
            <br />
            {t('lastRead', {
              entries: formats.integer(lastRead.entries),
              articles: formats.integer(lastRead.articles),
            })}
          </>
        )}
      </p>
      <FeedStateMark feed={feed} />
      {state !== 'working' && lastFault !== null && (
        <p className="mt-3 max-w-text border-s-4 border-step-orange ps-4 text-sm text-muted">
          <FeedErrorText fault={lastFault.fault} status={lastFault.status} />
          <br />
          {formats.moment(lastFault.at)}
          {failures > 0 && ` · ${t('failures', counted(formats, failures))}`}
          {failingSince !== null && ` ${t('failingSince', { time: formats.moment(failingSince) })}`}
        </p>
      )}
    </>
  );
}

const marks = {
  new: { Mark: CircleDashed, color: 'text-muted' },
  working: { Mark: CircleCheck, color: 'text-step-green' },
  failing: { Mark: TriangleAlert, color: 'text-step-orange' },
  stopped: { Mark: CircleSlash, color: 'text-step-red' },
  gone: { Mark: CircleSlash, color: 'text-step-red' },
} as const;

function FeedStateMark({ feed }: { feed: Feed }) {
  const { t } = useTranslation('feeds');
  const { Mark, color } = marks[feed.state];
  return (
    <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm font-semibold">
      <span className="inline-flex items-center gap-2">
        <Mark aria-hidden="true" className={`size-4 shrink-0 ${color}`} />
        {t(`states.${feed.state}`)}
      </span>
      {!feed.enabled && (
        <span className="inline-flex items-center gap-2">
          <CircleOff aria-hidden="true" className="size-4 shrink-0 text-muted" />
          {t('off')}
        </span>
      )}
    </p>
  );
}

/** Why polling a feed failed, and what to do about it. */
export function FeedErrorText({ fault, status }: { fault: FeedError; status: number | null }) {
  const { t } = useTranslation('feeds');
  return (
    <>
      <span className="font-semibold text-ink">{t(`faults.${fault}.text`)}</span>
      {status !== null && ` (${t('status', { status })})`} {t(`faults.${fault}.way`)}
    </>
  );
}
