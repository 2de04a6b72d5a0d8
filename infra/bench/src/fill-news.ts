import { type Database, createDatabase } from '@kga/db';
import { sql } from 'kysely';

/** Words of headlines, the common ones first; a gap stands between them where the script has one. */
const vocabulary = [
  {
    language: 'en',
    gap: ' ',
    words:
      'the of games to and a in players publisher servers for that is consumer on with rights digital after shut down studio will said be online european new support purchase refund from law commission petition are it by this week update announced company market industry policy report release platform console developers patch union parliament regulation technology cloud streaming subscription ownership physical archive preservation court ruling fine complaint authority investigation quarter revenue layoffs acquisition merger sequel remaster expansion beta launch delayed security breach hardware graphics processor engine licence agreement withdrawal warranty campaign signatures million initiative citizens committee hearing minister bill senate museum library emulator community volunteers charity tournament championship',
  },
  {
    language: 'de',
    gap: ' ',
    words:
      'der die das und Spiele Spieler Server Verbraucher in von zu mit auf für ist des dem Hersteller Studio werden nach über Rechte digitale Käufer Abschaltung Europäische Kommission Petition Gesetz Verbraucherzentrale Unterschriften Kauf Erstattung Plattform Konsole Entwickler Neuheiten Bericht Behörde Urteil Gericht Klage Bußgeld Technik Grafikkarte Prozessor Lizenz Vertrag Kündigung Gewährleistung Übernahme Quartal Umsatz Entlassungen Fortsetzung Erweiterung Veröffentlichung verschoben Sicherheitslücke Museum Archiv Bewahrung Gemeinschaft Freiwillige Turnier Meisterschaft',
  },
  {
    language: 'fr',
    gap: ' ',
    words:
      'le la les des de et jeux joueurs serveurs consommateurs en un une pour éditeur studio dans que est sur par droits numérique après fermeture européenne Commission pétition loi achat remboursement plateforme console développeurs rapport autorité décision tribunal plainte amende technologie licence contrat résiliation garantie rachat trimestre chiffre licenciements suite extension sortie reportée faille musée archives préservation communauté bénévoles tournoi championnat',
  },
  {
    language: 'zh-CN',
    gap: '',
    words:
      '游戏 玩家 服务器 的 在 出版商 消费者 将 关闭 欧盟 权利 数字 购买 退款 平台 主机 开发者 委员会 请愿 法律 工作室 宣布 更新 公司 市场 行业 政策 报告 发布 法院 裁决 罚款 投诉 调查 季度 收入 裁员 收购 续作 重制版 扩展 测试 延期 安全漏洞 显卡 处理器 引擎 许可协议 保修 签名 公民倡议 听证会 部长 博物馆 图书馆 模拟器 社区 志愿者 锦标赛 联赛 冠军 PS5版 生成AI技术 2026年 3月',
  },
  {
    language: 'ja',
    gap: '',
    words:
      'ゲーム プレイヤー サーバー の は を 消費者 終了 権利 デジタル 購入 返金 プラットフォーム 開発者 委員会 請願 法律 スタジオ 発表 更新 会社 市場 業界 政策 報告 発売 裁判所 判決 罰金 苦情 調査 四半期 売上 買収 続編 リメイク 拡張 延期 脆弱性 処理装置 契約 保証 署名 公聴会 大臣 博物館 図書館 大会 選手権 PS5版 生成AI技術 2026年 3月',
  },
  {
    language: 'ko',
    gap: ' ',
    words:
      '게임 이용자 서버 소비자 종료 권리 디지털 구매 환불 플랫폼 개발사 위원회 청원 법률 스튜디오 발표 업데이트 회사 시장 산업 정책 보고서 출시 법원 판결 과징금 민원 조사 분기 매출 인수 후속작 확장팩 연기 취약점 그래픽카드 계약 보증 서명 공청회 장관 박물관 도서관 대회 선수권',
  },
] as const;

/** Of twelve articles so many are in each language, roughly as sources are. */
const shares = ['en', 'en', 'en', 'en', 'en', 'de', 'de', 'fr', 'fr', 'zh-CN', 'ja', 'ko'];

const sentencesEach = 5_000;

/** Chinese words that stand in one article of a few thousand only. */
const rareChinese = '停服补偿';

/** Words of the oldest third alone: of one article in six there, and of one in sixty. */
const bygone = ['discontinued', 'cartridge'] as const;

/** Words to search for, by how often articles hold them, roughly, and where. */
export const newsWords = {
  englishCommon: ['games', 'players', 'consumer', 'refund'],
  englishRare: ['tournament museum', 'headline 777', 'championship charity', 'nowhere found'],
  english: ['warranty campaign', 'hearing minister', 'quarter ruling', 'fine museum'],
  chinese: ['游戏', '消费者', '安全漏洞', '博物馆', rareChinese],
  mixedScripts: ['PS5版', '3月', '3 月', '2026年', '生成AI技術', 'AI', '5月', 'headline 游戏'],
  bygone,
} as const;

/**
 * Puts so many articles in the place of all others of a database: a title and three sentences each,
 * one in a hundred seconds up to now. The same number gives the same articles.
 */
export async function fillNews(url: string, count: number): Promise<void> {
  // A million take minutes, during which nothing is heard from Postgres.
  const db = createDatabase(url, { maxConnections: 1, statementTimeout: 0 });
  try {
    await fill(db, count);
  } finally {
    await db.destroy();
  }
}

async function fill(db: Database, count: number): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`set maintenance_work_mem = '1GB'`.execute(connection);
    await sql`truncate news_article cascade`.execute(connection);
    await addSentences(connection);
    const { rows } = await sql<{ definition: string }>`
      select indexdef as definition from pg_indexes where indexname = 'news_listing_search'`.execute(
      connection,
    );
    const definition = rows[0]?.definition ?? '';
    // Built over what is there it takes a fraction of the time, and is the same.
    await sql`drop index news_listing_search`.execute(connection);
    await addArticles(connection, count);
    await sql.raw(definition).execute(connection);
    await sql`vacuum analyze news_article`.execute(connection);
    await sql`vacuum analyze news_listing`.execute(connection);
  });
}

/** A number from 0 to below 1 that follows from others, as evenly spread as chance. */
const spread = (seed: string) =>
  sql.raw(`((hashint8(${seed})::bigint + 2147483648) / 4294967296.0)`);

async function addSentences(db: Database): Promise<void> {
  await sql`create temporary table sentence (language text, number int, sentence text)`.execute(db);
  for (const [index, { language, gap, words }] of vocabulary.entries()) {
    const list = words.split(' ');
    // Words in the beginning of the list are the common ones.
    await sql`
      insert into sentence
      select ${language}::text, number, (
        select string_agg(
          (${list}::text[])[1 + floor(power(${spread(`number * 64 + word + ${index} * 1000003`)}, 2) * ${list.length}::int)::int],
          ${gap} order by word)
        from generate_series(1, ${gap === '' ? 14 : 11}::int) as word
      )
      from generate_series(1, ${sentencesEach}::int) as number`.execute(db);
  }
  await sql`update sentence set sentence = sentence || ${rareChinese}::text
    where language = 'zh-CN' and number = 4321`.execute(db);
  await sql`create unique index on sentence (language, number)`.execute(db);
  await sql`analyze sentence`.execute(db);
}

async function addArticles(db: Database, count: number): Promise<void> {
  const parts = ['title', 'first', 'second', 'third'].map(
    (part, index) =>
      sql`join sentence as ${sql.ref(part)} on ${sql.ref(`${part}.language`)} = chosen.language
        and ${sql.ref(`${part}.number`)} = 1 + floor(${spread(`chosen.number * 4 + ${index}`)} * ${sentencesEach}::int)::int`,
  );
  await sql`
    insert into news_article (id, unique_id, title, category, excerpt, is_aggregated, source,
      language, status, created_at, url, html)
    select uuidv7(), 'article-' || chosen.number,
      title.sentence || ' headline ' || chosen.number, category,
      first.sentence || '. ' || second.sentence || '. ' || third.sentence || '.'
        || case when chosen.number <= ${count}::int / 3 and chosen.number % 6 = 0
          then ${` ${bygone[0]}`} else '' end
        || case when chosen.number <= ${count}::int / 3 and chosen.number % 60 = 0
          then ${` ${bygone[1]}`} else '' end,
      true, 'A paper', chosen.language, 'published',
      now() - make_interval(secs => 100) * (${count}::int - chosen.number),
      'https://paper.test/' || chosen.number, '<p>' || first.sentence || '</p>'
    from (
      select number,
        (${shares}::text[])[1 + floor(${spread('number * 3')} * ${shares.length}::int)::int] as language,
        (array['policy', 'industry', 'consumer', 'technology'])[
          1 + floor(${spread('number * 5 + 1')} * 4)::int] as category
      from generate_series(1, ${count}::int) as number
    ) as chosen
    ${sql.join(parts, sql` `)}
    order by chosen.number`.execute(db);
}
