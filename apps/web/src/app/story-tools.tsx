import type { OwnStory } from '@kga/contracts';
import { Skeleton } from '@kga/ui/skeleton';
import { Suspense, lazy } from 'react';

const Tools = lazy(async () => {
  const { AuthorTools: Loaded } = await import('../features/stories/author-tools.tsx');
  return { default: Loaded };
});

/** How a story stands and what its author can do with it; loaded for nobody else. */
export function AuthorTools({ story }: { story: OwnStory }) {
  return (
    <Suspense fallback={<Skeleton className="h-36 w-full" />}>
      <Tools story={story} />
    </Suspense>
  );
}
