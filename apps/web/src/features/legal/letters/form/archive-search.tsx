// SPDX-License-Identifier: AGPL-3.0-or-later
import type { ArchiveGame } from '@kga/contracts/archive';
import { Button } from '@kga/ui/button';
import { isComposing } from '@kga/ui/composition';
import { TextField } from '@kga/ui/text-field';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';

import { GameCover } from '../../../../content/game-cover.tsx';
import { useFormats } from '../../../../lib/language.tsx';
import { useTranslation } from '../../../../lib/translation.ts';
import { foundGamesQuery } from '../queries.ts';

/** A search of the archive, apart from the answers: it alone is sent to the server. */
export function ArchiveSearch({ onChoose }: { onChoose: (game: ArchiveGame) => void }) {
  const { t } = useTranslation('letters');
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState('');
  const games = useQuery(foundGamesQuery(asked));
  const search = () => setAsked(typed.trim().slice(0, 200).toWellFormed());
  const searchOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
    // Enter would submit the form of the letter.
    event.preventDefault();
    search();
  };
  return (
    <details className="-mt-3">
      <summary className="min-h-11 cursor-pointer content-center font-semibold">
        {t('archive.title')}
      </summary>
      <div className="grid gap-3 border-s-4 border-line ps-4">
        <div className="flex flex-wrap items-end gap-3">
          <TextField
            className="min-w-0 flex-1 basis-56"
            type="search"
            label={t('archive.label')}
            hint={t('archive.text')}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={searchOnEnter}
            autoComplete="off"
          />
          <Button busy={games.isFetching} busyLabel={t('archive.find')} onClick={search}>
            {t('archive.find')}
          </Button>
        </div>
        <div role="status">
          {games.isError && <p>{t('archive.failed')}</p>}
          {games.data?.length === 0 && <p>{t('archive.none')}</p>}
        </div>
        <FoundGames games={games.data ?? []} onChoose={onChoose} />
      </div>
    </details>
  );
}

function FoundGames({
  games,
  onChoose,
}: {
  games: readonly ArchiveGame[];
  onChoose: (game: ArchiveGame) => void;
}) {
  const { t } = useTranslation('letters');
  const formats = useFormats();
  if (games.length === 0) return null;
  return (
    <ul className="divide-y divide-line">
      {games.map((game) => (
        <li key={game.id}>
          <button
            type="button"
            className="flex min-h-11 w-full items-center gap-x-3 py-2 text-start"
            aria-label={t('archive.choose', { game: game.name })}
            onClick={() => onChoose(game)}
          >
            <GameCover game={game} className="w-9 shrink-0" />
            <bdi className="font-semibold underline">{game.name}</bdi>
            {game.shutdownDate !== null && (
              <span className="text-sm text-muted">{formats.partialDate(game.shutdownDate)}</span>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}
