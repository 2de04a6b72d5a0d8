// SPDX-License-Identifier: AGPL-3.0-or-later
import type { ArchiveGame, GameStatus } from '@kga/contracts/archive';
import { pathTo, petitionPath } from '@kga/contracts/core';
import { Button } from '@kga/ui/button';
import { Link } from 'react-router-dom';

import { useOwnRegion } from '../../components/own-region/use-own-region.ts';
import { storeSignedFrom } from '../../content/signed-from.ts';
import { urlOf } from '../../lib/api.ts';
import { useBrowserConfig } from '../../lib/browser.ts';
import { useTranslation } from '../../lib/translation.ts';

/** What a letter says has happened; of a game that players have revived its servers were shut down, too. */
const situations = {
  announced: 'announced',
  shut_down: 'shut_down',
  playable_again: 'shut_down',
  unknown: undefined,
} as const satisfies Record<GameStatus, string | undefined>;

/** What a visitor can do about a game, with its name and the visitor's country filled in. */
export function GameActs({ game: { id, status } }: { game: Pick<ArchiveGame, 'id' | 'status'> }) {
  const { t } = useTranslation('archive');
  const { readOnly } = useBrowserConfig();
  const { region } = useOwnRegion();
  const isAhead = status === 'announced';
  const letter = (demand: 'offline_patch' | 'repair' | 'refund') =>
    urlOf(pathTo('letter'), {
      query: { game: id, situation: situations[status], demand, country: region },
    });
  const write = { to: letter(isAhead ? 'offline_patch' : 'repair'), label: t('act.write') };
  const refund = { to: letter('refund'), label: t('act.refund') };
  const acts = [
    ...(isAhead ? [write, refund] : [refund, write]),
    { to: pathTo('evidence'), label: t('act.evidence') },
    ...(readOnly
      ? []
      : [
          {
            to: region === undefined ? pathTo('petitions') : petitionPath(region.toLowerCase()),
            label: t('act.sign'),
            // Signing ends with the conversation about the game.
            onClick: () => storeSignedFrom(id),
          },
          { to: `${pathTo('archiveMemories', { id })}#share-memory`, label: t('act.remember') },
        ]),
  ];
  return (
    <nav aria-labelledby="game-acts" className="no-print mt-8 bg-raised p-4 sm:p-5">
      <h2 id="game-acts" className="text-lg">
        {t(isAhead ? 'act.titleAhead' : 'act.title')}
      </h2>
      <ul className="mt-3 grid grid-cols-2 gap-2 sm:flex sm:flex-wrap sm:gap-3">
        {acts.map(({ to, label, ...press }, index) => (
          <li key={to} className={index === 0 ? 'max-sm:col-span-2' : ''}>
            <Button
              asChild
              variant={index === 0 ? 'signal' : 'plain'}
              className="h-full max-sm:w-full"
            >
              <Link to={to} {...press}>
                {label}
              </Link>
            </Button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
