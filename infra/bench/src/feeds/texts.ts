// Texts of the feeds of `bench:feeds`, deterministic, so that every process gets the same bytes.
import { type Language, languages } from '@kga/contracts';

export const itemsOfSource = 50;

export type SourceFormat = 'rss' | 'atom' | 'json';

export type Source = {
  readonly index: number;
  readonly name: string;
  readonly language: Language;
  readonly format: SourceFormat;
};

const minute = 60_000;
const words =
  'server player archive studio store label patch museum library realm licence notice console price offline update account map ticket shelf season guild menu chapter signal harbour lantern voyage village bridge garden orchard copper winter silver island letter market window engine castle river mirror planet thunder meadow compass ribbon forest summer anchor candle'.split(
    ' ',
  );
const syllables = {
  'zh-CN':
    '游戏玩家保存档案服务器离线补丁博物馆图书馆商店标签账户地图岛屿灯塔海港花园冬天河流森林桥梁',
  ja: 'ゲームの保存を守るために図書館と博物館が記録した港の灯台やしまの地図を公開する冬と川の森',
  ko: '게임을지키는사람들이도서관과박물관에서기록한항구등대와섬의지도를공개했다겨울강숲다리',
} as const;

export function sourceAt(index: number): Source {
  const formats: readonly SourceFormat[] = ['rss', 'rss', 'rss', 'atom', 'json'];
  return {
    index,
    name: `Source ${index}`,
    language: languages[index % languages.length] ?? 'en',
    format: formats[index % formats.length] ?? 'rss',
  };
}

/** A feed of 50 items up to `until`; all titles of all sources differ. */
export function writeFeed(source: Source, origin: string, until: Date): string {
  const random = randomFrom(source.index + 1);
  const items = Array.from({ length: itemsOfSource }, (_, index) => {
    const title = sentence(random, source.language, 9);
    return {
      id: `tag:bench.invalid,2026:${source.index}/${index}`,
      url: `${origin}/articles/${source.index}/${index}?utm_source=feed`,
      title: `${title} ${source.index}-${index}`,
      summary: sentence(random, source.language, 30),
      html: htmlOf(random, source.language),
      publishedAt: new Date(+until - (index * 601 + (source.index % 600)) * minute),
    };
  });
  const site = `${origin}/sites/${source.index}`;
  return writers[source.format](source, site, items);
}

type Item = {
  id: string;
  url: string;
  title: string;
  summary: string;
  html: string;
  publishedAt: Date;
};
type Random = () => number;

/** mulberry32, a small deterministic generator. */
function randomFrom(seed: number): Random {
  let state = Math.imul(seed, 0x9e3779b1);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function sentence(random: Random, language: Language, length: number): string {
  const pick = <T>(from: readonly T[], otherwise: T) =>
    from[Math.floor(random() * from.length)] ?? otherwise;
  if (language === 'zh-CN' || language === 'ja' || language === 'ko') {
    const characters = Array.from(syllables[language]);
    return Array.from({ length: length * 2 }, () => pick(characters, '')).join('');
  }
  return Array.from({ length }, () => pick(words, '')).join(' ');
}

function htmlOf(random: Random, language: Language): string {
  const paragraph = () => sentence(random, language, 40);
  return `<p>${paragraph()}</p><p>${paragraph()} <a href="/more">${sentence(random, language, 3)}</a></p><blockquote><p>${paragraph()}</p></blockquote>`;
}

const cdata = (content: string) => `<![CDATA[${content}]]>`;

type Writer = (source: Source, site: string, items: readonly Item[]) => string;

const writers: Readonly<Record<SourceFormat, Writer>> = {
  rss: ({ name, language }, site, items) =>
    `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel><title>${name}</title><link>${site}</link><description>${name}</description><language>${language}</language>
${items
  .map(
    ({ id, url, title, summary, html, publishedAt }) =>
      `<item><title>${title}</title><link>${url}</link><guid isPermaLink="false">${id}</guid><pubDate>${publishedAt.toUTCString()}</pubDate><description>${summary}</description><content:encoded>${cdata(html)}</content:encoded></item>`,
  )
  .join('\n')}
</channel></rss>`,
  atom: ({ name, language }, site, items) =>
    `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}"><id>${site}</id><title>${name}</title><link href="${site}"/>
${items
  .map(
    ({ id, url, title, summary, html, publishedAt }) =>
      `<entry><id>${id}</id><title>${title}</title><link href="${url}"/><published>${publishedAt.toISOString()}</published><updated>${publishedAt.toISOString()}</updated><summary>${summary}</summary><content type="html">${cdata(html)}</content></entry>`,
  )
  .join('\n')}
</feed>`,
  json: ({ name, language }, site, items) =>
    JSON.stringify({
      version: 'https://jsonfeed.org/version/1.1',
      title: name,
      home_page_url: site,
      language,
      items: items.map(({ id, url, title, summary, html, publishedAt }) => ({
        id,
        url,
        title,
        summary,
        content_html: html,
        date_published: publishedAt.toISOString(),
      })),
    }),
};
