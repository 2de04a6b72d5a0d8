import type { Story } from '@kga/contracts';

import { Byline } from '../../components/byline.tsx';
import { useAuthorName } from '../../content/author-name.tsx';

/** The author's name beside the public id, the date and the language of a story. */
export function StoryByline({
  story: { userId, author, createdAt, language },
  className = '',
}: {
  story: Story;
  className?: string;
}) {
  const name = useAuthorName()(author);
  return (
    <Byline
      className={`items-baseline ${className}`}
      lead={
        <>
          <bdi className="font-semibold text-ink [overflow-wrap:anywhere]">{name}</bdi>
          {userId !== null && userId !== name && <span>{userId}</span>}
        </>
      }
      createdAt={createdAt}
      language={language}
    />
  );
}
