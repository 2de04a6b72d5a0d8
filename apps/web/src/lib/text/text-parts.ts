/** The first UTF-16 units of a text, without half of a character at the end. */
export const cutText = (text: string, length: number): string =>
  text.slice(0, length).replace(/\p{Cs}$/u, '');

/** A page of our own that a text names, as the server tells. */
export type Mention = { readonly path: string; readonly title: string };

/**
 * A piece of a block, with its place there: words, an address elsewhere, or a page of our own by
 * its title.
 */
export type TextPart =
  | { readonly kind: 'text'; readonly text: string; readonly at: number }
  | { readonly kind: 'link'; readonly href: string; readonly text: string; readonly at: number }
  | { readonly kind: 'page'; readonly to: string; readonly title: string; readonly at: number };

/** Lines that belong together, the first of them `line`; `quoted` where each began with `> `. */
type TextBlock = {
  readonly line: number;
  readonly quoted: boolean;
  readonly parts: readonly TextPart[];
};

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
/** What ends an address though it could belong to it; in Chinese and Japanese no space follows. */
const ends = String.raw`\s<>"“”«»‹›「」『』（）［］、。，！？；`;
const address = `https?://[^${ends}]+`;
/** A path of our own stands alone, else it would be a part of another site's address. */
const ownPath = String.raw`(?<=^|[\s(（\[「『"'“‘«<>,，、。])/(?:stories|forum/posts)/${uuid}(?![\w-])`;
const found = new RegExp(`${address}|${ownPath}`, 'gimu');

/** An address without the signs that end the sentence around it. */
function trimmed(text: string): string {
  let end = text.length;
  const open = { ')': '(', ']': '[' } as const;
  const surplus = (sign: ')' | ']') => text.split(sign).length - text.split(open[sign]).length;
  const unmatched = { ')': surplus(')'), ']': surplus(']') };
  for (; end > 0; end -= 1) {
    const last = text[end - 1];
    if (last === ')' || last === ']') {
      if (unmatched[last] <= 0) break;
      unmatched[last] -= 1;
    } else if (last === undefined || !".,;:!?'’*_~".includes(last)) break;
  }
  return text.slice(0, end);
}

/** Where a piece of text leads; undefined where it is words after all. */
function leading(
  text: string,
  at: number,
  { titles, origin }: { titles: ReadonlyMap<string, string>; origin: string },
): TextPart | undefined {
  const href = text.startsWith('/') ? origin + text : text;
  if (!URL.canParse(href)) return undefined;
  const url = new URL(href);
  // Whoever reads `https://bank.example@…` takes it for the bank's.
  if (url.username !== '' || url.password !== '') return undefined;
  const path = url.pathname.toLowerCase().replace(/\/$/, '');
  const title = url.origin === origin ? titles.get(path) : undefined;
  if (title !== undefined) return { kind: 'page', to: path + url.search + url.hash, title, at };
  return text.startsWith('/') ? undefined : { kind: 'link', href: url.href, text, at };
}

function partsOf(
  text: string,
  known: { titles: ReadonlyMap<string, string>; origin: string },
): TextPart[] {
  const parts: TextPart[] = [];
  let done = 0;
  for (const { 0: match, index } of text.matchAll(found)) {
    const candidate = trimmed(match);
    const part = leading(candidate, index, known);
    if (!part) continue;
    if (index > done) parts.push({ kind: 'text', text: text.slice(done, index), at: done });
    parts.push(part);
    done = index + candidate.length;
  }
  if (done < text.length) parts.push({ kind: 'text', text: text.slice(done), at: done });
  return parts;
}

const quoteMark = /^>(?: |$)/;

const isWritten = (line: string): boolean => line.trim() !== '';

/** Blank lines around a block are the room that it is given anyway. */
function withoutBlankEnds(lines: readonly string[]): readonly string[] {
  return lines.slice(lines.findIndex(isWritten), lines.findLastIndex(isWritten) + 1);
}

/** A text as blocks to be shown: what is quoted apart, addresses as links. */
export function parseBlocks(
  text: string,
  mentions: readonly Mention[],
  /** Ours, without a slash at its end. */
  origin: string,
): TextBlock[] {
  const known = { titles: new Map(mentions.map(({ path, title }) => [path, title])), origin };
  const runs: { line: number; quoted: boolean; lines: string[] }[] = [];
  for (const [number, line] of text.split(/\r\n?|\n/).entries()) {
    const quoted = quoteMark.test(line);
    const last = runs.at(-1);
    const shown = quoted ? line.replace(quoteMark, '') : line;
    if (last?.quoted === quoted) last.lines.push(shown);
    else runs.push({ line: number, quoted, lines: [shown] });
  }
  return runs
    .map(({ line, quoted, lines }) => ({
      line,
      quoted,
      text: withoutBlankEnds(lines).join('\n'),
    }))
    .filter((run) => run.text !== '')
    .map((run) => ({
      line: run.line,
      quoted: run.quoted,
      parts: partsOf(run.text, known),
    }));
}
