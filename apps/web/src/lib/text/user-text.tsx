// SPDX-License-Identifier: AGPL-3.0-or-later
import type { TextBlock } from '@kga/contracts/content';
import type { Language } from '@kga/contracts/core';
import { Link } from 'react-router-dom';

import { useBrowserConfig } from '../browser.ts';
import { RichText } from './rich-text.tsx';
import { type Mention, type TextPart, parseBlocks } from './text-parts.ts';

const nothingNamed: readonly Mention[] = [];

/** The text of an item in the format in which it was written. */
export function ItemText({
  item: { content, blocks, language, mentions },
  heading,
  className = '',
}: {
  item: {
    content: string;
    blocks: readonly TextBlock[] | null;
    language: Language;
    mentions?: readonly Mention[];
  };
  /** The level of headings in it. */
  heading: 'h2' | 'h3';
  className?: string;
}) {
  return blocks ? (
    <RichText {...{ blocks, language, heading, className }} />
  ) : (
    <UserText text={content} {...{ language, mentions, className }} />
  );
}

export function UserText({
  text,
  language,
  mentions = nothingNamed,
  className = '',
}: {
  text: string;
  language: Language;
  mentions?: readonly Mention[] | undefined;
  className?: string;
}) {
  const { origin } = useBrowserConfig();
  return (
    <div lang={language} className={`flex flex-col gap-3 [overflow-wrap:anywhere] ${className}`}>
      {parseBlocks(text, mentions, origin).map(({ line, quoted, parts }) =>
        quoted ? (
          <blockquote
            key={line}
            dir="auto"
            className="border-s-4 border-line ps-4 whitespace-pre-wrap text-muted"
          >
            <Parts parts={parts} />
          </blockquote>
        ) : (
          <p key={line} dir="auto" className="whitespace-pre-wrap">
            <Parts parts={parts} />
          </p>
        ),
      )}
    </div>
  );
}

function Parts({ parts }: { parts: readonly TextPart[] }) {
  return parts.map((part) => {
    if (part.kind === 'text') return part.text;
    if (part.kind === 'page') {
      return (
        <Link key={part.at} to={part.to}>
          {part.title}
        </Link>
      );
    }
    return (
      <a key={part.at} href={part.href} rel="ugc nofollow">
        {part.text}
      </a>
    );
  });
}
