import { gameMax, pathTo } from '@kga/contracts';
import { TextField, type TextFieldProps } from '@kga/ui/text-field';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';

import { useTranslation } from '../../../lib/translation.ts';
import { Lifespan } from '../game-dates.tsx';
import { similarQuery } from '../queries.ts';

/** Debounce of the likely duplicates, in milliseconds. */
const debounce = 300;

/** The name of a game; below it the games of the archive that may be the same one. */
export function NameField(field: TextFieldProps) {
  const { t } = useTranslation('submitArchive');
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
            <p className="font-semibold">{t('similar.title')}</p>
            <p className="text-sm text-muted">{t('similar.text')}</p>
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
