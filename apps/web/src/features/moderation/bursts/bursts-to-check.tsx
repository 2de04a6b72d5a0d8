// SPDX-License-Identifier: AGPL-3.0-or-later
import { regionName, regionOf } from '@kga/contracts/core';
import {
  type MarkBurst,
  type MarkDecision,
  decideMarkBurst,
  listMarkBursts,
} from '@kga/contracts/moderation';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';

import { ActionButton } from '../../../components/action-button.tsx';
import { useSuccessToast } from '../../../components/use-toasts.ts';
import { call } from '../../../lib/api.ts';
import { refetchPath } from '../../../lib/freshness.ts';
import { useFormats, useLanguage, useLocalFormats } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { burstsQuery } from '../queue/queries.ts';
import { EntryToCheck, ToCheck } from '../to-check.tsx';

/** Held likes and the like that came in bursts; nothing where none waits. */
export function BurstsToCheck() {
  const { t } = useTranslation('moderation');
  const { data: bursts } = useQuery(burstsQuery);
  if (!bursts || bursts.length === 0) return null;
  return (
    <ToCheck id="bursts" title={t('bursts.title')} intro={t('bursts.intro')}>
      {bursts.map((burst) => (
        <Burst key={`${burst.mark} ${burst.id}`} burst={burst} />
      ))}
    </ToCheck>
  );
}

/** The title of the item, or the name of the region. */
function useTitle({ kind, title, id }: MarkBurst): string {
  const language = useLanguage();
  const region = kind === null ? regionOf(id) : undefined;
  return region ? regionName(region, language) : title;
}

function Burst({ burst }: { burst: MarkBurst }) {
  const { t } = useTranslation(['moderation', 'content']);
  const formats = useLocalFormats();
  const title = useTitle(burst);
  const { mark, kind, path, marks, first, last } = burst;
  return (
    <EntryToCheck>
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <p>
          {kind ? t(`content:kinds.${kind}`) : t('audit.subjects.letters')}{' '}
          {path === null ? (
            <bdi className="font-semibold">{title}</bdi>
          ) : (
            <Link to={path} className="font-semibold underline">
              <bdi>{title}</bdi>
            </Link>
          )}
        </p>
        <p className="text-sm text-muted">
          <span className="font-semibold">
            {t(`bursts.marks.${mark}`, { n: formats.integer(marks) })}
          </span>{' '}
          {formats.momentRange(first, last)}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Decide burst={burst} decision="accept" title={title} />
        <Decide burst={burst} decision="reject" title={title} />
      </div>
    </EntryToCheck>
  );
}

type DecideProps = { burst: MarkBurst; decision: MarkDecision; title: string };

function Decide({ burst, decision, title }: DecideProps) {
  const { t } = useTranslation(['moderation', 'admin']);
  const formats = useFormats();
  const client = useQueryClient();
  const showSuccess = useSuccessToast();
  const { mark, kind, id, last } = burst;
  return (
    <ActionButton
      size="small"
      busyLabel={t('bursts.deciding')}
      aria-label={t('admin:actionOn', { action: t(`bursts.${decision}`), name: title })}
      act={() => call(decideMarkBurst, { body: { mark, kind, id, last, decision } })}
      onDone={async ({ decided }) => {
        const n = formats.integer(decided);
        showSuccess(decided === 0 ? t('bursts.gone') : t(`bursts.${decision}ed`, { n }));
        // The buttons go with the burst.
        document.querySelector('main')?.focus({ preventScroll: true });
        await refetchPath(client, listMarkBursts.url);
      }}
    >
      {t(`bursts.${decision}`)}
    </ActionButton>
  );
}
