// SPDX-License-Identifier: AGPL-3.0-or-later
import { EmptyPanel } from '@kga/ui/empty-panel';
import { TextLink } from '@kga/ui/link';
import { Skeleton, SkeletonText } from '@kga/ui/skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';

import type { NamespaceWith } from '../lib/messages.ts';
import { useTranslation } from '../lib/translation.ts';
import { LoadState } from './load-state.tsx';
import { Skeletons } from './skeletons.tsx';

/** Grid classes by the columns on wide screens: as many, or a large one with the other items beside it. */
const grids = {
  3: 'gap-y-10 max-md:gap-y-3 md:grid-cols-3',
  4: 'gap-y-10 max-sm:gap-y-2 sm:grid-cols-2 lg:grid-cols-4',
  lead: 'gap-y-3 sm:gap-y-4 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] md:grid-rows-[auto_1fr] md:[&>:first-child]:row-span-2',
} as const;

type LatestItemsProps<Item> = {
  namespace: NamespaceWith<'title' | 'all' | 'empty' | 'emptyHint' | 'failed'>;
  query: UseQueryResult<readonly Item[]>;
  allPath: string;
  pictures?: boolean;
  columns?: keyof typeof grids;
  action?: ReactNode;
  /** One column: a list item with its key. */
  children: (item: Item, index: number) => ReactNode;
};

export function LatestItems<Item>({
  namespace,
  query,
  allPath,
  pictures = false,
  columns = 3,
  action,
  children,
}: LatestItemsProps<Item>) {
  const { t } = useTranslation(namespace);
  const { t: tGeneral } = useTranslation('shell');
  const id = useId();
  const { data, isFetching } = query;
  const grid = `grid gap-x-8 ${grids[columns]}`;
  return (
    <section
      aria-labelledby={id}
      aria-busy={data === undefined && isFetching}
      className="offscreen [--offscreen-height:48rem] md:[--offscreen-height:34rem]"
    >
      <div className="mb-3 flex items-baseline justify-between gap-x-3 gap-y-1 sm:flex-wrap">
        <h2 id={id} className="max-sm:max-w-4/5 max-sm:min-[24rem]:shrink-0">
          {t('title')}
        </h2>
        <TextLink asChild variant="standalone" className="max-sm:text-end max-sm:text-sm">
          <Link to={allPath}>{t('all')}</Link>
        </TextLink>
      </div>
      <LoadState
        query={query}
        messages={{ loading: tGeneral('loading'), failed: t('failed') }}
        skeleton={
          <ul className={grid}>
            <Skeletons count={columns === 4 ? 4 : 3}>
              <li className="border-t-2 border-line pt-4">
                {pictures && <Skeleton className="mb-4 aspect-video w-full" />}
                <Skeleton className="h-4 w-32" />
                <Skeleton className="mt-4 h-7 w-5/6" />
                <SkeletonText className="mt-3" lines={4} />
              </li>
            </Skeletons>
          </ul>
        }
      >
        {(items) =>
          items.length > 0 ? (
            <ul className={grid}>{items.map(children)}</ul>
          ) : (
            <EmptyPanel title={t('empty')} text={t('emptyHint')} />
          )
        }
      </LoadState>
      {action !== undefined && <div className="mt-4 sm:mt-8">{action}</div>}
    </section>
  );
}
