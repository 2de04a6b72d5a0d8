import { useTranslation } from '../../lib/translation.ts';

/** What can be written in an article, each with how it looks. */
export function MarkdownHelp() {
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
