import { type Language, articleBodyMax } from '@kga/contracts';
import { type TextAreaProps, TextArea } from '@kga/ui/text-area';

import { useTranslation } from '../../lib/translation.ts';
import { ArticlePreview } from './article-preview.tsx';

/** The Markdown text with its preview. */
export function BodyField({
  field,
  title,
  language,
}: {
  field: TextAreaProps & { value: string };
  title: string;
  language: Language;
}) {
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

/** Overview of the supported Markdown. */
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
