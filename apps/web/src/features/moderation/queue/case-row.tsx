import type { ModerationCase } from '@kga/contracts';
import { Badge } from '@kga/ui/badge';
import { Button } from '@kga/ui/button';
import { Checkbox } from '@kga/ui/checkbox';
import { Check, EyeOff } from 'lucide-react';
import type { ReactNode } from 'react';

import { RevisionsButton } from '../../../content/content-buttons.tsx';
import { languageNames, useLanguage, useLocalFormats } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { CaseAuthor, CaseDecision, CaseReports } from './case-background.tsx';
import { CaseDetails, CaseText } from './case-content.tsx';
import { ageText, useCaseTitle } from './case-labels.ts';
import { keyOf } from './outcomes.ts';
import { type PossibleDecisions, type Side, actionOf } from './possible-decisions.ts';

const sides = [
  { side: 'keep', Mark: Check },
  { side: 'remove', Mark: EyeOff },
] as const;

export function CaseRow({
  item,
  possible,
  waits,
  now,
  busy,
  selected,
  onSelect,
  onDecide,
  children,
}: {
  item: ModerationCase;
  possible: PossibleDecisions;
  waits: boolean;
  now: number;
  busy: boolean;
  selected: boolean;
  onSelect: (selected: boolean) => void;
  onDecide: (side: Side) => void;
  /** Shown below the decision buttons. */
  children?: ReactNode;
}) {
  const { t } = useTranslation('moderation');
  const title = useCaseTitle()(item);
  const headingId = `case-${item.id}`;
  const canDecide = possible.keep !== undefined || possible.remove !== undefined;
  return (
    <li
      data-case={keyOf(item)}
      tabIndex={-1}
      aria-labelledby={headingId}
      className="scroll-mt-24 border-b border-line py-5"
    >
      <article className="lg:grid lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-x-12">
        <div className="flex flex-wrap items-center gap-x-4 lg:col-span-2">
          {canDecide && (
            <Checkbox
              label={t('select')}
              aria-label={t('actionOn', { action: t('select'), title })}
              checked={selected}
              onChange={({ target }) => onSelect(target.checked)}
            />
          )}
          <CaseState item={item} waits={waits} now={now} />
        </div>
        <div className="min-w-0">
          <h2
            id={headingId}
            dir="auto"
            lang={item.title === '' ? undefined : item.language}
            className="mt-2 max-w-text text-xl [overflow-wrap:anywhere]"
          >
            {title}
          </h2>
          <CaseText item={item} />
        </div>
        <div className="min-w-0 lg:border-s lg:border-line lg:ps-6">
          <CaseDetails details={item.details} />
          <CaseReports item={item} />
          <CaseAuthor author={item.author} />
          <CaseDecision decided={item.decided} />
          {canDecide && (
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
          )}
          {children}
          <div className="-ms-3 mt-1 flex flex-wrap gap-x-2">
            <PageLink item={item} />
            <RevisionsButton kind={item.kind} id={item.id} />
          </div>
        </div>
      </article>
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
    <div className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-muted">
      <span className="font-semibold text-ink">{t(`content:kinds.${kind}`)}</span>
      <span lang={item.language}>{languageNames[item.language]}</span>
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
