import { TextField, type TextFieldProps } from '@kga/ui/text-field';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';

import { gameNameMax } from './filter.ts';
import { gamesQuery } from './own-queries.ts';

/** Names are asked for once nobody has typed for this time, in milliseconds. */
const pause = 250;

/** The name of a game, with those that others named to choose from. */
export function GameField(field: TextFieldProps) {
  const listId = useId();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [asked, setAsked] = useState<string>();
  const games = useQuery({
    ...gamesQuery(asked ?? ''),
    enabled: asked !== undefined,
    placeholderData: keepPreviousData,
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  const ask = (typed: string) => setAsked(typed.trim().slice(0, gameNameMax).toWellFormed());
  return (
    <>
      <TextField
        {...field}
        list={listId}
        autoComplete="off"
        onFocus={({ target }) => ask(target.value)}
        onInput={({ currentTarget: { value } }) => {
          clearTimeout(timer.current);
          timer.current = setTimeout(() => ask(value), pause);
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
