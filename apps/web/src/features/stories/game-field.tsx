import { TextField, type TextFieldProps } from '@kga/ui/text-field';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';

import { gameNameMax, gamesQuery } from './queries.ts';

/** Debounce of the suggestions, in milliseconds. */
const debounce = 250;

/** The name of a game, with suggestions from other stories. */
export function GameField(field: TextFieldProps) {
  const listId = useId();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [query, setQuery] = useState<string>();
  const games = useQuery({
    ...gamesQuery(query ?? ''),
    enabled: query !== undefined,
    placeholderData: keepPreviousData,
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  const ask = (typed: string) => setQuery(typed.trim().slice(0, gameNameMax).toWellFormed());
  return (
    <>
      <TextField
        {...field}
        list={listId}
        autoComplete="off"
        onFocus={({ target }) => ask(target.value)}
        onInput={({ currentTarget: { value } }) => {
          clearTimeout(timer.current);
          timer.current = setTimeout(() => ask(value), debounce);
        }}
      />
      <datalist id={listId}>
        {games.data?.map(({ name }) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
    </>
  );
}
