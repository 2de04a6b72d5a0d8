import type { OwnStory } from '@kga/contracts';
import { Skeleton } from '@kga/ui/skeleton';
import { Suspense, lazy } from 'react';

import { WithMessages } from './with-messages.tsx';

const Tools = lazy(async () => {
  const { AuthorTools: Loaded } = await import('../features/stories/author-tools.tsx');
  return { default: Loaded };
});

/** How a story stands and what its author can do with it; loaded for nobody else. */
export function AuthorTools({ story }: { story: OwnStory }) {
  return (
    <Suspense fallback={<Skeleton className="h-36 w-full" />}>
      <WithMessages set="own-stories">
        <Tools story={story} />
      </WithMessages>
    </Suspense>
  );
}
