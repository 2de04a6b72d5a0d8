// SPDX-License-Identifier: AGPL-3.0-or-later
import type { PetitionLatest } from '@kga/contracts/petitions';
import { Button } from '@kga/ui/button';
import { useQuery } from '@tanstack/react-query';
import { Pause, Play, SkipForward } from 'lucide-react';
import { useLayoutEffect, useMemo } from 'react';

import { SmallLoadState } from '../../../../components/small-load-state.tsx';
import { useFormats } from '../../../../lib/language.tsx';
import { useTranslation } from '../../../../lib/translation.ts';
import { useAreaKind } from '../areas.ts';
import { usePetition } from '../petition-provider.tsx';
import { daysQuery } from '../queries.ts';
import { type MapDay, mapDays } from './day-figures.ts';
import type { ShownDay } from './map-over-time.tsx';
import { usePlayer } from './use-player.ts';

type DayPlayerProps = {
  latest: PetitionLatest;
  /** Whether a visitor pressed for it. */
  isAsked: boolean;
  /** Shows a day on the map. */
  onDay: (day: ShownDay) => void;
};

/** Plays the recorded days on the map, or shows the one that is chosen. */
export function DayPlayer({ latest, isAsked, onDay }: DayPlayerProps) {
  const { t } = useTranslation(['petition', 'progress']);
  const { id } = usePetition();
  const query = useQuery(daysQuery(id));
  const days = useMemo(() => mapDays(query.data ?? [], latest), [query.data, latest]);
  const player = usePlayer(days.length - 1, isAsked);
  const textOf = useDayText();
  const day = query.data && days.length > 1 ? days[player.index] : undefined;
  const text = day && textOf(day);
  useLayoutEffect(() => {
    if (day && text !== undefined) onDay({ counts: day.countries, caption: text });
  }, [day, text, onDay]);
  return (
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
          <Controls text={text} last={days.length - 1} player={player} isAsked={isAsked} />
        )
      }
    </SmallLoadState>
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

type ControlsProps = Pick<DayPlayerProps, 'isAsked'> & {
  /** What the map shows. */
  text: string;
  last: number;
  player: ReturnType<typeof usePlayer>;
};

function Controls({ text, last, player, isAsked }: ControlsProps) {
  const { t } = useTranslation('petition');
  const { index, playing, isUnasked, toggle, show } = player;
  return (
    <div className="flex items-center gap-3">
      <Button
        size="icon"
        ref={isAsked ? focusOnMount : undefined}
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
        {playing || isUnasked ? '' : text}
      </p>
    </div>
  );
}
