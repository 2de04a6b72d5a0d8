// SPDX-License-Identifier: AGPL-3.0-or-later
import type { ArchiveGame, GameStatus } from '@kga/contracts/archive';
import { pathTo, petitionPath, regionOf } from '@kga/contracts/core';
import type { LegalRegion } from '@kga/contracts/legal';
import { Button } from '@kga/ui/button';
import { useId } from 'react';
import { Link } from 'react-router-dom';

import { type OwnRegion, useOwnRegion } from '../components/own-region/use-own-region.ts';
import { ShareButton } from '../components/share/share-button.tsx';
import type { Shareable } from '../components/share/share-preview.tsx';
import { useBrowserConfig } from '../lib/browser.ts';
import { useTranslation } from '../lib/translation.ts';
import { type LetterDemand, letterPath } from './letter-path.ts';
import { storeSignedFrom } from './signed-from.ts';

type LinkAct = { label: string; to: string; onClick?: () => void };

/** Something that a visitor can do: a link, or a page to share. */
export type Act = LinkAct | { label: string; shared: Shareable };

export type ActGame = Pick<ArchiveGame, 'id' | 'status'>;

type ActSubject = {
  /** Whose name and end letters contain. */
  game?: ActGame | null | undefined;
  /** Whose law, petitions and letters are meant; the visitor's own by default. */
  region?: LegalRegion | OwnRegion | undefined;
};

/** What a letter says has happened; of a game that players have revived its servers were shut down, too. */
const situations = {
  announced: 'announced',
  shut_down: 'shut_down',
  playable_again: 'shut_down',
  unknown: undefined,
} as const satisfies Record<GameStatus, string | undefined>;

/** Acts about a game or a region; those that a read-only site cannot take are undefined. */
export function useActs({ game, region }: ActSubject) {
  const { t } = useTranslation('actsContent');
  const { readOnly } = useBrowserConfig();
  const own = useOwnRegion().region;
  const country = region ?? own;
  const petitions = regionOf(country ?? '')?.toLowerCase();
  const letter = (demand: LetterDemand) =>
    letterPath({
      region: country,
      game: game?.id,
      situation: game ? situations[game.status] : undefined,
      demand,
    });
  const writes = (act: LinkAct): LinkAct | undefined => (readOnly ? undefined : act);
  return {
    write: {
      label: t('write'),
      to: letter(game?.status === 'announced' ? 'offline_patch' : 'repair'),
    },
    refund: { label: t('refund'), to: letter('refund') },
    represent: { label: t('represent'), to: letter('representative') },
    evidence: { label: t('evidence'), to: pathTo('evidence') },
    sign: writes({
      label: t('sign'),
      to: petitions === undefined ? pathTo('petitions') : petitionPath(petitions),
      // Signing ends with the conversation about the game.
      ...(game && { onClick: () => storeSignedFrom(game.id) }),
    }),
    remember: game
      ? writes({
          label: t('remember'),
          to: `${pathTo('archiveMemories', { id: game.id })}#share-memory`,
        })
      : undefined,
    tell: writes({ label: t('tell'), to: pathTo('shareStory') }),
    ask: writes({ label: t('ask'), to: pathTo('consultation') }),
  } as const;
}

/** What helps most where a game ends, has ended or lives again; empty without a game. */
export function useGameActs(game: ActGame | null | undefined): readonly Act[] {
  const { write, refund, sign, evidence, remember } = useActs({ game });
  if (!game) return [];
  const acts = {
    announced: [write, sign, evidence],
    shut_down: [refund, sign, remember],
    playable_again: [sign, remember, write],
    unknown: [write, sign, remember],
  } as const;
  return acts[game.status].filter((act) => act !== undefined);
}

type ActsProps = {
  /** At most three, the strongest first. */
  acts: readonly (Act | undefined)[];
  /** 'What you can do' by default. */
  title?: string;
  /** Without a surface of its own, within one. */
  plain?: boolean;
  /** None is strong, where the page has that elsewhere. */
  isQuiet?: boolean;
  className?: string;
};

/** What a visitor can do next, at the end of what was read. Nothing where that is nothing. */
export function Acts(props: ActsProps) {
  const { acts, title, plain = false, isQuiet = false, className = 'mt-8' } = props;
  const { t } = useTranslation('actsContent');
  const id = useId();
  const shown = acts.filter((act) => act !== undefined).slice(0, 3);
  if (shown.length === 0) return null;
  return (
    <nav
      aria-labelledby={id}
      className={`no-print ${plain ? '' : 'bg-raised p-4 sm:p-5'} ${className}`}
    >
      <h2 id={id} className="text-lg">
        {title ?? t('title')}
      </h2>
      <ul className="mt-3 grid grid-cols-2 gap-2 sm:flex sm:flex-wrap sm:gap-3">
        {shown.map((act, index) => (
          <li
            key={act.label}
            // The strong one, and a second one that would stand alone below it, have the width of a phone.
            className={!isQuiet && (index === 0 || shown.length === 2) ? 'max-sm:col-span-2' : ''}
          >
            <ActButton act={act} isStrong={index === 0 && !isQuiet} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function ActButton({ act, isStrong }: { act: Act; isStrong: boolean }) {
  const className = 'h-full max-sm:w-full';
  if ('shared' in act)
    return <ShareButton shared={act.shared} label={act.label} className={className} />;
  const { to, label, ...press } = act;
  return (
    <Button asChild variant={isStrong ? 'signal' : 'plain'} className={className}>
      {/* Names of countries differ between the server and browsers. */}
      <Link to={to} {...press} suppressHydrationWarning>
        {label}
      </Link>
    </Button>
  );
}
