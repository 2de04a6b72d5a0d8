// SPDX-License-Identifier: AGPL-3.0-or-later
import { campaign } from '@kga/contracts/core';
import type { ComponentProps } from 'react';

import { usePageHead } from '../lib/head.tsx';
import type { NamespaceWith } from '../lib/messages.ts';
import { useTranslation } from '../lib/translation.ts';
import { LoadError } from './load-state.tsx';
import { ItemSkeleton } from './skeletons.tsx';

type PageStateProps = Omit<ComponentProps<typeof ItemSkeleton>, 'label'> & {
  namespace: NamespaceWith<'title' | 'description' | 'loading'>;
  query: ComponentProps<typeof LoadError>['query'];
  failed: string;
};

/** The page of a single item while it loads, or after loading it failed. */
export function PageState({ namespace, query, failed, ...skeleton }: PageStateProps) {
  const { t } = useTranslation(namespace);
  const title = t('title');
  const loading = t('loading');
  usePageHead({
    title: `${title} · ${campaign.brand}`,
    description: t('description'),
    hidden: true,
    // The server waits for the data before it renders: on the server this state is a failure.
    status: 503,
  });
  if (!query.isError) return <ItemSkeleton label={loading} {...skeleton} />;
  return (
    <div className="column-text py-16">
      <h1 className="sr-only">{title}</h1>
      <LoadError query={query} messages={{ failed, loading }} />
    </div>
  );
}
