import { type ArchiveGame, type Memory, listMemories, memoryPath, pathTo } from '@kga/contracts';
import { Button } from '@kga/ui/button';
import { Skeleton, SkeletonText } from '@kga/ui/skeleton';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';

import { LoadState } from '../../../components/load-state.tsx';
import { Skeletons } from '../../../components/skeletons.tsx';
import { ContentByline } from '../../../content/content-byline.tsx';
import { type CallOptions, call, urlOf } from '../../../lib/api.ts';
import { readOptions } from '../../../lib/freshness.ts';
import { counted, useFormats } from '../../../lib/language.tsx';
import { UserText } from '../../../lib/text/user-text.tsx';
import { useTranslation } from '../../../lib/translation.ts';

/** Memories on the page of their game. */
const recentSize = 3;

/** The newest memories of a game. */
export const recentMemoriesQuery = (gameId: string, options: CallOptions = {}) => {
  const params = { id: gameId };
  return queryOptions({
    queryKey: [urlOf(listMemories.url, { params }), 'recent'],
    queryFn: (context) =>
      call(listMemories, { params, query: { limit: recentSize } }, readOptions(context, options)),
  });
};

/** How many memories a game has, the newest of them, and where to share one. */
export function RecentMemories({ game: { id, memoryCount } }: { game: ArchiveGame }) {
  const { t } = useTranslation(['archive', 'shared']);
  const formats = useFormats();
  const query = useQuery(recentMemoriesQuery(id));
  const all = pathTo('archiveMemories', { id });
  return (
    <section aria-labelledby="recent-memories" className="mt-12">
      <h2 id="recent-memories" className="border-b-2 border-ink pb-2 text-2xl tabular">
        {memoryCount > 0 ? t('memories', counted(formats, memoryCount)) : t('memory.list')}
      </h2>
      <LoadState
        className="mt-4"
        query={query}
        messages={{
          loading: t('memory.loading'),
          failed: t('memory.failed'),
          failedText: t('shared:loadFailedText'),
          retry: t('retry'),
        }}
        skeleton={
          <Skeletons count={3}>
            <div className="border-b border-line py-5">
              <Skeleton className="h-5 w-56 max-w-full" />
              <SkeletonText className="mt-3" lines={2} />
            </div>
          </Skeletons>
        }
      >
        {(memories) =>
          memories && memories.length > 0 ? (
            <ul>
              {memories.map((memory) => (
                <RecentMemory key={memory.id} memory={memory} />
              ))}
            </ul>
          ) : (
            <p className="py-5 text-muted">{t('memory.empty.text')}</p>
          )
        }
      </LoadState>
      <div className="no-print mt-5 flex flex-wrap gap-3">
        <Button asChild variant="signal">
          <Link to={`${all}#share-memory`}>{t('memory.share')}</Link>
        </Button>
        {memoryCount > 0 && (
          <Button asChild>
            <Link to={all}>{t('memory.all')}</Link>
          </Button>
        )}
      </div>
    </section>
  );
}

function RecentMemory({ memory }: { memory: Memory }) {
  const { id, gameId, content, language } = memory;
  return (
    <li className="border-b border-line py-5">
      <ContentByline of={memory} to={memoryPath(gameId, id)}>
        <YearsPlayed memory={memory} />
      </ContentByline>
      <div className="mt-2 line-clamp-6">
        <UserText text={content} language={language} />
      </div>
    </li>
  );
}

/** When its author played the game, as far as that was said. */
export function YearsPlayed({ memory: { yearsPlayed } }: { memory: Pick<Memory, 'yearsPlayed'> }) {
  const { t } = useTranslation('archive');
  const formats = useFormats();
  if (yearsPlayed === null) return null;
  const years = yearsPlayed.split('-').map((year) => formats.year(year));
  return <span className="tabular">{t('memory.played', { years: years.join('–') })}</span>;
}
