// SPDX-License-Identifier: AGPL-3.0-or-later
/** Words of headlines by language, the common ones first, with the gap between words. */
export const vocabulary = [
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
