import type { Contribution } from '@kga/contracts';
import { Badge } from '@kga/ui/badge';
import { Button } from '@kga/ui/button';
import { EmptyPanel } from '@kga/ui/empty-panel';
import { SkeletonText } from '@kga/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';

import { useTimeZone } from '../../lib/browser.ts';
import { useFormats } from '../../lib/language.tsx';
import { pathTo } from '../../lib/paths.ts';
import { useTranslation } from '../../lib/translation.ts';
import { PartFailure } from './part-failure.tsx';
import { contributionsQuery } from './queries.ts';
import { Section } from './section.tsx';

const tones = {
  pending: 'notice',
  published: 'plain',
  hidden: 'plain',
  rejected: 'plain',
} as const;

/** What one has published or handed in, and what became of it. */
export function ContributionsSection() {
  const contributions = useQuery(contributionsQuery());
  return (
    <Section name="contributions">
      {contributions.data ? (
        <ContributionList contributions={contributions.data} />
      ) : contributions.isError ? (
        <PartFailure
          retrying={contributions.isFetching}
          onRetry={() => void contributions.refetch()}
        />
      ) : (
        <div aria-busy="true" className="border-y border-line py-10">
          <SkeletonText lines={3} />
        </div>
      )}
    </Section>
  );
}

function ContributionList({ contributions }: { contributions: readonly Contribution[] }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const timeZone = useTimeZone();
  if (contributions.length === 0) {
    return (
      <EmptyPanel
        title={t('profile.contributions.empty')}
        text={t('profile.contributions.emptyText')}
        action={
          <Button asChild>
            <Link to={pathTo('stories')}>{t('profile.contributions.emptyAction')}</Link>
          </Button>
        }
      />
    );
  }
  return (
    <ul className="border-t border-line">
      {contributions.map(({ kind, id, title, status, createdAt }) => (
        <li
          key={id}
          className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-4"
        >
          <div className="min-w-0 grow basis-60">
            <p className="font-semibold [overflow-wrap:anywhere]">{title}</p>
            <p className="text-sm text-muted">
              {t(`profile.contributions.kinds.${kind}`)} · {formats.day(createdAt, timeZone)}
            </p>
          </div>
          <Badge tone={tones[status]}>{t(`profile.contributions.statuses.${status}`)}</Badge>
        </li>
      ))}
    </ul>
  );
}
