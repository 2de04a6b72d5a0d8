// SPDX-License-Identifier: AGPL-3.0-or-later
import { Button } from '@kga/ui/button';
import { Skeleton } from '@kga/ui/skeleton';
import { Play } from 'lucide-react';
import { type ComponentProps, type ComponentType, useEffect, useRef, useState } from 'react';

import { useOnDemand } from '../../../../lib/on-demand.tsx';
import { useTranslation } from '../../../../lib/translation.ts';
import { usePetition } from '../petition-provider.tsx';
import { TileMap } from '../tile-map.tsx';
import { playWhenSeen } from './play-when-seen.ts';

const loadPlayer = async () => (await import('./day-player.tsx')).DayPlayer;

type PlayerComponent = ComponentType<ComponentProps<Awaited<ReturnType<typeof loadPlayer>>>>;

/** The height of the controls, which the button before them takes up as well: nothing below moves. */
const controlsHeight = 'no-print mt-2 min-h-11 text-sm';

/** The map of the latest figures. It plays how they grew: once without a press, and after each press. */
export function MapOverTime() {
  const { t } = useTranslation('petition');
  const { figures, petition } = usePetition();
  const map = useRef<HTMLDivElement>(null);
  const { Loaded: Asked, standIn } = useOnDemand(loadPlayer);
  const [Unasked, setUnasked] = useState<PlayerComponent>();
  const hasMap = figures !== undefined && petition?.areas.some(({ tile }) => tile) === true;
  useEffect(() => {
    if (!hasMap || !map.current) return undefined;
    return playWhenSeen(map.current, () => {
      // Where the code does not load, the map stays as it is.
      loadPlayer().then(
        (Loaded) => setUnasked(() => Loaded),
        () => {},
      );
    });
  }, [hasMap]);
  if (figures === undefined) return <Skeleton className="h-[26.75rem] w-full sm:h-[31rem]" />;
  // Areas without places have no map.
  if (!hasMap) return null;
  const { latest } = figures;
  const Player = Asked ?? Unasked;
  return (
    <div ref={map}>
      {Player ? (
        <Player latest={latest} byItself={!Asked} className={controlsHeight} />
      ) : (
        <>
          <TileMap counts={latest.signatureCountryCount} />
          <div className={`${controlsHeight} noscript:hidden`}>
            <Button size="small" variant="quiet" className="-ms-3" {...standIn}>
              <Play className="size-4" aria-hidden="true" />
              {t('days.play')}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
