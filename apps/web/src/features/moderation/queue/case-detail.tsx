// SPDX-License-Identifier: AGPL-3.0-or-later
import type { ModerationCase } from '@kga/contracts/moderation';
import { Button } from '@kga/ui/button';
import { Check, EyeOff } from 'lucide-react';
import type { ReactNode } from 'react';

import { RevisionsButton } from '../../../content/content-buttons.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { CaseAuthor, CaseDecision, CaseReports } from './case-background.tsx';
import { CaseDetails, CaseText } from './case-content.tsx';
import { titleLanguage, useCaseTitle } from './case-labels.ts';
import { type PossibleDecisions, type Side, actionOf } from './possible-decisions.ts';
import { SimilarGames } from './similar-games.tsx';

const sides = [
  { side: 'keep', Mark: Check },
  { side: 'remove', Mark: EyeOff },
] as const;

/**
 * All about a case and its decision. On wide screens the current case alone shows it, beside the list
 * and with the buttons always in view.
 */
export function CaseDetail({
  item,
  headingId,
  current,
  possible,
  busy,
  onDecide,
  children,
}: {
  item: ModerationCase;
  headingId: string;
  current: boolean;
  possible: PossibleDecisions;
  busy: boolean;
  onDecide: (side: Side) => void;
  /** Shown below the decision buttons. */
  children?: ReactNode;
}) {
  const title = useCaseTitle()(item);
  return (
    <div className={`xl:absolute xl:inset-y-0 xl:start-104 xl:end-0 ${current ? '' : 'xl:hidden'}`}>
      <article className="lg:max-xl:grid lg:max-xl:grid-cols-[minmax(0,1fr)_20rem] lg:max-xl:gap-x-12 xl:sticky xl:top-17 xl:max-h-[calc(100dvh-5rem)] xl:overflow-y-auto xl:px-8 xl:pt-6">
        <div className="min-w-0">
          <h2
            id={headingId}
            dir="auto"
            lang={titleLanguage(item)}
            className="mt-2 max-w-text text-xl [overflow-wrap:anywhere] xl:mt-0"
          >
            {title}
          </h2>
          <CaseText item={item} />
        </div>
        <div className="min-w-0 lg:max-xl:border-s lg:max-xl:border-line lg:max-xl:ps-6">
          <CaseDetails details={item.details} />
          {item.kind === 'game' && <SimilarGames item={item} />}
          <CaseReports item={item} />
          <CaseAuthor item={item} />
          <CaseDecision decided={item.decided} />
          <div className="xl:sticky xl:bottom-0 xl:mt-4 xl:border-t xl:border-line xl:bg-paper xl:pb-2">
            <DecisionButtons {...{ item, title, possible, busy, onDecide }} />
            {children}
            <div className="-ms-3 mt-1 flex flex-wrap gap-x-2">
              <PageLink item={item} />
              <RevisionsButton kind={item.kind} id={item.id} />
            </div>
          </div>
        </div>
      </article>
    </div>
  );
}

type DecisionButtonsProps = {
  item: ModerationCase;
  title: string;
  possible: PossibleDecisions;
  busy: boolean;
  onDecide: (side: Side) => void;
};

function DecisionButtons({ item, title, possible, busy, onDecide }: DecisionButtonsProps) {
  const { t } = useTranslation('moderation');
  if (possible.keep === undefined && possible.remove === undefined) return null;
  return (
    <div className="mt-4 flex flex-wrap gap-3">
      {sides.map(({ side, Mark }) => {
        const decision = possible[side];
        if (decision === undefined) return null;
        const label = t(`actions.${actionOf(decision, item)}`);
        return (
          <Button
            key={side}
            size="small"
            aria-label={t('actionOn', { action: label, title })}
            busy={busy}
            busyLabel={t('deciding')}
            onClick={() => onDecide(side)}
          >
            <Mark aria-hidden="true" className="size-4 shrink-0" />
            {label}
          </Button>
        );
      })}
    </div>
  );
}

/** Opens the public page in a new tab, so that the queue keeps its state. */
function PageLink({ item: { status, path } }: { item: ModerationCase }) {
  const { t } = useTranslation('moderation');
  if (status !== 'published') return null;
  return (
    <a
      href={path}
      target="_blank"
      rel="noopener"
      data-page-link=""
      className="inline-flex min-h-11 items-center px-3 text-sm font-semibold"
    >
      {t('openPage')}
    </a>
  );
}
