// SPDX-License-Identifier: AGPL-3.0-or-later
import { pathTo } from '@kga/contracts/core';
import type { Story } from '@kga/contracts/stories';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';

import { Acts, useActs, useGameActs } from '../../content/acts.tsx';
import { LinkedGame } from '../../content/linked-game.tsx';
import { useBrowserConfig } from '../../lib/browser.ts';
import { useTranslation } from '../../lib/translation.ts';
import { archivedGameQuery, nextStoryQuery } from './queries.ts';
import { Receipt } from './receipt.tsx';

/** What to do after reading a story: about its game, a reply in the forum, the next story. */
export function StoryEnd({ story }: { story: Story }) {
  const { t } = useTranslation('stories');
  const { data: next } = useQuery(nextStoryQuery(story.id));
  const { data: game } = useQuery(archivedGameQuery(story.gameName));
  const ofGame = useGameActs(game);
  const { sign, tell } = useActs({});
  const about = new URLSearchParams({
    category: 'game-cases',
    title: `${story.gameName}: ${story.title}`,
    about: pathTo('story', { id: story.id }),
  });
  const { readOnly } = useBrowserConfig();
  const reply = readOnly
    ? undefined
    : { label: t('story.reply'), to: `${pathTo('newForumPost')}?${about}` };
  const acts = game ? [...ofGame.slice(0, 2), reply] : [sign, reply, tell];
  return (
    <aside className="no-print mt-10">
      {game && <LinkedGame game={game} />}
      <Acts acts={acts} className="mt-4" />
      {next && (
        <>
          <h2 className="mt-8 text-xl">{t('story.next')}</h2>
          <Receipt story={next} className="relative mt-4 max-w-md">
            <h3 lang={next.language} dir="auto">
              <Link
                to={pathTo('story', { id: next.id })}
                className="text-ink after:absolute after:inset-0"
              >
                {next.title}
              </Link>
            </h3>
          </Receipt>
        </>
      )}
    </aside>
  );
}
