// SPDX-License-Identifier: AGPL-3.0-or-later
import { campaign, pathTo } from '@kga/contracts/core';
import type { LegalDocument } from '@kga/contracts/legal';
import { Button } from '@kga/ui/button';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';

import { BackLink } from '../../../components/list-page.tsx';
import { NotFoundPage } from '../../../components/not-found-page.tsx';
import { PageState } from '../../../components/page-state.tsx';
import { usePageHead } from '../../../lib/head.tsx';
import { useLanguage } from '../../../lib/language.tsx';
import { describeCampaign } from '../../../lib/structured-data.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { DocumentFiles, DocumentVersion } from '../document-row.tsx';
import { documentQuery } from '../queries.ts';

/** A guide or template to read and to print. */
export function DocumentPage() {
  const { t } = useTranslation('legal');
  const { id = '' } = useParams();
  const document = useQuery(documentQuery(id, useLanguage()));
  if (document.data) return <DocumentView key={id} document={document.data} />;
  if (document.data === null) return <NotFoundPage />;
  return <PageState namespace="legal" query={document} failed={t('guides.failed')} />;
}

function DocumentView({ document }: { document: LegalDocument }) {
  const { t } = useTranslation('legal');
  const { title, summary, html, language, version, date } = document;
  usePageHead({
    title: `${title} · ${campaign.brand}`,
    description: summary,
    trail: [
      { name: t('title'), path: pathTo('legal') },
      { name: t('guides.title'), path: pathTo('legalDocuments') },
    ],
    describe: (url, origin) => ({
      '@type': 'Article',
      headline: title,
      description: summary,
      url,
      inLanguage: language,
      version,
      datePublished: date,
      author: describeCampaign(origin),
    }),
  });
  return (
    <article className="column-text pt-8 sm:pt-12">
      <BackLink to={pathTo('legalDocuments')}>{t('guides.title')}</BackLink>
      <h1 className="mt-2">{title}</h1>
      <p className="mt-3 text-lg text-muted">{summary}</p>
      <DocumentVersion document={document} />
      <div className="no-print mt-2 flex flex-wrap items-center gap-x-6">
        <DocumentFiles document={document} />
        <Button variant="plain" onClick={() => print()}>
          {t('guides.print')}
        </Button>
      </div>
      {/* Sanitised by the API: text and links alone. */}
      <div className="prose mt-6" dangerouslySetInnerHTML={{ __html: html }} />
    </article>
  );
}
