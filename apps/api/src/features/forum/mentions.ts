import type { Database } from '@kga/db';
import { selectMentionTitles } from '@kga/db';

/** Pages that a text names at most. */
const most = 10;

const id = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';

/** Before a path without an origin: another site's address has none of these there. */
const before = String.raw`(?<=^|[\s(（\[「『"'“‘«<>,，、。])`;

/** A page of our own that a text names. */
type Named = { path: string; kind: 'stories' | 'forum/posts'; id: string };

export type Mention = { path: string; title: string };

/** Reads the addresses of our own stories and posts out of texts. */
export function createMentions(publicOrigin: string) {
  const origin = publicOrigin.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const address = new RegExp(
    `(?:${origin}|${before})/(stories|forum/posts)/(${id})(?![\\w-])`,
    'gi',
  );

  function namedIn(text: string): Named[] {
    const found = new Map<string, Named>();
    for (const [, kind = '', name = ''] of text.matchAll(address)) {
      const named = { kind: kind.toLowerCase() === 'stories' ? 'stories' : 'forum/posts' } as const;
      const path = `/${named.kind}/${name.toLowerCase()}`;
      found.set(path, { ...named, path, id: name.toLowerCase() });
      if (found.size === most) break;
    }
    return [...found.values()];
  }

  /** The pages that each text names, with their titles; pages that are not there are left out. */
  return async function mentionsIn(db: Database, texts: readonly string[]): Promise<Mention[][]> {
    const named = texts.map(namedIn);
    const idsOf = (kind: Named['kind']) =>
      named.flat().flatMap((each) => (each.kind === kind ? [each.id] : []));
    const titles = await selectMentionTitles(db, {
      stories: idsOf('stories'),
      posts: idsOf('forum/posts'),
    });
    return named.map((each) =>
      each.flatMap(({ path, id: name }) => {
        const title = titles.get(name);
        return title === undefined ? [] : [{ path, title }];
      }),
    );
  };
}

export type MentionsIn = ReturnType<typeof createMentions>;
