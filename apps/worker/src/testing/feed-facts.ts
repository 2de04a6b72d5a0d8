// SPDX-License-Identifier: AGPL-3.0-or-later
// One table, as long as there are files.
import type { DateDoubt, FeedError } from '@kga/contracts/news';

type ItemFacts = {
  guid?: string;
  url?: string | null;
  canonicalUrl?: string | null;
  title?: string;
  excerpt?: string;
  html?: string;
  pictureUrl?: string | null;
  /** ISO 8601. */
  publishedAt?: string | null;
  dateDoubt?: DateDoubt | null;
};

/** What is true of a file, read off it by eye. `{origin}` is the host that serves it. */
export type FeedFacts =
  | { fault: FeedError }
  | {
      name?: string;
      siteUrl?: string | null;
      language?: string | null;
      ttlSeconds?: number | null;
      count?: number;
      items?: ItemFacts[];
    };

const rel = 'rel="nofollow noopener ugc"';

/** Documents of another kind, or none at all. */
const noFeed: FeedFacts = { fault: 'not_a_feed' };

/** What the file says is that it can be read, and has nothing in it. */
const empty: FeedFacts = { name: '', siteUrl: null, count: 0 };

const jsonFeed: FeedFacts = {
  name: 'title',
  siteUrl: 'https://sample-json-feed.com/',
  count: 1,
  items: [
    {
      guid: 'id',
      url: 'https://sample-json-feed.com/id',
      title: 'title',
      excerpt: 'summary',
      pictureUrl: 'https://sample-json-feed.com/image.png',
      publishedAt: '2019-10-12T07:20:50.520Z',
    },
  ],
};

const safe = [{ title: 'safe description', html: '<p>safe <strong>description</strong></p>' }];

export const feedFacts: Readonly<Record<string, FeedFacts>> = {
  'encoding/feedparser__illformed__chardet__euckr.xml': {
    items: [{ title: 'EUC-KR 에서 TypeKey 한글닉네임 표시하기', publishedAt: null, url: null }],
  },
  'encoding/feedparser__illformed__chardet__windows1255.xml': {
    items: [
      {
        excerpt:
          'האם תדפיס נייר של אתר אינטרנט שמוצג על מסך משתמש הוא העתק נאמן למקור של אתר האינטרנט? רבים יגידו שכן, ולפעמים גם בתי המשפט יצטרפו אליהם שיקבלו פלט מאתר אינטרנט כראיה קבילה. אבל, זה ממש לא כך. ויש אפילו הוכחה מדהימה.',
      },
    ],
  },
  'encoding/feedparser__encoding__bozo_bogus_encoding.xml': empty,
  'encoding/feedparser__encoding__bozo_encoding_mismatch_crash.xml': { count: 1 },
  'encoding/feedparser__encoding__http_text_xml_default.xml': empty,
  'encoding/feedparser__encoding__http_application_atom_xml_gb2312_encoding.xml': empty,
  'encoding/feedparser__encoding__utf-16le.xml': empty,
  'encoding/feedparser__encoding__utf-8-bom.xml': empty,
  'encoding/feedparser__encoding__bozo_http_text_plain.xml': empty,
  'encoding/feed-rs__feed-rs__fixture__rss0__rss_0.91_encoding_2.xml': {
    name: 'Tribunal de Justiça do Estado do Rio Grande do Sul',
    siteUrl: 'http://www.tjrs.jus.br/',
    language: null,
    items: [
      {
        url: 'http://www.tjrs.jus.br/site_php/noticias/mostranoticia.php?assunto=1&categoria=1&item=506095',
        title:
          '13/08/2020 21:27 - Comitê completa 150 dias de atuação na prevenção contra o novo Coronavírus',
        publishedAt: null,
      },
    ],
  },
  'encoding/feed-rs__feed-rs__fixture__rss2__rss_2.0_encoding_1.xml': {
    name: 'RSS Feed do Site Inovação Tecnológica',
    items: [
      {
        title: 'Revolução nas telas com pontos quânticos impressos em 3D',
        excerpt:
          'A nova tecnologia permitiu criar as três cores primárias em 5.600 PPI, excedendo em muito as TVs QLED de 8K, que têm 100 PPI.',
        pictureUrl:
          'https://www.inovacaotecnologica.com.br/noticias/mini/010150200813-mini-tela-nanofotonica-3.jpg',
        publishedAt: '2020-08-13T09:57:55.000Z',
      },
    ],
  },
  'encoding/feed-rs__feed-rs__fixture__xml__xml_iso8859.xml': {
    items: [
      {
        title: 'Digitalministerium: Neue Glasfaserförderung mit Schnellkasse',
        excerpt: 'Ab April soll es wieder Förderung für den Ausbau von Glasfaser geben.',
      },
    ],
  },
  'encoding/node-feedparser__test__feeds__compressed.xml': {
    name: 'Новости Оренбурга и области / Раздел Новости',
    ttlSeconds: 1_800,
    count: 10,
    items: [
      {
        title: 'В Бузулуке главные стройплощадки – детсад и Ледовый дворец',
        url: 'http://www.oren.ru/news/2743422/',
        pictureUrl: 'http://www.oren.ru/upload/iblock/be8/stroitelstvo_krany.jpg',
      },
    ],
  },
  'encoding/v2__internal__reader__encoding__windows-1252.xml': { name: 'Euro €', count: 0 },
  'encoding/v2__internal__reader__parser__encoding_WINDOWS-1251.xml': {
    name: 'iBash.Org.Ru',
    language: null,
    items: [
      {
        guid: 'http://ibash.org.ru/quote.php?id=17703',
        title: 'Цитата #17703',
        publishedAt: '2018-03-21T07:27:32.000Z',
      },
      { title: 'Цитата #17705', publishedAt: '2018-03-21T07:27:22.000Z' },
    ],
  },
  'encoding/v2__internal__reader__parser__rdf_UTF8.xml': {
    name: 'heise online News',
    siteUrl: 'https://www.heise.de/newsticker/',
    items: [
      {
        title: 'OLED-TVs: Vorsichtsmaßnahmen gegen Einbrennen',
        url: 'https://www.heise.de/newsticker/meldung/OLED-TVs-Vorsichtsmassnahmen-gegen-Einbrennen-4205274.html',
      },
      { title: 'Mega-Deal: IBM übernimmt Red Hat' },
    ],
  },
  'encoding/v2__internal__reader__parser__urdu_UTF8.xml': {
    siteUrl: 'http://www.bbcurdu.com/',
    ttlSeconds: 900,
    language: null,
    items: [
      {
        guid: 'http://www.bbc.com/urdu/pakistan-42575603',
        title:
          'امریکی عسکری امداد کی بندش کی وجوہات: انڈیا سے جنگ، جوہری پروگرام اور اب دہشت گردوں کی پشت پناہی',
        pictureUrl: 'http://c.files.bbci.co.uk/A787/production/_99478824_gettyimages-856735580.jpg',
        publishedAt: '2018-01-05T16:51:00.000Z',
      },
    ],
  },
  'illformed/feedparser__illformed__http_high_bit_date.xml': empty,
  'illformed/feedparser__illformed__undeclared_namespace.xml': empty,
  'illformed/gofeed__parser__universal__empty_feed.xml': noFeed,
  'illformed/gofeed__parser__universal__unknown_feed.xml': noFeed,
  'illformed/rss-parser__test__input__unrecognized.rss': noFeed,
  'jsonfeed/gofeed__parser__json__invalid__invalid.json': noFeed,
  'jsonfeed/gofeed__parser__universal__invalid.json': noFeed,
  'jsonfeed/gofeed__parser__json__version_json_11.json': jsonFeed,
  'jsonfeed/gofeed__parser__universal__json11_feed.json': jsonFeed,
  'wellformed/feedparser__wf__rdf__doctype_contains_entity_decl.xml': empty,
  'wellformed/feedparser__wf__namespace__rss2.0noNSwithModulesLocalNameClash.xml': {
    name: 'RSS Tests - RSS2.0 no NS localName clash',
    language: 'en',
    items: [{ title: 'Test Item - RSS2.0 no NS localName clash' }],
  },
  'wellformed/gofeed__parser__universal__rdf_feed.xml': { name: 'Feed Title', count: 0 },
  'wellformed/gofeed__parser__universal__rss_feed_bom.xml': { name: 'Feed Title', count: 0 },
  'wellformed/node-feedparser__test__feeds__complexNamespaceFeed.xml': {
    name: 'namespace/feed',
    count: 1,
    items: [
      {
        guid: 'urn:uuid:d5ffaea2-0a9a-4f38-98fc-5c364177b6b4',
        title: 'This is the title',
        excerpt: 'Hello World',
        publishedAt: '2012-08-04T01:29:34.677Z',
      },
    ],
  },
  'wellformed/feedsmith__rss__references__rss-20.xml': {
    name: 'Sample Feed',
    siteUrl: 'http://example.org/',
    language: 'en',
    ttlSeconds: 3_600,
    items: [
      {
        guid: 'http://example.org/guid/1',
        url: 'http://example.org/item/1',
        title: 'First item title',
        html: '<p>Watch out for nasty tricks</p>',
        pictureUrl: null,
        publishedAt: '2002-09-05T00:00:01.000Z',
      },
      { guid: 'http://example.org/guid/2', title: 'Second item title' },
    ],
  },
  'wellformed/feedsmith__rdf__references__rdf-10.xml': {
    name: 'XML.com',
    siteUrl: 'http://xml.com/pub',
    items: [
      {
        guid: 'http://xml.com/pub/2000/08/09/xslt/xslt.html',
        title: 'Processing Inclusions with XSLT',
        publishedAt: null,
      },
      { url: 'http://xml.com/pub/2000/08/09/rdfdb/index.html', title: 'Putting RDF to Work' },
    ],
  },
  'wellformed/feedsmith__atom__references__atom-03.xml': {
    name: 'Sample Feed',
    siteUrl: 'http://example.org/',
    language: 'en',
    // The third entry has the guid and the address of the second, and another title.
    count: 3,
    items: [
      {
        guid: 'tag:feedparser.org,2004-04-20:/docs/examples/atom03.xml:3',
        url: 'http://example.org/entry/3',
        title: 'First entry title',
        html: '<p>Watch out for nasty tricks</p>',
        publishedAt: '2004-04-20T00:23:47.000Z',
      },
      { title: 'Second entry title', publishedAt: '2004-04-20T08:45:00.000Z' },
    ],
  },
  'wellformed/feedsmith__atom__references__atom-10.xml': {
    name: 'Comprehensive Atom 1.0 Example Feed',
    siteUrl: 'http://example.org/',
    language: 'en',
    items: [
      {
        guid: 'tag:example.org,2023:entry-1',
        url: 'http://example.org/entry/1',
        title: 'Comprehensive Entry Example',
        publishedAt: '2023-01-10T08:30:00.000Z',
      },
      { url: null, title: 'Minimal Required Entry', publishedAt: '2023-01-14T15:30:00.000Z' },
      { html: '<p>This is a summary with <strong>HTML</strong> markup.</p>' },
      { url: 'http://example.org/full-content.html' },
      { title: 'Multiple Authors Example' },
      { title: 'Exemple de Contenu en Français' },
    ],
  },
  'images/feedparser__wf__media-rss__media_group.xml': {
    items: [{ title: 'Example Atom', excerpt: 'Test Description', pictureUrl: null }],
  },
  'images/feedparser__wf__rss__item_image_link_conflict.xml': { items: [{ pictureUrl: null }] },
  'images/gofeed__extensions__media__feed_item_image_-_rss_channel_item_media.xml': {
    items: [
      {
        title: 'rss item image from media content',
        pictureUrl: 'https://example.com/blog-open.png',
      },
    ],
  },
  'images/gofeed__translator__rss__feed_image_-_rss_channel_media_content.xml': { count: 0 },
  'images/gofeed__translator__rss__feed_item_enclosures_-_rss_channel_item_enclosures.xml': {
    items: [{ pictureUrl: null }],
  },
  'images/node-feedparser__test__feeds__mediacontent-dupes.xml': {
    name: 'Home | Mail Online',
    language: 'en',
    items: [
      {
        guid: 'http://www.dailymail.co.uk/news/article-2272640/Could-infamous-Black-Dahlia-case-solved-Cadaver-dog-discovers-death-scent-Hollywood-home-suspect-66-years-horrific-murder.html?ITO=1490&ns_mchannel=rss&ns_campaign=1490',
        url: 'http://www.dailymail.co.uk/news/article-2272640/Could-infamous-Black-Dahlia-case-solved-Cadaver-dog-discovers-death-scent-Hollywood-home-suspect-66-years-horrific-murder.html',
        pictureUrl:
          'http://i.mol.im/i/pix/2013/02/03/article-2272640-174FCEE2000005DC-697_154x115.jpg',
        publishedAt: '2013-02-03T04:13:03.000Z',
      },
    ],
  },
  'guid/feedparser__wf__rss__item_guid_isPermaLink_conflict_link.xml': {
    items: [{ guid: 'http://guid.example.com/' }],
  },
  'dates_titles/feedparser__wf__rss__item_expirationDate_multiple_values.xml': empty,
  'dates_titles/feedparser__wf__atom10__entry_link_multiple.xml': {
    items: [{ url: 'http://www.example.com/' }],
  },
  'dates_titles/feedparser__wf__atom10__entry_link_no_href.xml': {
    items: [{ url: 'http://www.example.com/' }],
  },
  'dates_titles/gofeed__translator__rss__feed_item_published_-_rss_channel_item_pubDate.xml': {
    items: [{ publishedAt: '2004-01-01T19:48:21.000Z' }],
  },
  'relative_links/feed-rs__feed-rs__fixture__atom__atom_relative.xml': {
    name: 'Example Feed with Relative URLs',
    siteUrl: 'https://example.com/blog/',
    items: [
      {
        guid: 'urn:uuid:1225c695-cfb8-4ebb-aaaa-80da344efa6a',
        url: 'https://example.com/blog/2003/12/13/atom03',
        publishedAt: '2003-12-13T18:30:02.000Z',
      },
    ],
  },
  // Of where a document says that it is, only where it came from is believed.
  'relative_links/feedparser__wf__base__http_channel_link_base_content_location.xml': {
    siteUrl: '{origin}/relative/uri',
  },
  'relative_links/feedparser__wf__base__malformed_base.xml': { items: [{ title: 'Example test' }] },
  'relative_links/feedparser__wf__base__relative_xml_base.xml': {
    items: [{ title: 'Example test' }],
  },
  'relative_links/node-feedparser__test__feeds__rss-with-relative-html-urls.xml': {
    siteUrl: 'https://example.com/',
    items: [
      {
        url: 'https://example.com/posts/posts/post-1',
        html: `<p><a href="https://example.com/posts/post-1" ${rel}>Read</a><a href="https://example.com/posts/posts/post-1#comments" ${rel}>Comments</a></p>`,
        pictureUrl: 'https://example.com/images/post-1.png',
      },
    ],
  },
  'relative_links/node-feedparser__test__feeds__rss-with-relative-html-urls-no-base.xml': {
    siteUrl: 'https://example.com/feed/',
    items: [
      {
        url: 'https://example.com/feed/posts/post-1',
        pictureUrl: 'https://example.com/images/post-1.png',
      },
    ],
  },
  'relative_links/node-feedparser__test__feeds__rss-with-relative-urls.xml': {
    name: 'Neverwinter',
    siteUrl: '{origin}/en/games/neverwinter/news',
    language: 'en',
    ttlSeconds: 3_600,
    items: [
      {
        guid: 'http://www.arcgames.com/en/games/PAB_nw/news/detail/10743874',
        url: '{origin}/en/games/neverwinter/news/detail/10743874-neverwinter-%26-jingle-jam-humble-bundle%21',
        title: 'Neverwinter & Jingle Jam Humble Bundle!',
        publishedAt: '2017-12-07T18:00:29.000Z',
      },
      { title: '2x Underdark Currency & 15% off Bags!' },
    ],
  },
  'html_xss/feedparser__wf__sanitize__entry_content_embed.xml': { items: safe },
  'html_xss/feedparser__wf__sanitize__entry_content_iframe.xml': { items: safe },
  'html_xss/feedparser__wf__sanitize__entry_content_meta.xml': { items: safe },
  'html_xss/feedparser__wf__sanitize__entry_content_style_tag.xml': { items: safe },
  'html_xss/feedparser__wf__sanitize__entry_content_style.xml': {
    items: [
      {
        html: `<p><a href="http://www.ragingplatypus.com/" ${rel}>never trust your upstream platypus</a></p>`,
      },
    ],
  },
  'real_feeds/feed-rs__feed-rs__fixture__atom__atom_content_src.xml': {
    name: '~elly/blog',
    siteUrl: 'https://elly.town/d/blog/',
    items: [
      {
        guid: 'urn:uuid:2c43eb19-7261-4a41-9225-4dc421f9a1b7',
        url: 'https://elly.town/d/blog/2024-03-08-x509-certificates.txt',
        title: 'X.509 Certificates',
        excerpt: "How do X.509 certificates actually work, and what's actually inside them?",
        publishedAt: '2024-03-08T00:00:00.000Z',
      },
    ],
  },
  'real_feeds/feed-rs__feed-rs__fixture__atom__atom_mediarss_newscred_1.xml': {
    items: [
      {
        guid: '75ffea6b731bb4534f3138fd6b726791',
        url: 'http://www.example.com/the-day-off-tampa',
        title: 'The Day Off: Tampa',
        excerpt: 'Some text',
        pictureUrl:
          'https://www.example.com/Zz1hNjRiMWFjMzdhYWIzNTEwNjk2YjIzYjc5NWQxNWFlMA==/.jpeg',
        publishedAt: '2019-04-05T21:04:40.000Z',
      },
    ],
  },
  'real_feeds/feed-rs__feed-rs__fixture__rss0__rss_0.91_missing_id.xml': {
    name: 'Servicio de Personal - Ingreso - Diputación de valencia',
    items: [
      {
        title: 'Oferta de Empleo Público // 3 PROFESOR/A TÉCNICO/A (INGENIE. TÉC. FORESTAL) 17/17',
        url: null,
        publishedAt: null,
      },
    ],
  },
  'real_feeds/feed-rs__feed-rs__fixture__rss1__rss_1.0_debian.xml': {
    name: 'Debian News',
    language: 'en',
    items: [
      {
        guid: 'https://www.debian.org/News/2022/20221217',
        title: 'Updated Debian 11: 11.6 released',
        publishedAt: '2022-12-17T00:00:00.000Z',
      },
    ],
  },
  'real_feeds/feed-rs__feed-rs__fixture__rss2__rss_2.0_anchorfm.xml': {
    name: 'It’s Not Always Special',
    language: 'en',
    items: [
      {
        guid: '2fea9218-f154-47be-a501-0a78ea2f36f8',
        title: 'Advocating for our children',
        pictureUrl:
          'https://d3t3ozftmdmh3i.cloudfront.net/production/podcast_uploaded/23591441/23591441-1649013735716-25c2d16df92e8.jpg',
        publishedAt: '2023-02-08T20:34:49.000Z',
      },
    ],
  },
  'real_feeds/feed-rs__feed-rs__fixture__rss2__rss_2.0_bbc.xml': {
    name: 'In Our Time',
    siteUrl: 'http://www.bbc.co.uk/programmes/b006qykl',
    items: [
      {
        guid: 'urn:bbc:podcast:m000sjxt',
        url: 'http://www.bbc.co.uk/programmes/m000sjxt',
        title: 'Marcus Aurelius',
        pictureUrl: null,
        publishedAt: '2021-02-25T10:15:00.000Z',
      },
    ],
  },
  'real_feeds/feed-rs__feed-rs__fixture__rss2__rss_2.0_example_6.xml': {
    name: 'Latest Movie Trailers',
    language: 'en',
    items: [{ title: 'Vitalina Varela - Trailer', publishedAt: '2020-02-06T08:00:00.000Z' }],
  },
  'real_feeds/feed-rs__feed-rs__fixture__rss2__rss_2.0_ghost_2.xml': {
    name: 'Changelog',
    ttlSeconds: 3_600,
    items: [
      {
        guid: '615376bf10e1d9004af82a8c',
        title: 'Send emails without publishing',
        pictureUrl:
          'https://ghost.org/changelog/content/images/2021/10/email-without-publishing.png',
        publishedAt: '2021-10-11T18:11:15.000Z',
      },
    ],
  },
  'real_feeds/feed-rs__feed-rs__fixture__rss2__rss_2.0_ilmessaggero.xml': {
    language: null,
    items: [
      {
        title: 'Missili Polonia, cosa è successo? Tensione Nato-Russia, Mosca: non siamo stati noi',
        pictureUrl:
          'https://www.ilmessaggero.it/photos/MED/48/69/7054869_16003922_missili_polonia_1_.jpg',
        publishedAt: '2022-11-15T23:38:15.000Z',
      },
    ],
  },
  'real_feeds/feed-rs__feed-rs__fixture__rss2__rss_2.0_matrix.xml': {
    name: 'matrix.org',
    siteUrl: 'https://matrix.org/',
    items: [{ title: 'This Week in Matrix 2022-09-23', publishedAt: '2022-09-23T00:00:00.000Z' }],
  },
  'real_feeds/feed-rs__feed-rs__fixture__rss2__rss_2.0_relurl_1.xml': {
    name: 'Insanity Industries',
    language: 'en',
    items: [
      {
        url: 'https://insanity.industries/post/pareto-optimal-compression/',
        html: '<p>Everyone wants good compression. But what exactly <em>is</em> good compression? Time for a closer look.</p>',
        publishedAt: '2021-03-02T22:39:15.000Z',
      },
      { title: 'Tracking leftover packages with pacman', publishedAt: '2021-02-13T00:00:00.000Z' },
    ],
  },
  'real_feeds/feed-rs__feed-rs__fixture__rss2__rss_2.0_spec_1.xml': {
    name: 'Scripting News',
    ttlSeconds: 2_400,
    items: [
      {
        guid: 'http://scriptingnews.userland.com/backissues/2002/09/29#When:12:59:01PM',
        title: 'Joshua Allen: Who loves namespaces?',
        html: `<p>Joshua Allen: <a href="http://www.netcrucible.com/blog/2002/09/29.html#a243" ${rel}>Who loves namespaces?</a></p>`,
        publishedAt: '2002-09-29T19:59:01.000Z',
      },
      { publishedAt: '2002-09-30T01:52:02.000Z' },
    ],
  },
  'real_feeds/rss-parser__test__input__missing-fields.atom': {
    language: 'en',
    items: [{ guid: 'tag:github.com,2008:Repository/11167738/v3.9.0', publishedAt: null }],
  },
  'real_feeds/rss-parser__test__input__encoding.rss': {
    name: 'Jornal de Notícias - Últimas Notícias',
    siteUrl: 'http://www.jn.pt/',
    items: [
      { title: 'Mãe de utente é a nova presidente da Raríssimas' },
      { title: 'Reações dos partidos ao veto de Marcelo' },
      { title: 'Tempestade Eleanor atinge França, Alemanha, Suíça e Reino Unido' },
    ],
  },
  'real_feeds/rss-parser__test__input__uolNoticias.rss': {
    name: 'UOL Noticias',
    items: [
      {
        title: 'Ibope: Bolsonaro perde de Haddad, Ciro e Alckmin em simulações de 2º turno',
        pictureUrl:
          'https://conteudo.imguol.com.br/c/noticias/5f/2018/09/17/presidenciaveis-1537211917356_142x100.jpg',
        publishedAt: '2018-09-24T22:42:40.000Z',
      },
      { excerpt: '', pictureUrl: null, publishedAt: '2018-09-24T22:38:00.000Z' },
    ],
  },
  'real_feeds/rss-parser__test__input__reddit.rss': {
    name: 'reddit: the front page of the internet',
    siteUrl: 'https://www.reddit.com/',
    items: [
      {
        url: 'https://www.reddit.com/r/funny/comments/3skxqc/the_water_is_too_deep_so_he_improvises/',
        title: 'The water is too deep, so he improvises',
        pictureUrl:
          'https://b.thumbs.redditmedia.com/z4zzFBqZ54WT-rFfKXVor4EraZtJVw7AodDvOZ7kitQ.jpg',
        publishedAt: '2015-11-12T21:16:39.000Z',
      },
    ],
  },
  'real_feeds/rss-parser__test__input__reddit-atom.rss': {
    name: 'reddit: the front page of the internet',
    items: [{ title: 'The Difficulties in Space', publishedAt: '2016-01-23T15:40:37.000Z' }],
  },
  'real_feeds/rss-parser__test__input__instant-article.rss': {
    name: 'Instant Article Test',
    language: 'en',
    items: [
      {
        guid: 'https://localhost:8000',
        title: 'My first Instant Article',
        excerpt: 'Lorem ipsum',
        publishedAt: '2016-05-04T06:53:45.000Z',
      },
    ],
  },
  'real_feeds/rss-parser__test__input__narro.rss': {
    name: 'foobar on Narro',
    ttlSeconds: 1_200,
    items: [
      {
        guid: 'https://www.narro.co/article/54e703933058540300000069',
        title: 'FAQ for Narro',
        pictureUrl: 'http://example.com/someImage.jpg',
        publishedAt: '2015-02-20T09:51:15.000Z',
      },
    ],
  },
};
