// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Petition } from '@kga/contracts/petitions';

import { useFormats } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { Part, SourceLink } from './petition-parts.tsx';
import { usePetition } from './petition-provider.tsx';
import { type Stage, stagesOf } from './stages.ts';

/** What is known of a stage beside its day. */
function useNoteOf(): (kind: Stage['kind'], petition: Petition) => string | undefined {
  const { t } = useTranslation('petition');
  const formats = useFormats();
  return (kind, { verified, answerReference: reference }) => {
    if (kind === 'submitted' && verified !== null) {
      return t('timeline.verified', { n: formats.integer(verified) });
    }
    return kind === 'answered' && reference !== null
      ? t('timeline.reference', { reference })
      : undefined;
  };
}

/** Stages that come after the collection. */
const later = ['closed', 'submitted', 'answered'] as const;

/** The life of the petition, each stage with its date and source, and what is still to come. */
export function PetitionTimeline({ petition }: { petition: Petition }) {
  const { t } = useTranslation('petition');
  const { figures } = usePetition();
  const noteOf = useNoteOf();
  const stages = stagesOf(petition);
  const status = figures?.latest.status ?? petition.status;
  if (stages.length === 0) return null;
  const toCome = later.filter((kind) =>
    stages.every((stage) => stage.kind !== kind && (kind !== 'closed' || stage.kind !== 'closes')),
  );
  return (
    <Part title={t('timeline.title')} anchor="timeline">
      <p className="mt-1 text-muted">{t('timeline.now', { status: t(`status.${status}`) })}</p>
      <ol className="mt-4 border-s-2 border-edge lg:grid lg:auto-cols-fr lg:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))] lg:gap-y-6 lg:border-s-0">
        {stages.map((stage) => (
          <StageItem
            key={`${stage.kind} ${stage.date}`}
            stage={stage}
            note={noteOf(stage.kind, petition)}
          />
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

type StageItemProps = { stage: Stage; note: string | undefined };

function StageItem({ stage: { kind, date, sourceUrl }, note }: StageItemProps) {
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
