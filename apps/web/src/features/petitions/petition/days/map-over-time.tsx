// SPDX-License-Identifier: AGPL-3.0-or-later
import type { AreaCount } from '@kga/contracts/petitions';
import { Button } from '@kga/ui/button';
import { Skeleton } from '@kga/ui/skeleton';
import { useQueryClient } from '@tanstack/react-query';
import { Play } from 'lucide-react';
import { type ComponentProps, type ComponentType, useEffect, useRef, useState } from 'react';

import { useOnDemand } from '../../../../lib/on-demand.tsx';
import { useTranslation } from '../../../../lib/translation.ts';
import { hasMap } from '../areas.ts';
import { usePetition } from '../petition-provider.tsx';
import { daysQuery } from '../queries.ts';
import { TileMap } from '../tile-map.tsx';
import { playWhenSeen } from './play-when-seen.ts';

const loadPlayer = async () => (await import('./day-player.tsx')).DayPlayer;

type PlayerComponent = ComponentType<ComponentProps<Awaited<ReturnType<typeof loadPlayer>>>>;

/** What the map shows of a day, with what it says of it. */
export type ShownDay = { counts: readonly AreaCount[]; caption: string };

/** The map of the latest figures. It plays how they grew: once without a press, and after each press. */
export function MapOverTime() {
  const { t } = useTranslation('petition');
  const { id, figures, petition, stale } = usePetition();
  const client = useQueryClient();
  const element = useRef<HTMLDivElement>(null);
  const [day, setDay] = useState<ShownDay>();
  const { Loaded: Asked, standIn } = useOnDemand(loadPlayer);
  const [Unasked, setUnasked] = useState<PlayerComponent>();
  const isMapped = petition !== undefined && hasMap(petition.areas);
  const isShown = figures !== undefined && isMapped;
  useEffect(() => {
    if (!isShown || !element.current) return undefined;
    return playWhenSeen(element.current, async () => {
      const [Loaded, days] = await Promise.all([loadPlayer(), client.fetchQuery(daysQuery(id))]);
      if (days.length > 1) setUnasked(() => Loaded);
    });
  }, [isShown, client, id]);
  // Areas without places have no map.
  if (petition && !isMapped) return null;
  if (figures === undefined) {
    return stale ? null : <Skeleton className="h-[26.75rem] w-full sm:h-[44rem] lg:h-[34rem]" />;
  }
  if (!isMapped) return null;
  const { latest } = figures;
  const Player = Asked ?? Unasked;
  return (
    <div ref={element}>
      <TileMap counts={day?.counts ?? latest.signatureCountryCount} caption={day?.caption} />
      {/* The controls have the height of the button before them: nothing below moves. */}
      <div className="no-print mt-2 min-h-11 text-sm noscript:hidden">
        {Player ? (
          <Player latest={latest} isAsked={Asked !== undefined} onDay={setDay} />
        ) : (
          <Button size="small" variant="quiet" className="-ms-3" {...standIn}>
            <Play className="size-4" aria-hidden="true" />
            {t('days.play')}
          </Button>
        )}
      </div>
    </div>
  );
}
