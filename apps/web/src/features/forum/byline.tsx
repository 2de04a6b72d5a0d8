// SPDX-License-Identifier: AGPL-3.0-or-later
import type { ForumPostSummary } from '@kga/contracts/forum';
import type { ReactNode } from 'react';

import { Byline } from '../../components/byline.tsx';
import { AuthorName } from '../../content/author-name.tsx';

export function PostSummaryByline({
  post,
  children,
}: {
  post: ForumPostSummary;
  children: ReactNode;
}) {
  return (
    <Byline
      className="mt-1.5 items-center gap-y-1"
      lead={<AuthorName author={post.author} size="tiny" linked={false} />}
      createdAt={post.createdAt}
      language={post.language}
    >
      {children}
    </Byline>
  );
}
