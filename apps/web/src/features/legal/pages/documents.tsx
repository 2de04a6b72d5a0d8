// SPDX-License-Identifier: AGPL-3.0-or-later
import { campaign, pathTo } from '@kga/contracts/core';
import { useQuery } from '@tanstack/react-query';

import { BackLink, PageHeader, useListHead } from '../../../components/list-page.tsx';
import { LoadState } from '../../../components/load-state.tsx';
import { LoadingRegion } from '../../../components/skeletons.tsx';
import { useLanguage } from '../../../lib/language.tsx';
import { describeItems } from '../../../lib/structured-data.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { DocumentRow } from '../document-row.tsx';
import { documentsQuery } from '../queries.ts';

/** Guides and templates to read, print and download. */
export function DocumentsPage() {
  const { t } = useTranslation('legal');
  const language = useLanguage();
  const documents = useQuery(documentsQuery(language));
  const title = t('guides.title');
  useListHead({
    title: `${title} · ${campaign.brand}`,
    description: t('guides.text'),
    trail: [{ name: t('title'), path: pathTo('legal') }],
    shared: { kind: 'page', id: 'legal' },
    isSearch: false,
    isLoaded: documents.data !== undefined,
    describe: (url, origin) =>
      describeItems(
        title,
        (documents.data ?? []).map((document) => ({
          title: document.title,
          path: pathTo('legalDocument', { id: document.id }),
          language,
        })),
        url,
        origin,
      ),
  });
  return (
    <div className="column-data pt-8 sm:pt-12">
      <BackLink to={pathTo('legal')}>{t('guides.back')}</BackLink>
      <PageHeader title={<h1>{title}</h1>} lead={t('guides.text')} />
      <LoadState
        query={documents}
        messages={{ loading: t('loading'), failed: t('guides.failed') }}
        skeleton={<LoadingRegion label={t('loading')}>{null}</LoadingRegion>}
      >
        {(all) => (
          <ul className="mt-8">
            {all.map((document) => (
              <DocumentRow key={document.id} document={document} />
            ))}
          </ul>
        )}
      </LoadState>
    </div>
  );
}
