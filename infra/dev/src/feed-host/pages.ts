import { escapeMarkup } from '../escape-markup.ts';
import type { Issue, IssueItem } from './formats.ts';
import { type Outlet, outlets } from './outlets.ts';

const style = `
:root { color-scheme: light dark; --line: #857f70; }
body { margin: 0 auto; max-width: 44rem; padding: 1.5rem 1rem; font: 1rem/1.6 system-ui, sans-serif; }
h1 { font-size: 1.5rem; line-height: 1.3; }
ul { list-style: none; padding: 0; }
li { border-top: 1px solid var(--line); padding: .6rem 0; overflow-wrap: anywhere; }
img { max-width: 100%; height: auto; }
.notice { border: 1px solid var(--line); padding: .6rem 1rem; }
`;

function page(options: { language: string; title: string; head?: string; body: string }): string {
  return `<!doctype html>
<html lang="${options.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeMarkup(options.title)}</title>
${options.head ?? ''}<style>${style}</style>
</head>
<body>
${options.body}
</body>
</html>
`;
}

function frame(outlet: Outlet, title: string, body: string): string {
  const type = outlet.format.type.split(';')[0];
  const name = escapeMarkup(outlet.name);
  return page({
    language: outlet.language,
    title,
    head: `<link rel="alternate" type="${type}" title="${name}" href="${outlet.feedPath}">\n`,
    body: `<p class="notice">${escapeMarkup(outlet.texts.notice)}</p>\n${body}`,
  });
}

const dateOf = ({ publishedAt }: IssueItem) =>
  `<time datetime="${publishedAt.toISOString()}">${publishedAt.toISOString().slice(0, 10)}</time>`;

/** The front page of an outlet, which links to its feed. */
export function outletPage(outlet: Outlet, { name, about, items }: Issue): string {
  const rows = items.map(
    (item) =>
      `<li>${dateOf(item)}<br><a href="${escapeMarkup(item.url)}">${escapeMarkup(item.title)}</a></li>`,
  );
  const body = `<h1>${escapeMarkup(name)}</h1>\n<p>${escapeMarkup(about)}</p>\n<ul>\n${rows.join('\n')}\n</ul>`;
  return frame(outlet, name, body);
}

/** An article in full. */
export function articlePage(outlet: Outlet, item: IssueItem): string {
  const picture = item.pictureUrl
    ? `<img src="${escapeMarkup(item.pictureUrl)}" width="1200" height="675" alt="">\n`
    : '';
  const paragraphs = [item.summary, item.more].filter((part) => part !== '');
  const body = `<p><a href="/${outlet.key}/">${escapeMarkup(outlet.name)}</a>, ${dateOf(item)}</p>
<h1>${escapeMarkup(item.title)}</h1>
${picture}${paragraphs.map((part) => `<p>${escapeMarkup(part)}</p>`).join('\n')}`;
  return frame(outlet, `${item.title} – ${outlet.name}`, body);
}

/** The index of all outlets with the URLs of their feeds. */
export function hostPage(origin: string): string {
  const rows = outlets.map(
    ({ key, name, language, feedPath }) =>
      `<li><a href="/${key}/" lang="${language}">${escapeMarkup(name)}</a><br>${escapeMarkup(origin + feedPath)}</li>`,
  );
  return page({
    language: 'en',
    title: 'Demonstration feeds',
    body: `<h1>Demonstration feeds</h1>
<p>Outlets that do not exist write here for the one-machine stack, so that news come in.</p>
<ul>
${rows.join('\n')}
</ul>`,
  });
}
