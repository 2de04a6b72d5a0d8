// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Language } from '@kga/contracts/core';
import { articleBodyMax } from '@kga/contracts/news';
import { Button } from '@kga/ui/button';
import { type TextAreaProps, TextArea } from '@kga/ui/text-area';
import { useQuery } from '@tanstack/react-query';

import { useLanguage } from '../../../lib/language.tsx';
import { useDebouncedValue } from '../../../lib/queries.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { previewQuery } from './queries.ts';

type BodyFieldProps = {
  field: TextAreaProps & { value: string };
  title: string;
  language: Language;
};

export function BodyField({ field, title, language }: BodyFieldProps) {
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <div className="min-w-0">
        <TextArea
          {...field}
          rows={16}
          maxLength={articleBodyMax}
          className="[&_textarea]:max-h-[75dvh] [&_textarea]:min-h-96"
        />
        <MarkdownHelp />
      </div>
      <ArticlePreview body={field.value} title={title} language={language} />
    </div>
  );
}

function MarkdownHelp() {
  const { t } = useTranslation('editorial');
  const words = {
    heading: t('help.heading'),
    bold: t('help.bold'),
    italic: t('help.italic'),
    link: t('help.link'),
    item: t('help.item'),
    numbered: t('help.numbered'),
    quote: t('help.quote'),
  };
  const rows = [
    { write: `## ${words.heading}`, get: <strong className="text-lg">{words.heading}</strong> },
    { write: `**${words.bold}**`, get: <strong>{words.bold}</strong> },
    { write: `*${words.italic}*`, get: <em>{words.italic}</em> },
    {
      write: `[${words.link}](https://example.org)`,
      get: <span className="underline">{words.link}</span>,
    },
    { write: `- ${words.item}`, get: <>• {words.item}</> },
    { write: `1. ${words.numbered}`, get: <>1. {words.numbered}</> },
    {
      write: `> ${words.quote}`,
      get: <span className="border-s-4 border-line ps-3">{words.quote}</span>,
    },
  ];
  return (
    <details className="mt-2">
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold underline decoration-edge underline-offset-4">
        {t('help.title')}
      </summary>
      <p className="text-sm text-muted">{t('help.text')}</p>
      <table className="mt-3 table-fixed text-sm">
        <thead>
          <tr>
            <th scope="col">{t('help.write')}</th>
            <th scope="col">{t('help.get')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ write, get }) => (
            <tr key={write}>
              <td>
                <code className="[overflow-wrap:anywhere]">{write}</code>
              </td>
              <td>{get}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-2 text-sm text-muted">{t('help.paragraph')}</p>
    </details>
  );
}

/** Debounce of the preview, in milliseconds. */
const debounce = 400;

type ArticlePreviewProps = { body: string; title: string; language: Language };

function ArticlePreview({ body, title, language }: ArticlePreviewProps) {
  const { t } = useTranslation(['editorial', 'shared']);
  const own = useLanguage();
  const debounced = useDebouncedValue(body, debounce);
  const written = debounced.trim() !== '';
  const preview = useQuery({ ...previewQuery(debounced), enabled: written });
  return (
    <div className="flex min-w-0 flex-col">
      <h3 id="article-preview" className="mb-1.5 font-sans text-sm font-semibold">
        {t('preview.title')}
      </h3>
      <div
        lang={language}
        aria-busy={written && preview.isFetching}
        className="max-h-[85dvh] min-h-40 grow overflow-y-auto border border-line bg-paper p-4 [overflow-wrap:anywhere] sm:p-6"
        // A scrolling region has to be reachable by keyboard.
        role="region"
        aria-labelledby="article-preview"
        tabIndex={0}
      >
        {title.trim() !== '' && <p className="mb-4 font-heading text-2xl font-bold">{title}</p>}
        {written && preview.data ? (
          // Sanitised by the server.
          <div className="prose" dangerouslySetInnerHTML={{ __html: preview.data.html }} />
        ) : (
          !written && (
            <p lang={own} className="text-muted">
              {t('preview.empty')}
            </p>
          )
        )}
      </div>
      {written && preview.isError && (
        <div className="mt-2 flex flex-wrap items-center gap-3">
          <p role="alert" className="font-semibold">
            {t('preview.failed')}
          </p>
          <Button
            size="small"
            busy={preview.isFetching}
            busyLabel={t('preview.loading')}
            onClick={() => void preview.refetch()}
          >
            {t('shared:retry')}
          </Button>
        </div>
      )}
    </div>
  );
}
