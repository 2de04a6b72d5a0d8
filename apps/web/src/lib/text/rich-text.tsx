// SPDX-License-Identifier: AGPL-3.0-or-later
import { type TextBlock, type TextSpan, textOfBlocks } from '@kga/contracts/content';
import type { Language } from '@kga/contracts/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

type Heading = 'h2' | 'h3';

/** Markdown as elements. `heading` is the level that fits the page's outline. */
export function RichText({
  blocks,
  language,
  heading,
  className = '',
}: {
  blocks: readonly TextBlock[];
  language: Language;
  heading: Heading;
  className?: string;
}) {
  return (
    <div lang={language} className={`prose ${className}`}>
      <Blocks blocks={blocks} quote={0} heading={heading} />
    </div>
  );
}

/** The first blocks that belong together, of at least one, and those after them. */
function splitRun(
  blocks: readonly TextBlock[],
  belongs: (block: TextBlock) => boolean,
): [readonly TextBlock[], readonly TextBlock[]] {
  const end = blocks.findIndex((block, index) => index > 0 && !belongs(block));
  return end === -1 ? [blocks, []] : [blocks.slice(0, end), blocks.slice(end)];
}

/** Blocks in `quote` quotations. Keys are places: a text is replaced as a whole. */
function Blocks({
  blocks,
  quote,
  heading: Heading,
}: {
  blocks: readonly TextBlock[];
  quote: number;
  heading: Heading;
}) {
  const shown: ReactNode[] = [];
  let rest = blocks;
  for (let [first] = rest; first; [first] = rest) {
    const key = shown.length;
    if (first.quote > quote) {
      const [quoted, after] = splitRun(rest, (block) => block.quote > quote);
      shown.push(
        <blockquote key={key}>
          <Blocks blocks={quoted} quote={quote + 1} heading={Heading} />
        </blockquote>,
      );
      rest = after;
    } else if (first.kind === 'item') {
      const [items, after] = splitRun(
        rest,
        ({ kind, quote: at }) => kind === 'item' && at === quote,
      );
      shown.push(<Items key={key} items={items} level={1} />);
      rest = after;
    } else if (first.picture) {
      shown.push(<Picture key={key} block={first} picture={first.picture} />);
      rest = rest.slice(1);
    } else {
      const spans = <Spans spans={first.spans} />;
      if (first.kind === 'code') {
        shown.push(
          <pre key={key} dir="ltr">
            <code>{spans}</code>
          </pre>,
        );
      } else if (first.kind === 'heading') {
        shown.push(
          <Heading key={key} dir="auto">
            {spans}
          </Heading>,
        );
      } else {
        shown.push(
          <p key={key} dir="auto" className="whitespace-pre-line">
            {spans}
          </p>,
        );
      }
      rest = rest.slice(1);
    }
  }
  return shown;
}

/** A picture, or the words for one that is not made yet. */
function Picture({
  block,
  picture: { url, width, height },
}: {
  block: TextBlock;
  picture: NonNullable<TextBlock['picture']>;
}) {
  const words = textOfBlocks([block]);
  if (width === null || height === null) {
    return (
      <p className="flex min-h-24 items-center justify-center rounded border border-dashed border-edge px-4 text-center text-muted">
        {words}
      </p>
    );
  }
  return (
    <p>
      <img
        src={url}
        alt={words}
        width={width}
        height={height}
        loading="lazy"
        className="rounded"
        // A screenshot of a phone is seen as a whole.
        style={{ maxWidth: `min(100%, ${(80 * width) / height}dvh)` }}
      />
    </p>
  );
}

/** Items of one level, each with those below it. Numbered and other items are lists of their own. */
function Items({ items, level }: { items: readonly TextBlock[]; level: number }) {
  const lists: ReactNode[] = [];
  let rest = items;
  for (let [first] = rest; first; [first] = rest) {
    const isNumbered = first.number !== null;
    const [list, after] = splitRun(
      rest,
      (item) => item.level > level || (item.number !== null) === isNumbered,
    );
    const entries: ReactNode[] = [];
    let left = list;
    for (let [item] = left; item; [item] = left) {
      const [entry, next] = splitRun(left, (each) => each.level > level);
      // An item that begins deeper than its list has no text of its own.
      const isOwn = item.level <= level;
      const nested = isOwn ? entry.slice(1) : entry;
      entries.push(
        <li key={entries.length} dir="auto" className="whitespace-pre-line">
          {isOwn && <Spans spans={item.spans} />}
          {nested.length > 0 && <Items items={nested} level={level + 1} />}
        </li>,
      );
      left = next;
    }
    lists.push(
      isNumbered ? (
        <ol key={lists.length} start={first.number ?? 1}>
          {entries}
        </ol>
      ) : (
        <ul key={lists.length}>{entries}</ul>
      ),
    );
    rest = after;
  }
  return lists;
}

/** Keys are offsets in the text. */
function Spans({ spans }: { spans: readonly TextSpan[] }) {
  const shown: ReactNode[] = [];
  let at = 0;
  for (const span of spans) {
    shown.push(<Span key={at} span={span} />);
    at += span.text.length;
  }
  return shown;
}

function Span({ span: { text, marks, href } }: { span: TextSpan }) {
  let shown: ReactNode = text;
  if (marks?.includes('code')) shown = <code>{shown}</code>;
  if (marks?.includes('emphasis')) shown = <em>{shown}</em>;
  if (marks?.includes('strong')) shown = <strong>{shown}</strong>;
  if (href === undefined) return shown;
  if (/^\/(?![/\\])/.test(href)) return <Link to={href}>{shown}</Link>;
  return (
    <a href={href} rel="ugc nofollow">
      {shown}
    </a>
  );
}

/** The text of an item without marks, as descriptions and quotations show it. */
export const plainTextOf = ({
  content,
  blocks,
}: {
  content: string;
  blocks: readonly TextBlock[] | null;
}): string => (blocks ? textOfBlocks(blocks) : content);
