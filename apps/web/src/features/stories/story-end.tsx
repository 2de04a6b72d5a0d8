// SPDX-License-Identifier: AGPL-3.0-or-later
import { pathTo } from '@kga/contracts/core';
import type { Story } from '@kga/contracts/stories';
import { Button } from '@kga/ui/button';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';

import { useTranslation } from '../../lib/translation.ts';
import { nextStoryQuery } from './queries.ts';
import { Receipt } from './receipt.tsx';

/** What to do after reading a story: the petition, a reply in the forum, the next story. */
export function StoryEnd({ story }: { story: Story }) {
  const { t } = useTranslation('stories');
  const { data: next } = useQuery(nextStoryQuery(story.id));
  const reply = new URLSearchParams({
    category: 'game-cases',
    title: `${story.gameName}: ${story.title}`,
    about: pathTo('story', { id: story.id }),
  });
  return (
    <aside className="no-print mt-10 border-t-2 border-ink pt-6">
      <div className="flex flex-wrap gap-3">
        <Button asChild variant="signal">
          <Link to={pathTo('petition')}>{t('story.sign')}</Link>
        </Button>
        <Button asChild>
          <Link to={`${pathTo('newForumPost')}?${reply}`}>{t('story.reply')}</Link>
        </Button>
      </div>
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
