// SPDX-License-Identifier: AGPL-3.0-or-later
import { fill } from '../../../../apps/web/src/features/legal/letters/assembly/fill.ts';
import { letterForm } from '../../../../apps/web/src/features/legal/letters/assembly/letter-form.ts';
import { situations } from '../../../../apps/web/src/features/legal/letters/assembly/letter-values.ts';
import { readLetterTexts } from '../facts/letter-texts.ts';
import { typesetMessages } from './pdf.ts';

const blocks = (...parts: readonly string[]): string =>
  parts.filter((part) => part !== '').join('\n\n');

const list = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n');

/** A text without the line breaks and wide spaces that Markdown would drop. */
const inLine = (text: string): string => text.replaceAll(/\s*\n\s*/g, ' ').trim();

/** The two letters of the template in a language, as Markdown, from the texts that the site writes letters with. */
export function templateLetters(language: string): { letter: string; reminder: string } {
  const texts = readLetterTexts(language);
  const names = typesetMessages(language).template;
  const shown = Object.fromEntries(
    Object.entries(names).map(([key, name]) => [key, `[${name}]`] as const),
  );
  const text = (...parts: readonly string[]) =>
    parts.map((part) => fill(part, { ...shown, price: shown['price'] })).join(' ');
  const { head, endDate } = letterForm(language);
  const headParts = {
    sender: shown['sender'] ?? '',
    recipient: shown['seller'] ?? '',
    date: shown['date'] ?? '',
    reference: text(texts.details.reference),
  };
  const top = head.map((part) => headParts[part]);
  const signed = blocks(
    endDate === 'above' ? headParts.date : '',
    shown['signature'] ?? '',
    fill(texts.signature, shown),
    endDate === 'below' ? headParts.date : '',
    head.includes('sender') ? '' : headParts.sender,
  );
  const { refund, ...items } = texts.demands.items;
  const demands = list(
    [text(refund.withPrice), ...Object.values(items).map((item) => text(item))].map(
      (item) => `[${item}]`,
    ),
  );
  const happened = situations.map((situation) => `[${text(texts.situation[situation].dated)}]`);
  const letter = blocks(
    ...top,
    `**${text(texts.subject.seller)}**`,
    text(texts.salutation.seller),
    text(texts.opening.seller, texts.purchase.fromYou.full),
    names.choose,
    list(happened),
    text(texts.law.intro.seller),
    shown['law'] ?? '',
    text(texts.demands.intro.seller),
    demands,
    text(texts.deadline.first, texts.next.first.unnamed),
    text(texts.law.reservation, texts.enclosures.mention),
    text(texts.closing.seller.thanks),
    inLine(texts.closing.seller.formula),
    signed,
    texts.enclosures.heading,
    list(Object.values(texts.enclosures.proofs).map((proof) => `[${proof}]`)),
  );
  const replies = Object.values(texts.reply).map((reply) => `[${reply}]`);
  const reminder = blocks(
    ...top,
    `**${text(texts.subject.reminder.dated)}**`,
    text(texts.salutation.reminder),
    text(texts.opening.reminder.dated),
    names.choose,
    list(replies),
    text(texts.demands.intro.reminder),
    demands,
    text(texts.deadline.final, texts.next.final.unnamed),
    text(texts.closing.reminder.thanks),
    inLine(texts.closing.reminder.formula),
    signed,
  );
  return { letter, reminder };
}

const headingOf = (section: string): string => section.split('\n')[0] ?? '';

/** A guide whose second and third section hold these letters; the first paragraph of the third stays. */
export function withLetters(markdown: string, language: string): string {
  const { letter, reminder } = templateLetters(language);
  const sections = markdown.split(/^(?=## )/m);
  const [intro, before, first = '', second = '', ...after] = sections;
  const [, hint = ''] = second.split('\n\n');
  return [
    intro,
    before,
    `${headingOf(first)}\n\n${letter}\n\n`,
    `${headingOf(second)}\n\n${hint}\n\n${reminder}\n\n`,
    ...after,
  ].join('');
}
