// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Commitment, commitmentText, isOpenPromise } from '@kga/contracts/legal';
import { ChevronDown } from 'lucide-react';

import { useFormats, useLanguage } from '../../lib/language.tsx';
import { useTranslation } from '../../lib/translation.ts';
import { decidedOn } from './commitment-order.ts';
import {
  Dates,
  DueIn,
  History,
  LetterLink,
  Quote,
  SharePromise,
  SourceLink,
  Who,
} from './commitment-parts.tsx';
import { StatusMark } from './outcome-look.tsx';
import { useLinkedRow } from './use-linked.ts';

type CommitmentRowProps = {
  commitment: Commitment;
  /** The name in the heading above, which is not repeated. */
  under?: string;
};

/** A promise with its status, its dates and its source. One that is decided is folded to its title. */
export function CommitmentRow({ commitment, under }: CommitmentRowProps) {
  const { id, status } = commitment;
  // Below a name, the record of its promises takes the place beside them.
  const isWide = under === undefined;
  const { row, isLinked } = useLinkedRow(id);
  return (
    <li
      ref={row}
      id={id}
      className={`grid scroll-mt-6 grid-cols-[1.25rem_minmax(0,1fr)] gap-x-3 border-b border-line pt-2 pb-0.5 print:break-inside-avoid ${isWide ? 'lg:grid-cols-[1.25rem_18rem_minmax(0,1fr)] lg:pt-1 xl:grid-cols-[1.25rem_27rem_minmax(0,1fr)]' : ''}`}
    >
      <StatusMark status={status} className={`size-5 ${isWide ? 'lg:mt-3' : ''}`} />
      <Facts
        commitment={commitment}
        under={under}
        className={isWide ? 'lg:py-3 lg:pe-6 lg:text-sm' : ''}
      />
      <div className={`col-start-2 ${isWide ? 'lg:col-start-3' : ''}`}>
        {isOpenPromise(status) ? (
          <OpenPromise commitment={commitment} />
        ) : (
          <DecidedPromise commitment={commitment} isOpen={isLinked} />
        )}
      </div>
    </li>
  );
}

type FactsProps = { commitment: Commitment; under: string | undefined; className: string };

/** The status and since when, who promised, and the source. */
function Facts({ commitment, under, className }: FactsProps) {
  const { t } = useTranslation('commitmentsLegal');
  const formats = useFormats();
  const { who, whoKind, said, status } = commitment;
  return (
    <p
      className={`flex flex-wrap items-baseline gap-x-3 self-start text-xs text-muted lg:content-start ${className}`}
    >
      <span>
        <strong className="font-semibold text-ink">{t(`statuses.${status}`)}</strong>
        {!isOpenPromise(status) &&
          ` · ${status === 'unknown' ? t('saidOn', { date: formats.partialDate(said) }) : formats.partialDate(decidedOn(commitment))}`}
      </span>
      {under !== who && (
        <span>
          {/* The only institution is named by its kind, in the reader's language. */}
          {whoKind === 'institution' ? t('bodies.institution') : <Who name={who} />}
        </span>
      )}
      <SourceLink commitment={commitment} />
    </p>
  );
}

function Title({ commitment, className }: { commitment: Commitment; className: string }) {
  const { text, language } = commitmentText(commitment.title, useLanguage());
  return (
    <h3 className={className} lang={language}>
      {text}
    </h3>
  );
}

function OpenPromise({ commitment }: { commitment: Commitment }) {
  const { t } = useTranslation('commitmentsLegal');
  return (
    <div className="pt-1 pb-1 lg:pt-2">
      <Title commitment={commitment} className="text-lg leading-(--leading-heading) sm:text-xl" />
      <p className="mt-1.5 flex flex-wrap gap-x-3 text-sm">
        <DueIn commitment={commitment} />
        <span>
          <Dates commitment={commitment} />
        </span>
        <span className="text-muted max-sm:hidden">{t(`statusTexts.${commitment.status}`)}</span>
      </p>
      <Quote commitment={commitment} />
      <div className="mt-1 flex flex-wrap items-start gap-x-4">
        <details className="print-open max-w-full open:basis-full print:basis-full">
          <summary className="min-h-11 cursor-pointer py-3 text-sm font-semibold">
            {t('history')}
          </summary>
          <History commitment={commitment} />
        </details>
        <LetterLink commitment={commitment} />
        <SharePromise commitment={commitment} />
      </div>
    </div>
  );
}

function DecidedPromise({ commitment, isOpen }: { commitment: Commitment; isOpen: boolean }) {
  const { t } = useTranslation('commitmentsLegal');
  return (
    <details open={isOpen} className="group print-open print:[&>summary]:flex">
      <summary className="-mt-2 flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 pt-2.5 pb-1 lg:mt-0 lg:py-2 [&::-webkit-details-marker]:hidden">
        <Title
          commitment={commitment}
          className="text-base leading-(--leading-heading) lg:text-lg"
        />
        <ChevronDown
          aria-hidden="true"
          className="no-print size-5 shrink-0 text-muted group-open:rotate-180"
        />
      </summary>
      <div className="pb-3">
        <p className="text-sm">
          <Dates commitment={commitment} />
        </p>
        <p className="text-sm text-muted">{t(`statusTexts.${commitment.status}`)}</p>
        <Quote commitment={commitment} />
        <History commitment={commitment} />
        <div className="flex flex-wrap items-center gap-x-4">
          <LetterLink commitment={commitment} />
          <SharePromise commitment={commitment} />
        </div>
      </div>
    </details>
  );
}
