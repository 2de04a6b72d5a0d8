// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Contribution } from '@kga/contracts/accounts';
import { contributePath } from '@kga/contracts/core';
import { Badge } from '@kga/ui/badge';
import { Button } from '@kga/ui/button';
import { EmptyPanel } from '@kga/ui/empty-panel';
import { SkeletonText } from '@kga/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';

import { useLocalFormats } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { contributionsQuery } from './queries.ts';
import { Section, SectionData } from './section.tsx';

const tones = {
  pending: 'notice',
  published: 'plain',
  hidden: 'plain',
  rejected: 'plain',
} as const;

export function ContributionsSection() {
  const contributions = useQuery(contributionsQuery());
  return (
    <Section name="contributions">
      <SectionData
        query={contributions}
        skeleton={
          <div className="border-y border-line py-10">
            <SkeletonText lines={3} />
          </div>
        }
      >
        {(loaded) => <ContributionList contributions={loaded} />}
      </SectionData>
    </Section>
  );
}

function ContributionList({ contributions }: { contributions: readonly Contribution[] }) {
  const { t } = useTranslation('profile');
  if (contributions.length === 0) {
    return (
      <EmptyPanel
        title={t('contributions.empty')}
        text={t('contributions.emptyText')}
        action={
          <Button asChild>
            <Link to={contributePath}>{t('contributions.share')}</Link>
          </Button>
        }
      />
    );
  }
  return (
    <ul className="border-t border-line">
      {contributions.map((contribution) => (
        <Row key={contribution.id} contribution={contribution} />
      ))}
    </ul>
  );
}

function Row({ contribution }: { contribution: Contribution }) {
  const { t } = useTranslation(['profile', 'content']);
  const formats = useLocalFormats();
  const { kind, title, path, status, createdAt, reason, note } = contribution;
  const against = status === 'hidden' || status === 'rejected';
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3 [overflow-wrap:anywhere]">
      <div className="min-w-0 grow basis-60">
        <Link to={path} dir="auto" className="inline-flex min-h-11 items-center font-semibold">
          {title}
        </Link>
        <p className="text-sm text-muted">
          {t(`content:kinds.${kind}`)} · {formats.day(createdAt)}
        </p>
        {against && reason !== null && (
          <p className="mt-1 text-sm">
            {t('contributions.reason', { reason: t(`content:reasons.${reason}`) })}
          </p>
        )}
        {against && note !== null && (
          <p dir="auto" className="mt-1 text-sm whitespace-pre-line">
            {t('contributions.note', { note })}
          </p>
        )}
      </div>
      <Badge tone={tones[status]}>
        {t(
          // Moderators give a reason; without one, reports hid it.
          status === 'hidden' && reason === null
            ? 'contributions.reported'
            : `contributions.statuses.${status}`,
        )}
      </Badge>
    </li>
  );
}
