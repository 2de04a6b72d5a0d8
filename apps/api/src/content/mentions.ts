// SPDX-License-Identifier: AGPL-3.0-or-later
import { beforeMention, mentionedKinds, pathTo, routes, uuidPattern } from '@kga/contracts/core';
import { selectPublishedTitles } from '@kga/db/content';
import type { Database } from '@kga/db/core';
import { contentTypes } from '@kga/db/registry';

/** Most mentions that are read from a text. */
const mentionsMax = 10;

export type Mention = { path: string; title: string };

const prefixes = mentionedKinds.map(({ page }) => routes[page].replace(':id', ''));

async function titlesOf(
  db: Database,
  links: readonly { path: string; id: string }[],
): Promise<Map<string, string>> {
  const titles = new Map<string, string>();
  for (const { kind, page } of mentionedKinds) {
    const ids = links.flatMap(({ path, id }) => (path === pathTo(page, { id }) ? [id] : []));
    for (const { id, title } of await selectPublishedTitles(db, contentTypes[kind], ids)) {
      titles.set(pathTo(page, { id }), title);
    }
  }
  return titles;
}

/** Creates a function that finds links to this site's stories and posts in texts. */
export function createMentions(publicOrigin: string) {
  const origin = publicOrigin.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const pattern = new RegExp(
    `(?:${origin}|(?<=${beforeMention}))(${prefixes.join('|')})(${uuidPattern})(?![\\w-])`,
    'giu',
  );

  function linksIn(text: string): { path: string; id: string }[] {
    const found = new Map<string, { path: string; id: string }>();
    for (const [, prefix = '', name = ''] of text.matchAll(pattern)) {
      const id = name.toLowerCase();
      const path = `${prefix.toLowerCase()}${id}`;
      found.set(path, { path, id });
      if (found.size === mentionsMax) break;
    }
    return [...found.values()];
  }

  /** The published items that each text links to, with their titles. */
  return async function mentionsIn(db: Database, texts: readonly string[]): Promise<Mention[][]> {
    const links = texts.map(linksIn);
    const titles = await titlesOf(db, links.flat());
    return links.map((each) =>
      each.flatMap(({ path }) => {
        const title = titles.get(path);
        return title === undefined ? [] : [{ path, title }];
      }),
    );
  };
}
