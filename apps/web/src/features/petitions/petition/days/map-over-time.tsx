// SPDX-License-Identifier: AGPL-3.0-or-later
import { Button } from '@kga/ui/button';
import { Play } from 'lucide-react';

import { useOnDemand } from '../../../../lib/on-demand.tsx';
import { useTranslation } from '../../../../lib/translation.ts';
import { usePetition } from '../petition-provider.tsx';
import { TileMap } from '../tile-map.tsx';

const loadPlayer = async () => (await import('./day-player.tsx')).DayPlayer;

/** The map of the latest figures, and a button to play how it came to them. */
export function MapOverTime() {
  const { t } = useTranslation('petition');
  const { figures, petition } = usePetition();
  const { Loaded, standIn } = useOnDemand(loadPlayer);
  // Areas without places have no map.
  if (!figures || !petition?.areas.some(({ tile }) => tile)) return null;
  const { latest } = figures;
  return (
    <div>
      {Loaded ? (
        <Loaded latest={latest} />
      ) : (
        <>
          <TileMap counts={latest.signatureCountryCount} />
          <Button size="small" className="no-print mt-4 noscript:hidden" {...standIn}>
            <Play className="size-4" aria-hidden="true" />
            {t('days.play')}
          </Button>
        </>
      )}
    </div>
  );
}
