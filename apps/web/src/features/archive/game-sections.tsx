import {
  type ArchiveGameDetails,
  type GameChange,
  gameFactNames,
  statedSteps,
} from '@kga/contracts';
import { useQuery } from '@tanstack/react-query';
import { Suspense, lazy } from 'react';
import { Link, useParams } from 'react-router-dom';

import { useVisitorId } from '../../auth/use-auth.ts';
import { Byline } from '../../components/byline.tsx';
import { NotFoundPage } from '../../components/not-found-page.tsx';
import { AuthorLink } from '../../content/author-name.tsx';
import { useFormats } from '../../lib/language.tsx';
import { isId } from '../../lib/queries.ts';
import { useTranslation } from '../../lib/translation.ts';
import { useFactNames, useFactText } from './facts.ts';
import { GameActions } from './game-actions.tsx';
import { RecentMemories } from './memories/recent-memories.tsx';
import { gameMentionsQuery, gameQuery, historyQuery } from './queries.ts';

const OwnGamePage = lazy(async () => ({
  default: (await import('./submissions/own-game.tsx')).OwnGamePage,
}));

/** Below what is known of a game: what has changed, what others say, and what visitors can do. */
export function GameSections() {
  const { id = '' } = useParams();
  const { data: game } = useQuery(gameQuery(id));
  if (!game) return null;
  return (
    <>
      <GameHistory game={game} />
      <RecentMemories game={game} />
      <GameMentions gameId={id} />
      <GameActions game={game} />
    </>
  );
}

/** What has changed of a game since it came into the archive, and whom that is owed to. */
function GameHistory({ game }: { game: ArchiveGameDetails }) {
  const { t } = useTranslation('archive');
  const formats = useFormats();
  const { data = [] } = useQuery(historyQuery(game.id));
  if (data.length === 0) return null;
  return (
    <section id="history" aria-labelledby="history-title" className="mt-10">
      <h2 id="history-title" className="text-2xl">
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

/** Stories of a game and forum posts that name it. Nothing is shown where there are none. */
function GameMentions({ gameId }: { gameId: string }) {
  const { t } = useTranslation(['archive', 'content']);
  const { data } = useQuery(gameMentionsQuery(gameId));
  if (!data || data.length === 0) return null;
  return (
    <section aria-labelledby="mentions" className="mt-12">
      <h2 id="mentions" className="border-b-2 border-ink pb-2 text-2xl">
        {t('game.mentions')}
      </h2>
      <ul>
        {data.map(({ kind, id, path, title, language, createdAt }) => (
          <li key={id} className="relative border-b border-line py-4">
            <h3 lang={language} dir="auto" className="text-lg">
              <Link
                to={path}
                className="text-ink no-underline after:absolute after:inset-0 hover:underline"
              >
                {title}
              </Link>
            </h3>
            <Byline
              className="mt-1 items-center"
              lead={t(`content:kinds.${kind}`)}
              createdAt={createdAt}
              language={language}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A game that is not in the archive, which may be one that the visitor has submitted. */
export function MissingGame() {
  const { id = '' } = useParams();
  const visitor = useVisitorId();
  if (typeof visitor !== 'string' || !isId(id)) return <NotFoundPage />;
  return (
    <Suspense fallback={<NotFoundPage />}>
      <OwnGamePage key={id} id={id} visitor={visitor} />
    </Suspense>
  );
}
