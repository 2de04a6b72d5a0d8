// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Petition, PetitionEvent } from '@kga/contracts/petitions';

import { useFormats } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { Part, SourceLink } from './petition-parts.tsx';
import { usePetition } from './petition-provider.tsx';

type Stage = {
  kind: PetitionEvent['kind'] | 'firstReached' | 'closes';
  /** As far as it is known; null where no day is. */
  date: string | null;
  sourceUrl: string | null;
  note?: string | undefined;
};

/**
 * What is not known to the day stands with what it may have come after: dates compare by the coarser
 * one. What has no known date comes last.
 */
function compareDates(a: string | null, b: string | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  const length = Math.min(a.length, b.length);
  return a.slice(0, length).localeCompare(b.slice(0, length));
}

const dayOf = (at: string | null) => at?.slice(0, 'YYYY-MM-DD'.length) ?? null;

/** The stages of a petition in order: what its sources say, and those of its dates that they lack. */
function useStages({ timeline, dates, firstReached, verified, ...petition }: Petition): Stage[] {
  const { t } = useTranslation('petition');
  const formats = useFormats();
  const known = new Set<Stage['kind']>(timeline.map(({ kind }) => kind));
  const isOpen = petition.status === 'collecting';
  const own = [
    { kind: 'opened', date: dates.opened },
    { kind: 'firstReached', date: firstReached },
    { kind: isOpen ? 'closes' : 'closed', date: dates.closes },
    { kind: 'submitted', date: dates.submitted },
    { kind: 'answered', date: dates.answered },
  ] as const;
  const notes: Partial<Record<Stage['kind'], string>> = {
    ...(verified !== null && {
      submitted: t('timeline.verified', { n: formats.integer(verified) }),
    }),
    ...(petition.answerReference !== null && {
      answered: t('timeline.reference', { reference: petition.answerReference }),
    }),
  };
  const stages: Stage[] = [
    ...timeline,
    ...own.flatMap(({ kind, date }) =>
      date === null || known.has(kind) ? [] : [{ kind, date: dayOf(date), sourceUrl: null }],
    ),
  ];
  return stages
    .map((stage) => ({ ...stage, note: notes[stage.kind] }))
    .toSorted((a, b) => compareDates(a.date, b.date));
}

/** Stages that come after the collection. */
const later = ['closed', 'submitted', 'answered'] as const;

/** The life of the petition, each stage with its date and source, and what is still to come. */
export function PetitionTimeline({ petition }: { petition: Petition }) {
  const { t } = useTranslation('petition');
  const { figures } = usePetition();
  const stages = useStages(petition);
  const status = figures?.latest.status ?? petition.status;
  if (stages.length === 0) return null;
  const toCome = later.filter((kind) =>
    stages.every((stage) => stage.kind !== kind && (kind !== 'closed' || stage.kind !== 'closes')),
  );
  return (
    <Part title={t('timeline.title')}>
      <p className="mt-1 text-muted">{t('timeline.now', { status: t(`status.${status}`) })}</p>
      <ol className="mt-4 border-s-2 border-edge lg:grid lg:auto-cols-fr lg:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))] lg:gap-y-6 lg:border-s-0">
        {stages.map((stage) => (
          <StageItem key={`${stage.kind} ${stage.date}`} stage={stage} />
        ))}
      </ol>
      {toCome.length > 0 && status !== 'answered' && (
        <p className="mt-4 text-sm text-muted">
          {t('timeline.toCome', {
            stages: toCome.map((kind) => t(`timeline.${kind}`)).join(' · '),
          })}
        </p>
      )}
    </Part>
  );
}

function StageItem({ stage: { kind, date, sourceUrl, note } }: { stage: Stage }) {
  const { t } = useTranslation('petition');
  const formats = useFormats();
  return (
    <li className="relative py-2 ps-6 lg:border-t-2 lg:border-edge lg:py-0 lg:ps-0 lg:pe-4 lg:pt-5">
      <span
        aria-hidden="true"
        className={`absolute -start-[7px] top-4 size-3 rounded-full border-2 border-ink lg:start-0 lg:-top-[7px] ${kind === 'closes' ? 'bg-paper' : 'bg-ink'}`}
      />
      <p className="font-semibold">{t(`timeline.${kind}`)}</p>
      <p className="text-muted">
        {date === null ? (
          t('timeline.unknown')
        ) : (
          <time dateTime={date}>{formats.partialDate(date)}</time>
        )}
        {sourceUrl !== null && <SourceLink url={sourceUrl} />}
      </p>
      {note !== undefined && <p className="text-sm">{note}</p>}
    </li>
  );
}
