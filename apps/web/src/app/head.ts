import { campaign, defaultLanguage, languages } from '@kga/contracts';

import type { PageHead } from '../lib/head.tsx';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** The head tags of a page as HTML: what browsers, crawlers and previews read. */
export function headHtml(
  head: PageHead,
  at: { origin: string; pathname: string; language: string },
): string {
  const url = at.origin + at.pathname;
  const inLanguage = (language: string) =>
    language === defaultLanguage ? url : `${url}?lang=${language}`;
  const title = escaped(head.title);
  const description = escaped(head.description);
  const tags = [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}">`,
    `<link rel="canonical" href="${escaped(inLanguage(at.language))}">`,
    `<meta property="og:type" content="website">`,
    `<meta property="og:site_name" content="${escaped(campaign.brand)}">`,
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${description}">`,
    `<meta property="og:url" content="${escaped(inLanguage(at.language))}">`,
    `<meta property="og:image" content="${escaped(at.origin)}/social.png">`,
    `<meta property="og:image:width" content="1200">`,
    `<meta property="og:image:height" content="630">`,
    `<meta property="og:locale" content="${at.language.replace('-', '_')}">`,
    `<meta name="twitter:card" content="summary_large_image">`,
  ];
  if (head.hidden) tags.push('<meta name="robots" content="noindex">');
  else {
    for (const language of languages) {
      tags.push(
        `<link rel="alternate" hreflang="${language}" href="${escaped(inLanguage(language))}">`,
      );
    }
    tags.push(`<link rel="alternate" hreflang="x-default" href="${escaped(url)}">`);
  }
  return tags.join('\n');
}
