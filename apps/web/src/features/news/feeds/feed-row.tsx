// SPDX-License-Identifier: AGPL-3.0-or-later
import { languageNames } from '@kga/contracts/core';
import type { Feed, FeedError } from '@kga/contracts/news';
import { CircleCheck, CircleDashed, CircleOff, CircleSlash, TriangleAlert } from 'lucide-react';

import { counted, useLocalFormats } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { type FeedTask, FeedActions } from './feed-actions.tsx';

export function FeedRow({ feed, onTask }: { feed: Feed; onTask: (task: FeedTask) => void }) {
  const { t } = useTranslation(['feeds', 'shared']);
  const formats = useLocalFormats();
  const moment = (at: string | null, none: string) => (at === null ? none : formats.moment(at));
  const fails = feed.state !== 'working' && feed.lastFault !== null;
  return (
    <li className="border-b border-line py-5">
      <div className="grid gap-x-8 gap-y-3 md:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]">
        <div className="min-w-0">
          <h2 lang={feed.language} className="text-lg">
            {feed.name}
          </h2>
          <p className="text-sm [overflow-wrap:anywhere] text-muted">{feed.url}</p>
          <p className="text-sm text-muted">
            <span lang={feed.language}>{languageNames[feed.language]}</span>
            {' · '}
            {t(`shared:newsCategories.${feed.category}`)}
            {' · '}
            {t('items', counted(formats, feed.items))}
          </p>
          <FeedStateMark feed={feed} />
        </div>
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-4 gap-y-1 text-sm">
          <Fact label={t('lastPolled')} value={moment(feed.lastPolledAt, t('never'))} />
          <Fact label={t('lastItem')} value={moment(feed.lastNewItemAt, t('never'))} />
          <Fact label={t('nextPoll')} value={moment(feed.nextPollAt, t('notPlanned'))} />
        </dl>
      </div>
      {fails && feed.lastFault && (
        <p className="mt-3 max-w-text border-s-4 border-step-orange ps-4 text-sm text-muted">
          <FeedErrorText fault={feed.lastFault.fault} status={feed.lastFault.status} />
          <br />
          {formats.moment(feed.lastFault.at)}
          {feed.failures > 0 && ` · ${t('failures', counted(formats, feed.failures))}`}
          {feed.failingSince !== null &&
            ` ${t('failingSince', { time: formats.moment(feed.failingSince) })}`}
        </p>
      )}
      <FeedActions feed={feed} onTask={onTask} />
    </li>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <>
      <dt className="text-muted">{label}</dt>
      <dd>{value}</dd>
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
