// SPDX-License-Identifier: AGPL-3.0-or-later
import type { PetitionLatest } from '@kga/contracts/petitions';
import { Button } from '@kga/ui/button';
import { useQuery } from '@tanstack/react-query';
import { Pause, Play, SkipForward } from 'lucide-react';
import { useMemo } from 'react';

import { SmallLoadState } from '../../../../components/small-load-state.tsx';
import { useFormats } from '../../../../lib/language.tsx';
import { useTranslation } from '../../../../lib/translation.ts';
import { useAreaKind } from '../areas.ts';
import { usePetition } from '../petition-provider.tsx';
import { daysQuery } from '../queries.ts';
import { TileMap } from '../tile-map.tsx';
import { type MapDay, mapDays } from './day-figures.ts';
import { usePlayer } from './use-player.ts';

type DayPlayerProps = {
  latest: PetitionLatest;
  /** Whether it plays without a press. */
  byItself: boolean;
  /** Of the controls. */
  className: string;
};

/** The map on each recorded day, played or chosen by hand. */
export function DayPlayer({ latest, byItself, className }: DayPlayerProps) {
  const { t } = useTranslation(['petition', 'progress']);
  const { id } = usePetition();
  const query = useQuery(daysQuery(id));
  const days = useMemo(() => mapDays(query.data ?? [], latest), [query.data, latest]);
  const player = usePlayer(days.length - 1, byItself);
  const textOf = useDayText();
  const day = query.data && days.length > 1 ? days[player.index] : undefined;
  const text = day && textOf(day);
  return (
    <>
      <TileMap
        counts={day?.countries ?? latest.signatureCountryCount}
        {...(text !== undefined && { caption: text })}
      />
      <div className={className}>
        <SmallLoadState
          query={query}
          loading={t('days.loading')}
          failed={t('progress:card.error')}
          lines={1}
        >
          {() =>
            text === undefined ? (
              <p className="text-muted">{t('days.none')}</p>
            ) : (
              <Controls text={text} last={days.length - 1} player={player} byItself={byItself} />
            )
          }
        </SmallLoadState>
      </div>
    </>
  );
}

/** Says a day's figures in a sentence. */
function useDayText() {
  const { t } = useTranslation('petition');
  const formats = useFormats();
  const kind = useAreaKind();
  const areas = usePetition().petition?.areas.length ?? 0;
  return (day: MapDay) =>
    t(`days.value.${kind}`, {
      day: formats.day(day.at),
      n: formats.integer(day.signatureCount),
      done: formats.integer(day.completed),
      states: formats.integer(areas),
    });
}

/** The button that loaded the player is gone, and with it the focus. */
const focusOnMount = (button: HTMLButtonElement | null) => button?.focus({ preventScroll: true });

type ControlsProps = Pick<DayPlayerProps, 'byItself'> & {
  /** What the map shows. */
  text: string;
  last: number;
  player: ReturnType<typeof usePlayer>;
};

function Controls({ text, last, player, byItself }: ControlsProps) {
  const { t } = useTranslation('petition');
  const { index, playing, toggle, show } = player;
  return (
    <div className="flex items-center gap-3">
      <Button
        size="icon"
        ref={byItself ? undefined : focusOnMount}
        aria-label={t(playing ? 'days.pause' : 'days.resume')}
        onClick={toggle}
      >
        {playing ? (
          <Pause className="size-5" aria-hidden="true" />
        ) : (
          <Play className="size-5" aria-hidden="true" />
        )}
      </Button>
      <input
        type="range"
        min={0}
        max={last}
        value={index}
        onChange={({ target }) => show(Number(target.value))}
        aria-label={t('days.slider')}
        aria-valuetext={text}
        className="h-11 min-w-0 grow accent-ink"
      />
      <Button
        size="icon"
        variant="quiet"
        aria-label={t('days.latest')}
        className={index === last ? 'invisible' : ''}
        onClick={() => show(last)}
      >
        <SkipForward className="size-5" aria-hidden="true" />
      </Button>
      {/* A slider says its own value; what is played is said when it stops. */}
      <p className="sr-only" role="status">
        {playing ? '' : text}
      </p>
    </div>
  );
}
