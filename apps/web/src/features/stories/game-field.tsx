// SPDX-License-Identifier: AGPL-3.0-or-later
import { TextField, type TextFieldProps } from '@kga/ui/text-field';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';

import { useDebouncedValue } from '../../lib/queries.ts';
import { gameNameMax, gamesQuery } from './queries.ts';

/** Debounce of the suggestions, in milliseconds. */
const debounce = 250;

/** The name of a game, with suggestions from other stories. */
export function GameField(field: TextFieldProps) {
  const listId = useId();
  const [typed, setTyped] = useState<string>();
  const query = useDebouncedValue(typed?.trim().slice(0, gameNameMax).toWellFormed(), debounce);
  const games = useQuery({
    ...gamesQuery(query ?? ''),
    enabled: query !== undefined,
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <TextField
        {...field}
        list={listId}
        autoComplete="off"
        onFocus={({ target }) => setTyped(target.value)}
        onInput={({ currentTarget }) => setTyped(currentTarget.value)}
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
