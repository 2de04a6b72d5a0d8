// SPDX-License-Identifier: AGPL-3.0-or-later
import type { TextBlock, TextSpan } from '@kga/contracts/content';
import { pathTo } from '@kga/contracts/core';
import { type NamedMember, selectNamedMembers } from '@kga/db/content';
import type { Database } from '@kga/db/core';
import { type Formatted, ownUrlOf, parseMarkdown, pathOf } from '@kga/server/markdown';

import { type Mention, createMentions } from './mentions.ts';
import { readPictures, withPictures } from './text-pictures.ts';

/** A text, with the id of its item once it is stored. */
type ReadText = Formatted & { id?: string };

/** What readers see of a text beside the text itself. */
export type ShownText = { mentions: Mention[]; blocks: TextBlock[] | null };

/** A text without anything that it names. */
export const bareText: ShownText = { mentions: [], blocks: null };

/** Whether a member can be named in a span: code and links stay as they are. */
const canName = ({ href, marks = [] }: TextSpan): boolean =>
  href === undefined && !marks.includes('code');

/** Splits a span at the members whom it names. */
function splitAtMembers(span: TextSpan, members: readonly NamedMember[]): TextSpan[] {
  const parts: TextSpan[] = [];
  let done = 0;
  for (const { at, length, id } of members) {
    parts.push(
      { ...span, text: span.text.slice(done, at) },
      { ...span, text: span.text.slice(at, at + length), href: pathTo('member', { id }) },
    );
    done = at + length;
  }
  return [...parts, { ...span, text: span.text.slice(done) }].filter(({ text }) => text !== '');
}

/** Links the members whom texts name to their pages. */
async function linkMembers(db: Database, texts: readonly TextBlock[][]): Promise<TextBlock[][]> {
  const spans = texts.map((blocks) => blocks.flatMap((block) => block.spans.filter(canName)));
  const named = await selectNamedMembers(
    db,
    spans.map((ofText) => ofText.map(({ text }) => text)),
  );
  const membersOf = new Map(
    spans.flatMap((ofText, index) =>
      ofText.map((span, part) => [
        span,
        (named[index]?.[part] ?? []).filter((one) => !one.isSuspended),
      ]),
    ),
  );
  return texts.map((blocks) =>
    blocks.map((block) => ({
      ...block,
      spans: block.spans.flatMap((span) => splitAtMembers(span, membersOf.get(span) ?? [])),
    })),
  );
}

/** Shows the title of a page of this site in place of its address. */
function withTitles(
  blocks: readonly TextBlock[],
  mentions: readonly Mention[],
  publicOrigin: string,
): TextBlock[] {
  const titles = new Map(mentions.map(({ path, title }) => [path, title]));
  const shown = (span: TextSpan): TextSpan => {
    const url = span.href === undefined ? undefined : ownUrlOf(span.href, publicOrigin);
    if (!url) return span;
    const title = titles.get(url.pathname.toLowerCase().replace(/\/$/, ''));
    const isAddress = span.text.startsWith('http');
    const text = isAddress && title !== undefined ? title : span.text;
    return { ...span, href: pathOf(url), text };
  };
  return blocks.map((block) => ({ ...block, spans: block.spans.map(shown) }));
}

/**
 * Creates a function that reads what texts show: the published items of this site that they link to, and Markdown as
 * elements, with links to the members that it names.
 */
export function createTexts(publicOrigin: string) {
  const mentionsIn = createMentions(publicOrigin);
  return async function showTexts(db: Database, texts: readonly ReadText[]): Promise<ShownText[]> {
    const mentions = await mentionsIn(
      db,
      texts.map(({ content }) => content),
    );
    const parsed = texts.map(({ id, content, format }, index) => ({
      ...(id !== undefined && { id }),
      blocks:
        format === 'markdown'
          ? withTitles(parseMarkdown(content), mentions[index] ?? [], publicOrigin)
          : [],
    }));
    const pictures = await readPictures(db, parsed);
    const linked = await linkMembers(
      db,
      parsed.map(({ id, blocks }) =>
        id === undefined ? blocks : withPictures(blocks, id, pictures),
      ),
    );
    return texts.map(({ format }, index) => ({
      mentions: mentions[index] ?? [],
      blocks: format === 'markdown' ? (linked[index] ?? []) : null,
    }));
  };
}

export type ShowTexts = ReturnType<typeof createTexts>;

/** What readers see of one text. */
export async function showText(
  db: Database,
  showTexts: ShowTexts,
  text: ReadText,
): Promise<ShownText> {
  const [shown = bareText] = await showTexts(db, [text]);
  return shown;
}
