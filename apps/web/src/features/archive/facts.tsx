// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  type ArchiveGame,
  type GameChange,
  type GameFact,
  type GameFacts,
  type OwnGame,
  gameFactNames,
  gameGenres,
  gamePlatforms,
  gameStatuses,
  platformNames,
  statedSteps,
} from '@kga/contracts/archive';
import { useQuery } from '@tanstack/react-query';

import { AuthorLink } from '../../content/author-name.tsx';
import { useFormats } from '../../lib/language.tsx';
import { useTranslation } from '../../lib/translation.ts';
import { historyQuery } from './community-queries.ts';

/** Returns the names of facts, as the archive's pages say them. */
export function useFactNames(): Readonly<Record<GameFact, string>> {
  const { t } = useTranslation('archive');
  return {
    name: t('fact.name'),
    developer: t('game.developer'),
    publisher: t('game.publisher'),
    releaseDate: t('fact.releaseDate'),
    shutdownDate: t('fact.shutdownDate'),
    status: t('filter.status'),
    revivedBy: t('fact.revivedBy'),
    genre: t('filter.genre'),
    platforms: t('game.platforms'),
    description: t('fact.description'),
    shutdownReason: t('fact.shutdownReason'),
    sources: t('game.sources'),
  };
}

/** Returns the value of a fact as a text; empty where it is not known. */
export function useFactText() {
  const { t } = useTranslation('archive');
  const formats = useFormats();
  const textOf = (fact: GameFact, value: string): string => {
    switch (fact) {
      case 'genre': {
        const genre = gameGenres.find((each) => each === value);
        return genre ? t(`genre.${genre}`) : '';
      }
      case 'status': {
        const status = gameStatuses.find((each) => each === value);
        return status ? t(`status.${status}`) : '';
      }
      case 'platforms': {
        const platform = gamePlatforms.find((each) => each === value);
        return platform ? platformNames[platform] : '';
      }
      case 'releaseDate':
      case 'shutdownDate':
        return formats.partialDate(value);
      case 'name':
      case 'developer':
      case 'publisher':
      case 'revivedBy':
      case 'description':
      case 'shutdownReason':
      case 'sources':
        return value;
    }
  };
  return (fact: GameFact, value: string | readonly string[] | null): string => {
    if (value === null || typeof value === 'string') return value ? textOf(fact, value) : '';
    const texts = value.map((each) => textOf(fact, each));
    return fact === 'sources' ? texts.join('\n') : formats.list(texts);
  };
}

type Game = Omit<GameFacts, 'status'> & Pick<OwnGame, 'availability'>;

/** What the archive states about a game, out of all that is known of it. */
export const factsOf = (game: Game): GameFacts => ({
  name: game.name,
  developer: game.developer,
  publisher: game.publisher,
  releaseDate: game.releaseDate,
  shutdownDate: game.shutdownDate,
  status: game.availability,
  revivedBy: game.revivedBy,
  genre: game.genre,
  platforms: game.platforms,
  description: game.description,
  shutdownReason: game.shutdownReason,
  sources: game.sources,
});

/** What has changed of a game since it came into the archive, and whom that is owed to. */
export function GameHistory({ game }: { game: ArchiveGame }) {
  const { t } = useTranslation('archive');
  const formats = useFormats();
  const { data = [] } = useQuery(historyQuery(game.id));
  if (data.length === 0) return null;
  return (
    <section id="history" aria-labelledby="history-title" className="mt-12">
      <h2 id="history-title" className="border-b-2 border-ink pb-2 text-2xl">
        {t('history.title')}
      </h2>
      <ol className="mt-2">
        {data.map((change) => (
          <li key={change.at} className="border-b border-line py-3">
            <p className="text-sm text-muted">
              <time dateTime={change.at}>{formats.day(change.at)}</time>
              {' · '}
              {change.byReader ? (
                <>
                  {t('history.byReader')} <AuthorLink author={change.author} linked />
                </>
              ) : (
                t('history.byTeam')
              )}
            </p>
            <dl className="mt-1">
              {change.changes.map((each) => (
                <Difference key={each.fact} change={each} />
              ))}
            </dl>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** One fact as it was and as it became. */
function Difference({
  change: { fact, before, after },
}: {
  change: GameChange['changes'][number];
}) {
  const { t } = useTranslation('archive');
  const formats = useFormats();
  const names = useFactNames();
  const textOf = useFactText();
  /** Of a step its date, and the page that confirms it. */
  const stepText = (value: typeof before) => {
    const [date, source = ''] = typeof value === 'string' ? [value] : (value ?? []);
    return date === undefined ? '' : [formats.partialDate(date), source].filter(Boolean).join('\n');
  };
  const known = gameFactNames.find((each) => each === fact);
  const step = statedSteps.find((each) => each === fact);
  if (known === undefined && step === undefined) return null;
  const shown = (value: typeof before) =>
    (known ? textOf(known, value) : stepText(value)) || t('history.unknown');
  return (
    <div className="grid gap-x-4 sm:grid-cols-[10rem_minmax(0,1fr)]">
      <dt className="text-sm text-muted">{known ? names[known] : step && t(`life.${step}`)}</dt>
      <dd dir="auto" className="whitespace-pre-line [overflow-wrap:anywhere]">
        <del className="text-muted">{shown(before)}</del> →{' '}
        <ins className="no-underline">{shown(after)}</ins>
      </dd>
    </div>
  );
}
