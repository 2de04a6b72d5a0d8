// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Story } from '@kga/contracts/stories';

import { Byline } from '../../components/byline.tsx';
import { AuthorLink, useAuthorName } from '../../content/author-name.tsx';

/** The author's name, the date, the public id and the language of a story. */
export function StoryByline({
  story: { userId, author, createdAt, language },
  className = '',
  linked = false,
}: {
  story: Story;
  /** Whether the name leads to the member's page; not in cards that are links themselves. */
  linked?: boolean;
  className?: string;
}) {
  const name = useAuthorName()(author);
  return (
    <Byline
      className={`items-baseline ${className}`}
      lead={<AuthorLink author={author} linked={linked} />}
      createdAt={createdAt}
      details={
        userId !== null && !name.includes(userId) && <span className="text-xs">{userId}</span>
      }
      language={language}
    />
  );
}
