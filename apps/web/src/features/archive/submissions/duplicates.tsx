import {
  type ArchiveGame,
  type ReviewedGame,
  gameFactNames,
  gameMax,
  listSimilarGames,
  mergeGame,
  pathTo,
} from '@kga/contracts';
import { Button } from '@kga/ui/button';
import { type TextFieldProps, TextField } from '@kga/ui/text-field';
import { useToast } from '@kga/ui/toast';
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';

import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { call } from '../../../lib/api.ts';
import { refetchUserContent } from '../../../lib/freshness.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { factsOf, useFactNames, useFactText } from '../facts.ts';
import { Lifespan } from '../game-summary.tsx';
import { gameQuery } from '../queries.ts';

/** Games that a typed name may mean. */
const similarQuery = (name: string) =>
  queryOptions({
    queryKey: [listSimilarGames.url, name],
    queryFn: ({ signal }) => call(listSimilarGames, { query: { name } }, { signal }),
    enabled: name !== '',
  });

/** Debounce of the likely duplicates, in milliseconds. */
const debounce = 300;

/** The name of a game; below it the games of the archive that may be the same one. */
export function NameField(field: TextFieldProps) {
  const { t } = useTranslation('writeArchive');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [name, setName] = useState('');
  const query = useQuery({ ...similarQuery(name), placeholderData: keepPreviousData });
  const games = name === '' ? [] : (query.data ?? []);
  useEffect(() => () => clearTimeout(timer.current), []);
  const ask = (typed: string) => setName(typed.trim().slice(0, gameMax.name).toWellFormed());
  return (
    <div>
      <TextField
        {...field}
        autoComplete="off"
        dir="auto"
        onFocus={({ target }) => ask(target.value)}
        onInput={({ currentTarget: { value } }) => {
          clearTimeout(timer.current);
          timer.current = setTimeout(() => ask(value), debounce);
        }}
      />
      <div aria-live="polite">
        {games.length > 0 && (
          <div className="mt-3 border-s-4 border-step-yellow-edge bg-raised p-4">
            <p className="font-semibold">{t('submit.similar.title')}</p>
            <p className="text-sm text-muted">{t('submit.similar.text')}</p>
            <ul className="mt-1">
              {games.map((game) => (
                <li key={game.id} className="flex flex-wrap items-baseline gap-x-3">
                  <Link
                    to={pathTo('archiveGame', { id: game.id })}
                    className="inline-flex min-h-11 items-center [overflow-wrap:anywhere]"
                  >
                    <bdi>{game.name}</bdi>
                  </Link>
                  <Lifespan game={game} className="text-sm tabular text-muted" />
                  <bdi className="text-sm text-muted">{game.developer ?? game.publisher}</bdi>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </div>
  );
}

/** The games of the archive that a submitted one may be, each with its facts. */
export function Duplicates({ game }: { game: ReviewedGame }) {
  const { t } = useTranslation('writeArchive');
  const { data = [] } = useQuery(similarQuery(game.name));
  const others = data.filter(({ id }) => id !== game.id);
  return (
    <section aria-labelledby="duplicates">
      <h2 id="duplicates" className="text-2xl">
        {t('review.similar')}
      </h2>
      <p className="mt-2 text-muted">
        {t(others.length > 0 ? 'review.similarText' : 'review.none')}
      </p>
      {others.map((other) => (
        <Duplicate key={other.id} game={game} other={other} />
      ))}
    </section>
  );
}

/** A game of the archive; what differs from the submission is in bold. */
function Duplicate({ game, other }: { game: ReviewedGame; other: ArchiveGame }) {
  const { t } = useTranslation('writeArchive');
  const names = useFactNames();
  const textOf = useFactText();
  const [isAsking, setAsking] = useState(false);
  const details = useQuery(gameQuery(other.id)).data;
  const submitted = factsOf(game);
  const facts = details && factsOf({ ...details, availability: details.status });
  return (
    <article className="mt-6 border-t-2 border-ink pt-4 [overflow-wrap:anywhere]">
      <h3 className="text-xl">
        <Link to={pathTo('archiveGame', { id: other.id })}>
          <bdi>{other.name}</bdi>
        </Link>
      </h3>
      {facts && (
        <dl className="mt-2">
          {gameFactNames.map((fact) => {
            const text = textOf(fact, facts[fact]);
            if (text === '') return null;
            return (
              <div
                key={fact}
                className="grid gap-x-4 border-b border-line py-2 sm:grid-cols-[10rem_minmax(0,1fr)]"
              >
                <dt className="text-sm text-muted">{names[fact]}</dt>
                <dd
                  dir="auto"
                  className={`whitespace-pre-line ${text === textOf(fact, submitted[fact]) ? '' : 'font-bold'}`}
                >
                  {text}
                </dd>
              </div>
            );
          })}
        </dl>
      )}
      {game.status !== 'rejected' && game.status !== 'hidden' && (
        <Button className="mt-4" onClick={() => setAsking(true)}>
          {t('review.merge')}
        </Button>
      )}
      {isAsking && <MergeDialog game={game} into={other} onClose={() => setAsking(false)} />}
    </article>
  );
}

type MergeDialogProps = { game: ReviewedGame; into: ArchiveGame; onClose: () => void };

function MergeDialog({ game, into, onClose }: MergeDialogProps) {
  const { t } = useTranslation('writeArchive');
  const client = useQueryClient();
  const navigate = useNavigate();
  const { show } = useToast();
  return (
    <ConfirmDialog
      title={t('review.mergeTitle', { name: into.name })}
      text={t('review.mergeText')}
      button={t('review.merge')}
      busyLabel={t('review.merging')}
      act={() =>
        call(mergeGame, {
          params: { id: game.id },
          body: { into: into.id, revision: game.revision },
        })
      }
      onDone={async () => {
        show({ title: t('review.merged'), tone: 'success' });
        await refetchUserContent(client);
        await navigate(pathTo('moderation'));
      }}
      onClose={onClose}
    />
  );
}
