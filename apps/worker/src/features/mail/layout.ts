// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Language, campaign } from '@kga/contracts/core';
import { escapeAttribute, escapeText } from 'entities';

/** The parts of a mail in reading order, all of them plain text. */
export type MailContent = {
  language: Language;
  subject: string;
  greeting: string;
  why: string;
  facts: readonly string[];
  action: { label: string; hint: string; url: string };
  code: { label: string; value: string; expires: string } | undefined;
  notYou: string;
  /** The code that stands for its links, in a sentence. */
  linkCode?: string | undefined;
  /** Links to fewer mails. */
  links: readonly { label: string; url: string }[];
  footer: string;
};

export function textOf(content: MailContent): string {
  const { action, code } = content;
  const parts = [
    content.greeting,
    content.why,
    content.facts.join('\n'),
    `${action.label}:\n${action.url}`,
    code ? `${code.label}\n${code.value}` : '',
    code?.expires ?? '',
    content.notYou,
    ...content.links.map(({ label, url }) => `${label}:\n${url}`),
    content.linkCode ?? '',
    // The signature separator of mail programs.
    `-- \n${content.footer}`,
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

/** Inline styles for the light theme, which every mail program supports; the dark theme needs rules. */
const colours = {
  page: 'background:#fbf9f4;color:#16181d',
  muted: 'color:#5a5f6b',
  button: 'background:#c8102e;color:#ffffff',
  code: 'background:#f1ede2;color:#16181d',
} as const;

const darkRules = `@media (prefers-color-scheme: dark) {
  .page { background: #121418 !important; color: #edeae2 !important; }
  .muted, .muted a { color: #a3a7b0 !important; }
  .button { background: #ff5a5f !important; color: #121418 !important; }
  .code { background: #22262d !important; color: #edeae2 !important; }
}`;

const fonts = "font-family:Inter,system-ui,-apple-system,'Segoe UI',Roboto,sans-serif";
const margin = 'margin:0 0 20px';
const buttonShape =
  'display:inline-block;padding:12px 20px;border-radius:8px;font-weight:600;text-decoration:none';
const codeShape =
  'display:inline-block;padding:8px 16px;border-radius:8px;font-size:24px;font-weight:600;letter-spacing:4px';

export function htmlOf(content: MailContent): string {
  const { action, code } = content;
  const url = escapeAttribute(action.url);
  const subject = escapeText(content.subject);
  const facts = content.facts.map(escapeText).join('<br>\n');
  return `<!doctype html>
<html lang="${content.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${subject}</title>
<style>
:root { color-scheme: light dark; }
${darkRules}
</style>
</head>
<body class="page" style="margin:0;padding:0;${colours.page}">
<div class="page" lang="${content.language}" style="${colours.page};${fonts};font-size:16px;line-height:1.6;padding:24px 16px">
<div style="max-width:560px;margin:0 auto;overflow-wrap:anywhere">
<p class="muted" style="${margin};${colours.muted};font-weight:600">${escapeText(campaign.brand)}</p>
<h1 style="${margin};font-size:24px;line-height:1.3">${subject}</h1>
${paragraph(content.greeting)}
${paragraph(content.why)}
${facts && `<p style="${margin}">${facts}</p>`}
<p style="${margin}"><a class="button" href="${url}" style="${buttonShape};${colours.button}">${escapeText(action.label)}</a></p>
<p class="muted" style="${margin};${colours.muted};font-size:14px">${escapeText(action.hint)}<br>
<a href="${url}" style="${colours.muted}">${escapeText(action.url)}</a></p>
${code ? codeHtml(code) : ''}
${paragraph(content.notYou)}
${content.links.map(linkHtml).join('\n')}
${content.linkCode ? `<p class="muted" style="${margin};${colours.muted}">${escapeText(content.linkCode)}</p>` : ''}
<p class="muted" style="margin:32px 0 0;${colours.muted};font-size:14px">${escapeText(content.footer)}</p>
</div>
</div>
</body>
</html>
`;
}

function codeHtml(code: { label: string; value: string; expires: string }): string {
  return `${paragraph(code.label)}
<p style="${margin}"><span class="code" style="${codeShape};${colours.code}">${escapeText(code.value)}</span></p>
${paragraph(code.expires)}`;
}

function linkHtml({ label, url }: { label: string; url: string }): string {
  return `<p class="muted" style="${margin};${colours.muted}"><a href="${escapeAttribute(url)}" style="${colours.muted}">${escapeText(label)}</a></p>`;
}

function paragraph(text: string): string {
  return `<p style="${margin}">${escapeText(text)}</p>`;
}
