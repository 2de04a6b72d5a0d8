// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Language, campaign, palettes, splitAtAddresses } from '@kga/contracts/core';
import { escapeAttribute, escapeText } from 'entities';

import type { MailContent, MailLink } from './content.ts';
import { markImage } from './mark.ts';

const { light, dark } = palettes;

/** Inline styles for the light theme, which every mail program supports; the dark theme needs rules. */
const colours = {
  page: `background:${light.paper};color:${light.ink}`,
  muted: `color:${light.muted}`,
  button: `background:${light.signal};color:#ffffff`,
  code: `background:${light.wash};color:${light.ink}`,
  line: `border-color:${light.line}`,
  quote: `border-color:${light.edge}`,
} as const;

const darkRules = `@media (prefers-color-scheme: dark) {
  .page { background: ${dark.paper} !important; color: ${dark.ink} !important; }
  .muted, .muted a { color: ${dark.muted} !important; }
  .button { background: ${dark.signal} !important; color: ${dark.paper} !important; }
  .code { background: ${dark.wash} !important; color: ${dark.ink} !important; }
  .line { border-color: ${dark.line} !important; }
  .quote { border-color: ${dark.edge} !important; }
  .quote a { color: inherit !important; }
}`;

const fonts = "font-family:Inter,system-ui,-apple-system,'Segoe UI',Roboto,sans-serif";
const margin = 'margin:0 0 20px';
const close = 'margin:0 0 8px';
const small = `font-size:14px;line-height:1.5;${colours.muted}`;
/** Outlook shows the padding of cells alone, others that of a link, which is all of the button then. */
const buttonCell = `border-radius:8px;mso-padding-alt:14px 24px;${colours.button}`;
const buttonLink = `display:inline-block;padding:14px 24px;border-radius:8px;font-weight:600;line-height:20px;text-decoration:none;${colours.button}`;
const codeCell = `padding:12px 24px;border-radius:8px;font-size:32px;font-weight:700;line-height:40px;white-space:nowrap;font-variant-numeric:tabular-nums;font-feature-settings:'tnum';-webkit-user-select:all;user-select:all;${colours.code}`;
const quoteCell = `padding:0 0 0 16px;border-left:3px solid ${light.edge}`;
const hidden =
  'display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;font-size:1px;line-height:1px;mso-hide:all';
/** Keeps what follows the preheader out of the preview: none of these is seen, or joins the next. */
const filler = '\u034F\u200C\u00A0'.repeat(60);

/** A mail as HTML. Its one image comes with the mail, as `markImage`. */
export function htmlOf(content: MailContent): string {
  const { language, heading, action, code, quote } = content;
  const facts = content.facts.map(escapeText).join('<br>\n');
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">
<title>${escapeText(content.subject)}</title>
<style>
:root { color-scheme: light dark; }
${darkRules}
</style>
</head>
<body class="page" style="margin:0;padding:0;${colours.page}">
<div aria-hidden="true" style="${hidden}">${escapeText(content.preheader)}${filler}</div>
<div class="page" lang="${language}" style="${colours.page};${fonts};font-size:16px;line-height:1.6;padding:24px 16px">
<div style="max-width:560px;margin:0 auto;overflow-wrap:anywhere">
${brandHtml()}
<h1 lang="${heading.language}" style="${margin};font-size:24px;line-height:1.3">${escapeText(heading.text)}</h1>
${paragraph(content.greeting)}
${paragraph(content.why)}
${facts && `<p class="line" style="${margin};padding:12px 0;border:solid;border-width:1px 0;${colours.line}">${facts}</p>`}
${quote ? quoteHtml(quote) : ''}
${buttonHtml(action, content.second)}
${code ? codeHtml(code) : ''}
${paragraph(content.notYou)}
${content.links.map((each) => `<p class="muted" style="${close};${colours.muted}">${linkHtml(each)}</p>`).join('\n')}
${content.linkCode ? `<p class="muted" style="margin:20px 0 0;${small}">${escapeText(content.linkCode)}</p>` : ''}
${endHtml(content)}
</div>
</div>
</body>
</html>
`;
}

function brandHtml(): string {
  const { cid, size } = markImage;
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="${margin}"><tr>
<td style="padding:0 10px 0 0;vertical-align:middle"><img src="cid:${cid}" width="${size}" height="${size}" alt="${campaign.shortBrand}" style="display:block"></td>
<td style="vertical-align:middle;${fonts};font-size:16px;font-weight:700">${escapeText(campaign.brand)}</td>
</tr></table>`;
}

const buttonHtml = ({ label, url }: MailLink, second: MailLink | undefined) =>
  `<table role="presentation" cellpadding="0" cellspacing="0" style="${margin};border-collapse:separate"><tr>
<td class="button" bgcolor="${light.signal}" style="${buttonCell}"><a class="button" href="${escapeAttribute(url)}" style="${buttonLink};${fonts}">${escapeText(label)}</a></td>
${second ? `<td class="muted" style="padding:0 0 0 20px;${colours.muted};${fonts};font-size:16px;line-height:20px">${linkHtml(second)}</td>\n` : ''}</tr></table>`;

/** The gap within the code is drawn, so that it is copied as digits alone. */
function codeHtml({ label, value, expires }: NonNullable<MailContent['code']>): string {
  const middle = Math.ceil(value.length / 2);
  const [start, end] = [value.slice(0, middle), value.slice(middle)].map(escapeText);
  return `<p style="${close}">${escapeText(label)}</p>
<table role="presentation" cellpadding="0" cellspacing="0" style="${close};border-collapse:separate"><tr>
<td class="code" bgcolor="${light.wash}" style="${codeCell};${fonts}"><span style="letter-spacing:2px">${start}</span><span style="letter-spacing:2px;padding-left:12px">${end}</span></td>
</tr></table>
<p class="muted" style="${margin};${small}">${escapeText(expires)}</p>`;
}

/** The words of a person, apart from ours. */
function quoteHtml({ text, language }: { text: string; language: Language | undefined }): string {
  const paragraphs = text.split(/\n{2,}/).map((each) => {
    const lines = each.split('\n').map((line) => splitAtAddresses(line).map(partHtml).join(''));
    return `<p style="margin:0 0 12px">${lines.join('<br>\n')}</p>`;
  });
  const lang = language === undefined ? '' : ` lang="${escapeAttribute(language)}"`;
  return `<table role="presentation" cellpadding="0" cellspacing="0" width="100%" style="${margin}"><tr>
<td class="quote"${lang} dir="auto" style="${quoteCell};${fonts};font-size:16px;line-height:1.6">${paragraphs.join('\n')}</td>
</tr></table>`;
}

const partHtml = ({ text, href }: { readonly text: string; readonly href?: string }) =>
  href === undefined
    ? escapeText(text)
    : `<a href="${escapeAttribute(href)}" style="color:inherit">${escapeText(text)}</a>`;

/** Why it comes and who sends it, and last the address of the button, which few need. */
function endHtml({ action, reason, sender }: MailContent): string {
  const [name = '', ...lines] = sender.lines.map(escapeText);
  const pages = sender.links.map(
    (each) => `<span style="white-space:nowrap">${linkHtml(each)}</span>`,
  );
  return `<p class="muted line" style="margin:32px 0 20px;padding:20px 0 0;border:solid;border-width:1px 0 0;${colours.line};${small}">${escapeText(reason)}</p>
<p class="muted" style="margin:0 0 20px;${small}">${[`<strong>${name}</strong>`, ...lines, pages.join(' · ')].join('<br>\n')}</p>
<p class="muted" style="margin:0;${small};font-size:12px">${escapeText(action.hint)}<br>
<a href="${escapeAttribute(action.url)}" style="${colours.muted}">${escapeText(action.url)}</a></p>`;
}

const linkHtml = ({ label, url }: MailLink) =>
  `<a href="${escapeAttribute(url)}" style="${colours.muted}">${escapeText(label)}</a>`;

const paragraph = (text: string) => `<p style="${margin}">${escapeText(text)}</p>`;
