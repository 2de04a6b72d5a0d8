import { type Story, pathTo } from '@kga/contracts';
import { Card } from '@kga/ui/card';
import { Link } from 'react-router-dom';

import { LostAmount } from './lost-amount.tsx';
import { StoryByline } from './story-byline.tsx';

/** A story in a column among others; the whole card can be pressed. */
export function StoryCard({ story }: { story: Story }) {
  const { id, gameName, title, content, language } = story;
  return (
    <Card as="li" className="relative flex min-w-0 flex-col [overflow-wrap:anywhere]">
      <p dir="auto" className="text-sm font-semibold">
        {gameName}
      </p>
      <h3 lang={language} dir="auto" className="mt-1">
        <Link to={pathTo('story', { id })} className="after:absolute after:inset-0">
          {title}
        </Link>
      </h3>
      <p lang={language} dir="auto" className="mt-2 line-clamp-6 text-muted">
        {content}
      </p>
      <LostAmount story={story} className="mt-3" />
      <StoryByline story={story} className="mt-3" />
    </Card>
  );
}
