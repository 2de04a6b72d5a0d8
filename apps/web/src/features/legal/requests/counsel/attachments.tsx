// SPDX-License-Identifier: AGPL-3.0-or-later
import { type ManagedRequest, downloadLegalFile, getLegalFilePage } from '@kga/contracts/legal';
import { Button } from '@kga/ui/button';
import { useState } from 'react';

import { urlOf } from '../../../../lib/api.ts';
import { useFormats } from '../../../../lib/language.tsx';
import { useTranslation } from '../../../../lib/translation.ts';

type Attachment = NonNullable<ManagedRequest['written']>['attachments'][number];

type AttachmentsProps = {
  /** Of the request. */
  id: string;
  attachments: readonly Attachment[];
};

/** Files of a request: images as downloads, PDFs as pictures of their pages before the original. */
export function Attachments({ id, attachments }: AttachmentsProps) {
  const { t } = useTranslation('counselLegalRequests');
  return (
    <>
      <p className="text-muted">
        {t(attachments.length === 0 ? 'attachments.none' : 'attachments.warning')}
      </p>
      <ul className="mt-2">
        {attachments.map((file) => (
          <li key={file.id} className="min-h-11 content-center [overflow-wrap:anywhere]">
            <AttachedFile id={id} file={file} />
          </li>
        ))}
      </ul>
    </>
  );
}

type FileProps = { id: string; file: Attachment };

function AttachedFile({ id, file }: FileProps) {
  const { t } = useTranslation('counselLegalRequests');
  const { name, state, pages } = file;
  if (state !== 'ready') {
    return (
      <>
        <bdi>{name}</bdi> ({t(`attachments.${state}`)})
      </>
    );
  }
  if (pages === null) return <Download id={id} file={file} />;
  return (
    <section aria-label={t('attachments.document.pages', { name })} className="mb-6">
      <h3 className="text-lg">
        <bdi>{name}</bdi>
      </h3>
      {pages.state === 'made' ? (
        <Pages id={id} fileId={file.id} shown={pages.shown} total={pages.total} />
      ) : (
        <p className="mt-2">{t(`attachments.document.${pages.state}`)}</p>
      )}
      <details className="mt-3">
        <summary className="min-h-11 content-center">
          {t('attachments.document.original', { name })}
        </summary>
        <p className="max-w-text text-muted">{t('attachments.document.warning')}</p>
        <Download id={id} file={file} />
      </details>
    </section>
  );
}

function Download({ id, file: { id: fileId, name } }: FileProps) {
  const { t } = useTranslation('counselLegalRequests');
  return (
    <a
      href={urlOf(downloadLegalFile.url, { params: { id, fileId } })}
      className="inline-block py-2 font-semibold"
      download
    >
      {t('attachments.download', { name })}
    </a>
  );
}

type PagesProps = { id: string; fileId: string; shown: number; total: number };

function Pages({ id, fileId, shown, total }: PagesProps) {
  const { t } = useTranslation('counselLegalRequests');
  const formats = useFormats();
  const numbers = Array.from({ length: shown }, (_, index) => index + 1);
  return (
    <>
      <ol className="mt-2 grid gap-4">
        {numbers.map((page) => (
          <li key={page}>
            <PagePicture id={id} fileId={fileId} page={page} total={total} />
          </li>
        ))}
      </ol>
      {total > shown && (
        <p className="mt-2 text-muted">
          {t('attachments.document.more', {
            shown: formats.integer(shown),
            total: formats.integer(total),
          })}
        </p>
      )}
    </>
  );
}

/** White in the dark theme, too: it is paper. */
const paperClass = 'w-full max-w-text border border-line bg-white';

type PagePictureProps = Omit<PagesProps, 'shown'> & { page: number };

function PagePicture({ id, fileId, page, total }: PagePictureProps) {
  const { t } = useTranslation('counselLegalRequests');
  const formats = useFormats();
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  const [tries, setTries] = useState(0);
  const url = urlOf(getLegalFilePage.url, { params: { id, fileId, page: String(page) } });
  const label = t('attachments.document.page', {
    page: formats.integer(page),
    total: formats.integer(total),
  });
  const retry = () => {
    setState('loading');
    setTries(tries + 1);
  };
  return (
    <figure>
      {state === 'failed' ? (
        <div role="alert" className="flex flex-wrap items-center gap-4">
          <p>{t('attachments.document.failed')}</p>
          <Button
            size="small"
            aria-label={`${t('attachments.document.retry')}: ${label}`}
            onClick={retry}
          >
            {t('attachments.document.retry')}
          </Button>
        </div>
      ) : (
        <img
          key={tries}
          src={url}
          alt={label}
          loading="lazy"
          aria-busy={state === 'loading'}
          className={state === 'loading' ? `${paperClass} min-h-96` : paperClass}
          onLoad={() => setState('shown')}
          onError={() => setState('failed')}
        />
      )}
      <figcaption className="mt-1 text-sm text-muted">
        {state === 'loading' ? `${label} · ${t('attachments.document.loading')}` : label}
      </figcaption>
    </figure>
  );
}
