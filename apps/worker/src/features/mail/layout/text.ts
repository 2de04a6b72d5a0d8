// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Language } from '@kga/contracts/core';

import type { MailContent, MailLink } from './content.ts';
import { wrapText } from './lines.ts';

const colons: ReadonlyMap<Language, string> = new Map([
  ['zh-CN', '：'],
  ['ja', '：'],
  ['fr', '\u202F:'],
]);

/** A label before what it names, unless it ends as a sentence or with a colon of its own. */
const labelled = (label: string, language: Language): string =>
  /[:：.。?？!！]$/u.test(label) ? label : label + (colons.get(language) ?? ':');

/** A mail as plain text. Its first URL is that of the button. */
export function textOf(content: MailContent): string {
  const { language, action, code, quote, sender } = content;
  const prose = (text: string) => wrapText(text, language);
  const link = ({ label, url }: MailLink) => `${labelled(label, language)}\n${url}`;
  const page = ({ label, url }: MailLink) => {
    // The label of the home page is a part of its URL.
    if (url.includes(label)) return url;
    const start = labelled(label, language);
    return `${start}${start.endsWith('：') ? '' : ' '}${url}`;
  };
  const parts = [
    content.greeting,
    prose(content.why),
    content.facts.join('\n'),
    quote ? wrapText(quote.text, quote.language ?? language) : '',
    link(action),
    content.second ? link(content.second) : '',
    code ? `${labelled(code.label, language)}\n${code.value}` : '',
    code ? prose(code.expires) : '',
    prose(content.notYou),
    ...content.links.map(link),
    prose(content.linkCode ?? ''),
    prose(content.reason),
    // The signature separator of mail programs.
    ['-- ', ...sender.lines, ...sender.links.map(page)].join('\n'),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}
