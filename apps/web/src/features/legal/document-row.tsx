// SPDX-License-Identifier: AGPL-3.0-or-later
import { pathTo } from '@kga/contracts/core';
import {
  type LegalDocumentFormat,
  type LegalDocumentSummary,
  getLegalDocumentDocx,
  getLegalDocumentPdf,
  legalDocumentFormats,
} from '@kga/contracts/legal';
import { TextLink } from '@kga/ui/link';
import { Link } from 'react-router-dom';

import { urlOf } from '../../lib/api.ts';
import { useFormats } from '../../lib/language.tsx';
import { useTranslation } from '../../lib/translation.ts';

const endpoints = { pdf: getLegalDocumentPdf, docx: getLegalDocumentDocx } as const;

const fileOf = ({ id, language }: LegalDocumentSummary, format: LegalDocumentFormat): string =>
  urlOf(endpoints[format].url, { params: { id }, query: { lang: language } });

/** The version of a document and its day. */
export function DocumentVersion({ document }: { document: LegalDocumentSummary }) {
  const { t } = useTranslation('legal');
  const formats = useFormats();
  const { version, date } = document;
  return (
    <p className="text-sm text-muted">
      {t('guides.version', { version: formats.integer(version), date: formats.day(date) })}
    </p>
  );
}

/** Links to a document as a file, in the language of the page. */
export function DocumentFiles({ document }: { document: LegalDocumentSummary }) {
  const { t } = useTranslation('legal');
  return legalDocumentFormats.map((format) => (
    <TextLink
      key={format}
      variant="standalone"
      href={fileOf(document, format)}
      download
      aria-label={t('guides.download', {
        title: document.title,
        format: t(`guides.${format}`),
      })}
    >
      {t(`guides.${format}`)}
    </TextLink>
  ));
}

/** A document of the list. */
export function DocumentRow({ document }: { document: LegalDocumentSummary }) {
  const { t } = useTranslation('legal');
  const { id, title, summary } = document;
  return (
    <li className="grid gap-x-8 gap-y-2 border-t border-line py-5 sm:grid-cols-[1fr_auto]">
      <div className="min-w-0">
        <h2 className="text-xl">{title}</h2>
        <p className="mt-1 max-w-text text-muted">{summary}</p>
        <DocumentVersion document={document} />
      </div>
      <p className="flex flex-wrap gap-x-6">
        <TextLink asChild variant="standalone">
          <Link to={pathTo('legalDocument', { id })} aria-label={`${t('guides.read')}: ${title}`}>
            {t('guides.read')}
          </Link>
        </TextLink>
        <DocumentFiles document={document} />
      </p>
    </li>
  );
}
