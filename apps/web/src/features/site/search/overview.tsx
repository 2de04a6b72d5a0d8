// SPDX-License-Identifier: AGPL-3.0-or-later
import type { LinkedGame } from '@kga/contracts/archive';
import { Skeleton, SkeletonText } from '@kga/ui/skeleton';
import { VisuallyHidden } from '@kga/ui/visually-hidden';
import { Fragment, type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';

import { useLanguageCount } from '../../../components/language-filter/use-list-count.ts';
import { LoadState } from '../../../components/load-state.tsx';
import { Skeletons } from '../../../components/skeletons.tsx';
import { Acts } from '../../../content/acts.tsx';
import { GameCover } from '../../../content/game-cover.tsx';
import { counted, useFormats } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { type Answer, AnswerList } from './answers.tsx';
import type { ResultKind, SearchFilter } from './filter.ts';
import type { KindOverview, overviewOf } from './overview-state.ts';
import { ResultRow } from './result-row.tsx';
import type { Tool } from './tools.ts';

type OverviewProps = {
  /** Shown before the results: what to do, about this game, and what else the search names. */
  tools: readonly Tool[];
  game: LinkedGame | undefined;
  named: readonly Answer[];
  overview: ReturnType<typeof overviewOf>;
  filter: SearchFilter;
  pathOf: (kind: ResultKind) => string;
  empty: ReactNode;
  /** Offers the search in all languages. */
  allLanguages: ReactNode;
};

/** The first results of each kind that has some, and how many there are. */
export function Overview({
  tools,
  game,
  named,
  overview,
  filter,
  pathOf,
  empty,
  allLanguages,
}: OverviewProps) {
  const { t } = useTranslation(['search', 'toolsSearch']);
  const { kinds, someWords, isLoading, total, atLeast } = overview;
  const firstWithSome = kinds.find((kind) => kind.someWords && kind.counts?.total !== 0);
  const formats = useFormats();
  const languageCount = useLanguageCount(filter);
  const found = atLeast
    ? t('foundAtLeast', { n: formats.integer(total) })
    : t('found', counted(formats, total));
  const hasAnswers = tools.length + named.length > 0;
  const isEmpty = !isLoading && total === 0 && !atLeast && !hasAnswers;
  const isCounted = !isLoading && (total > 0 || atLeast);
  return (
    <div aria-busy={isLoading}>
      <SearchActs tools={tools} game={game} />
      <AnswerList title={t('toolsSearch:title')} answers={named} />
      <div
        role="status"
        className={`min-h-[1.6em] empty:mt-0 empty:min-h-0 ${hasAnswers ? 'mt-6' : ''}`}
      >
        {isLoading && <VisuallyHidden>{t('loading')}</VisuallyHidden>}
        {isEmpty && empty}
        {!isLoading && total === 0 && !atLeast && hasAnswers && (
          <>
            <p className="text-muted">{found}</p>
            {allLanguages}
          </>
        )}
        {isCounted && someWords && !hasAnswers && <p className="text-muted">{t('someWords')}</p>}
        {isCounted && !someWords && (
          <p className="tabular text-muted">
            {[found, languageCount({ total, atLeast })]
              .filter((part) => part !== undefined)
              .join(' · ')}
          </p>
        )}
      </div>
      {kinds.map((kind) => (
        <Fragment key={kind.kind}>
          {!someWords && kind === firstWithSome && (
            <p className="mt-10 text-muted">{t('alsoSome')}</p>
          )}
          <KindSection overview={kind} q={filter.q} path={pathOf(kind.kind)} />
        </Fragment>
      ))}
    </div>
  );
}

/** What a visitor who searches for this can do, with the game that is meant. */
function SearchActs({ tools, game }: Pick<OverviewProps, 'tools' | 'game'>) {
  if (tools.length === 0) return null;
  const about = tools.find((tool) => tool.about !== '')?.about;
  return (
    <div className="mt-6 flex items-start gap-4 bg-raised p-4 sm:gap-6 sm:p-5">
      {game && about !== undefined && <GameCover game={game} className="w-14 shrink-0 sm:w-20" />}
      <Acts
        plain
        className="min-w-0 grow"
        {...(about !== undefined && { title: about })}
        acts={tools.map(({ label, path }) => ({ label, to: path }))}
      />
    </div>
  );
}

type KindSectionProps = { overview: KindOverview; q: string; path: string };

function KindSection({ overview: { kind, query, hits, counts }, q, path }: KindSectionProps) {
  const { t } = useTranslation(['search', 'shared']);
  const id = useId();
  if (counts?.total === 0) return null;
  const name = t(`kinds.${kind}`);
  const rows = () => (
    <>
      <ul className="mt-2 border-t-2 border-ink">
        {hits.map((hit) => (
          <ResultRow key={hit.path} hit={hit} q={q} />
        ))}
      </ul>
      {counts && counts.total > hits.length && (
        <Link to={path} className="inline-flex min-h-11 items-center font-semibold">
          {t('more', { kind: name })}
        </Link>
      )}
    </>
  );
  return (
    <section aria-labelledby={id} className="mt-8">
      <h2 id={id} className="text-xl">
        {name}
      </h2>
      {query ? (
        <LoadState
          query={query}
          className="mt-2"
          messages={{ loading: t('loading'), failed: t('failed') }}
          skeleton={<RowSkeletons />}
        >
          {rows}
        </LoadState>
      ) : (
        rows()
      )}
    </section>
  );
}

const RowSkeletons = () => (
  <div className="mt-2 border-t-2 border-line">
    <Skeletons count={3}>
      <div className="border-b border-line py-4">
        <Skeleton className="h-6 w-3/5" />
        <SkeletonText className="mt-2 max-w-text" lines={2} />
        <Skeleton className="mt-2 h-4 w-32" />
      </div>
    </Skeletons>
  </div>
);
