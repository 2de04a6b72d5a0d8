// SPDX-License-Identifier: AGPL-3.0-or-later
import type { LinkedGame } from '@kga/contracts/archive';
import { TextField } from '@kga/ui/text-field';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, Suspense, lazy, useLayoutEffect, useRef, useState } from 'react';

import { GameCover } from '../../../../../content/game-cover.tsx';
import { ErrorBoundary } from '../../../../../lib/error-boundary.tsx';
import { counted, useFormats } from '../../../../../lib/language.tsx';
import { useTranslation } from '../../../../../lib/translation.ts';
import { focusOn } from '../../focus-after.ts';
import { suggestedGamesQuery } from '../../queries.ts';
import { gameFieldsOf } from '../letter-fields.ts';
import { type FieldsProps, fieldId, useLetterField } from '../use-letter-field.ts';
import { findGames } from './find-games.ts';

const Combobox = lazy(async () => {
  const { Combobox: Generic } = await import('@kga/ui/combobox');
  return { default: Generic<LinkedGame> };
});

/**
 * The name of the game with suggestions of the archive, whose list is loaded as a whole when the field gets
 * the focus. Without script, and until the code of the suggestions is there, it is a plain field.
 */
export function GameField({ draft, errors, isBrowser }: FieldsProps) {
  const { t } = useTranslation('letters');
  const formats = useFormats();
  const [isWanted, setWanted] = useState(false);
  const hasFocus = useRef(false);
  const { data = [] } = useQuery({ ...suggestedGamesQuery(), enabled: isWanted });
  const { onChange, ...field } = useLetterField({ draft, errors })('game');
  const found = findGames(data, field.value);
  const common = {
    ...field,
    label: t('game'),
    hint: t('gameHint'),
    autoComplete: 'off',
    required: true,
    onFocus: () => {
      hasFocus.current = true;
      setWanted(true);
    },
  };
  const plain = (
    <TextField
      {...common}
      onChange={onChange}
      onBlur={() => {
        hasFocus.current = false;
      }}
    />
  );
  if (!isBrowser) return plain;
  return (
    <ErrorBoundary fallback={plain}>
      <Suspense fallback={plain}>
        <Combobox
          {...common}
          onValueChange={(typed) => draft.set('game', typed)}
          items={found}
          keyOf={({ id }) => id}
          render={(game) => <SuggestedGame game={game} />}
          onChoose={(game) => draft.change(gameFieldsOf(game))}
          listLabel={t('games.list')}
          status={t('games.count', counted(formats, found.length))}
        />
        <FocusMove hadFocus={hasFocus} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Moves the focus, where the plain field had it, to the field that takes its place. */
function FocusMove({ hadFocus }: { hadFocus: Readonly<RefObject<boolean>> }) {
  useLayoutEffect(() => {
    if (hadFocus.current) focusOn(fieldId('game'));
  }, [hadFocus]);
  return null;
}

function SuggestedGame({ game }: { game: LinkedGame }) {
  const formats = useFormats();
  const { publisher, shutdownDate } = game;
  const facts = [publisher, shutdownDate && formats.partialDate(shutdownDate)].filter(Boolean);
  return (
    <span className="flex min-h-11 items-center gap-3">
      <GameCover game={game} className="w-9 shrink-0" />
      <span className="min-w-0">
        <bdi className="block font-semibold">{game.name}</bdi>
        {facts.length > 0 && <span className="block text-sm text-muted">{facts.join(' · ')}</span>}
      </span>
    </span>
  );
}
