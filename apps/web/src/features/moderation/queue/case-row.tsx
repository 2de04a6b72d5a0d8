// SPDX-License-Identifier: AGPL-3.0-or-later
import { languageName } from '@kga/contracts/core';
import type { ModerationCase } from '@kga/contracts/moderation';
import { Badge } from '@kga/ui/badge';
import { Checkbox } from '@kga/ui/checkbox';
import type { ComponentProps } from 'react';

import { useLanguage, useLocalFormats } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { CaseDetail } from './case-detail.tsx';
import { ageText, titleLanguage, useCaseTitle } from './case-labels.ts';
import { keyOf } from './outcomes.ts';

/** A case in the list: whole on narrow screens, a summary beside the current case on wide ones. */
export function CaseRow({
  waits,
  now,
  selected,
  onSelect,
  ...detail
}: Omit<ComponentProps<typeof CaseDetail>, 'headingId'> & {
  waits: boolean;
  now: number;
  selected: boolean;
  onSelect: (selected: boolean) => void;
}) {
  const { t } = useTranslation('moderation');
  const { item, current, possible } = detail;
  const title = useCaseTitle()(item);
  const headingId = `case-${item.id}`;
  const canDecide = possible.keep !== undefined || possible.remove !== undefined;
  return (
    <li
      data-case={keyOf(item)}
      tabIndex={-1}
      aria-labelledby={headingId}
      aria-current={current ? 'true' : undefined}
      className="scroll-mt-24 border-b border-line py-5 xl:w-96 xl:cursor-pointer xl:border-s-4 xl:border-s-transparent xl:px-4 xl:py-3 xl:hover:bg-wash xl:aria-[current=true]:border-s-signal xl:aria-[current=true]:bg-raised xl:not-aria-[current=true]:forced-colors:border-s-[Canvas]"
    >
      <div className="flex flex-wrap items-center gap-x-4 xl:items-start">
        {canDecide && (
          <Checkbox
            label={<span className="xl:sr-only">{t('select')}</span>}
            aria-label={t('actionOn', { action: t('select'), title })}
            checked={selected}
            onChange={({ target }) => onSelect(target.checked)}
          />
        )}
        <CaseState item={item} waits={waits} now={now} />
      </div>
      {/* The heading beside the list says the same. */}
      <div aria-hidden="true" className="mt-1 hidden [overflow-wrap:anywhere] xl:block">
        <p dir="auto" lang={titleLanguage(item)} className="line-clamp-2 font-semibold">
          {title}
        </p>
        <p dir="auto" lang={item.language} className="line-clamp-2 text-sm text-muted">
          {item.content}
        </p>
      </div>
      <CaseDetail {...detail} headingId={headingId} />
    </li>
  );
}

function CaseState({ item, waits, now }: { item: ModerationCase; waits: boolean; now: number }) {
  const { t } = useTranslation(['moderation', 'content']);
  const language = useLanguage();
  const formats = useLocalFormats();
  const { kind, status, causes, holds, since } = item;
  const isHeld = (cause: string) => cause === 'held' && holds.length > 0;
  return (
    <div className="flex min-h-11 min-w-0 flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-muted xl:flex-1">
      <span className="font-semibold text-ink">{t(`content:kinds.${kind}`)}</span>
      <span lang={item.language}>{languageName(item.language)}</span>
      {waits && (
        <time dateTime={since} title={formats.moment(since)}>
          {t('waits', { age: ageText(language, { since, now }) })}
        </time>
      )}
      <span className="flex flex-wrap gap-1.5">
        <Badge>{t(`statuses.${status}`)}</Badge>
        {causes
          .filter((cause) => !isHeld(cause))
          .map((cause) => (
            <Badge key={cause} tone="notice">
              {t(`causes.${cause}`)}
            </Badge>
          ))}
        {holds.map((hold) => (
          <Badge key={hold} tone="notice">
            {t(`holds.${hold}`)}
          </Badge>
        ))}
      </span>
    </div>
  );
}
