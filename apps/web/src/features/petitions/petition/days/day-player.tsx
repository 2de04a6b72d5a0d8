// SPDX-License-Identifier: AGPL-3.0-or-later
import type { PetitionLatest } from '@kga/contracts/petitions';
import { Button } from '@kga/ui/button';
import { useQuery } from '@tanstack/react-query';
import { Pause, Play } from 'lucide-react';
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

/** The map on each recorded day, played or chosen by hand; loaded when a visitor asks for it. */
export function DayPlayer({ latest }: { latest: PetitionLatest }) {
  const { t } = useTranslation(['petition', 'progress']);
  const { id } = usePetition();
  const query = useQuery(daysQuery(id));
  const days = useMemo(() => mapDays(query.data ?? [], latest), [query.data, latest]);
  const player = usePlayer(days.length - 1);
  const day = days[player.index];
  return (
    <>
      <TileMap counts={query.data && day ? day.countries : latest.signatureCountryCount} />
      <SmallLoadState
        query={query}
        loading={t('days.loading')}
        failed={t('progress:card.error')}
        lines={2}
        className="mt-4"
      >
        {() =>
          day && days.length > 1 ? (
            <Controls day={day} last={days.length - 1} player={player} />
          ) : (
            <p className="mt-4 text-sm text-muted">{t('days.none')}</p>
          )
        }
      </SmallLoadState>
    </>
  );
}

/** The button that loaded the player is gone, and with it the focus. */
const focusOnMount = (button: HTMLButtonElement | null) => button?.focus({ preventScroll: true });

type ControlsProps = { day: MapDay; last: number; player: ReturnType<typeof usePlayer> };

function Controls({ day, last, player: { index, playing, toggle, show } }: ControlsProps) {
  const { t } = useTranslation('petition');
  const formats = useFormats();
  const kind = useAreaKind();
  const areas = usePetition().petition?.areas.length ?? 0;
  const text = t(`days.value.${kind}`, {
    day: formats.day(day.at),
    n: formats.integer(day.signatureCount),
    done: formats.integer(day.completed),
    states: formats.integer(areas),
  });
  return (
    <div className="no-print mt-4 max-w-[56rem]">
      <div className="flex items-center gap-3">
        <Button
          size="icon"
          ref={focusOnMount}
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
      </div>
      <p className="mt-1 min-h-[2lh] text-sm tabular" aria-hidden="true">
        {text}
      </p>
      {/* A slider says its own value; what is played is said when it stops. */}
      <p className="sr-only" role="status">
        {playing ? '' : text}
      </p>
      <Button
        size="small"
        variant="quiet"
        className={`-ms-3 ${index === last ? 'invisible' : ''}`}
        onClick={() => show(last)}
      >
        {t('days.latest')}
      </Button>
    </div>
  );
}
