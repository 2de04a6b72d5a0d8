import { escapeMarkup } from '../escape-markup.ts';
import type { CaughtMail } from './mailbox.ts';

const style = `
:root { color-scheme: light dark; --line: #857f70; }
body { margin: 0 auto; max-width: 60rem; padding: 1.5rem 1rem; font: 1rem/1.5 system-ui, sans-serif; }
h1 { font-size: 1.25rem; }
h2 { font-size: 1rem; }
ol { list-style: none; padding: 0; }
li { border-top: 1px solid var(--line); padding: .5rem 0; overflow-wrap: anywhere; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; border: 1px solid var(--line); padding: 1rem; }
iframe { width: 100%; height: 44rem; border: 1px solid var(--line); }
`;

function page(title: string, head: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeMarkup(title)}</title>
${head}<style>${style}</style>
</head>
<body>
${body}
</body>
</html>
`;
}

/** All mails, newest first. The page reloads itself. */
export function listPage(mails: readonly CaughtMail[]): string {
  const rows = mails.map(
    ({ id, subject, to, receivedAt }) =>
      `<li><a href="/mails/${id}">${escapeMarkup(subject || '(no subject)')}</a><br>
${escapeMarkup(to.join(', '))}, <time>${receivedAt.toISOString()}</time></li>`,
  );
  const body = `<h1>Caught mails</h1>
<p>What this machine would have sent. Nothing leaves it; the newest are kept until it stops.</p>
${rows.length > 0 ? `<ol>\n${rows.join('\n')}\n</ol>` : '<p>No mail yet.</p>'}`;
  return page('Caught mails', '<meta http-equiv="refresh" content="3">\n', body);
}

/** One mail: its text, its links, and its HTML in a sandboxed frame. */
export function mailPage({ id, subject, from, to, receivedAt, text, html }: CaughtMail): string {
  const links = new Set(text.match(/https?:\/\/\S+/g));
  const opened = [...links].map(
    (link) =>
      `<li><a href="${escapeMarkup(link)}" target="_blank" rel="noreferrer">${escapeMarkup(link)}</a></li>`,
  );
  const body = `<p><a href="/">All mails</a></p>
<h1>${escapeMarkup(subject || '(no subject)')}</h1>
<p>From ${escapeMarkup(from)} to ${escapeMarkup(to.join(', '))}, <time>${receivedAt.toISOString()}</time></p>
${opened.length > 0 ? `<h2>Links</h2>\n<ol>${opened.join('\n')}</ol>` : ''}
<h2>Text</h2>
<pre>${escapeMarkup(text)}</pre>
${html === '' ? '' : `<h2>HTML</h2>\n<iframe title="The mail as HTML" sandbox src="/mails/${id}/html"></iframe>`}`;
  return page(subject, '', body);
}
