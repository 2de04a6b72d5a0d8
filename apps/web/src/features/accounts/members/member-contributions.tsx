// SPDX-License-Identifier: AGPL-3.0-or-later
import type { MemberContribution } from '@kga/contracts/accounts';
import { contentKinds, pathTo } from '@kga/contracts/core';
import { EmptyPanel } from '@kga/ui/empty-panel';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';

import { Byline } from '../../../components/byline.tsx';
import { InfiniteList } from '../../../components/infinite-list.tsx';
import { LinkTabs } from '../../../components/list-page.tsx';
import { urlOf } from '../../../lib/api.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { contributionsQuery, parseKind } from './queries.ts';

/** A member's published stories, posts and replies, all or of one kind. */
export function MemberContributions({ id }: { id: string }) {
  const { t } = useTranslation('members');
  const [search] = useSearchParams();
  const shown = parseKind(search);
  const list = useInfiniteQuery(contributionsQuery(id, shown));
  const pathOf = (kind: string | undefined) =>
    urlOf(pathTo('member', { id }), {
      query: { kind, lang: search.get('lang') ?? undefined },
    });
  return (
    <>
      <LinkTabs
        className="no-print mt-8"
        label={t('filter')}
        links={[undefined, ...contentKinds].map((kind) => ({
          to: pathOf(kind),
          label: kind === undefined ? t('all') : t(`kinds.${kind}`),
          current: kind === shown,
        }))}
      />
      <div className="mt-4">
        <InfiniteList
          list={list}
          restored
          listClass=""
          messages={{ loading: t('loading'), failed: t('listFailed') }}
          count={() => undefined}
          empty={<EmptyPanel title={t('empty')} text={t('emptyText')} />}
        >
          {(item) => <ContributionRow key={item.id} item={item} />}
        </InfiniteList>
      </div>
    </>
  );
}

/** One contribution, all of which is a link. */
function ContributionRow({ item }: { item: MemberContribution }) {
  const { t } = useTranslation('content');
  const { kind, title, excerpt, path, language, createdAt } = item;
  return (
    <li className="group relative border-b border-line py-5 [overflow-wrap:anywhere]">
      <h2 dir="auto" lang={language} className="text-lg">
        <Link
          to={path}
          className="text-ink no-underline group-hover:underline after:absolute after:inset-0"
        >
          {title}
        </Link>
      </h2>
      <p dir="auto" lang={language} className="mt-1 line-clamp-3 text-muted">
        {excerpt}
      </p>
      <Byline
        className="mt-2 items-baseline"
        lead={<span>{t(`kinds.${kind}`)}</span>}
        createdAt={createdAt}
        language={language}
      />
    </li>
  );
}
