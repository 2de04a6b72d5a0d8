// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Messages } from '../../../../lib/messages.ts';

export const messages: Messages<'openData'> = {
  title: 'オープンデータ',
  description:
    '署名活動、署名数、国別の数字、ゲームアーカイブをJSONまたはCSVでダウンロードできます。自由にお使いください。',
  lead: '集計・収集したすべてのデータをダウンロードして活用できます。キーも登録も不要です。',
  license: 'このデータに関するすべての権利を放棄しています。許可もクレジット表記も不要です：',
  dataSets: 'データセット',
  schema: 'スキーマ',
  download: '{{what}}：{{format}}',
  sets: {
    petitions: {
      title: '署名活動',
      text: 'すべての署名活動の状況、日付、目標、署名数、出典です。',
    },
    countries: {
      title: '国別',
      text: '国別の署名数と、欧州市民イニシアチブの必要数です。',
    },
    history: {
      title: '推移',
      text: '各日の終わりの署名数です。数字のある直近400日分まで。',
    },
    moderation: {
      title: 'モデレーション',
      text: '直近30日間に通報、削除、復元された件数です。',
    },
    'tree-heads': {
      title: 'ツリーヘッド',
      text: 'ここで何人が署名したかを誰でも確かめられるログの、各日最後の署名付きヘッドです。',
    },
    games: {
      title: 'ゲームアーカイブ',
      text: '終了した、または終了予定のゲームと、その日付・出典です。',
    },
    commitments: {
      title: '約束の記録',
      text: '機関やパブリッシャーが約束したことと、その結果です。',
    },
  },
  examples: {
    title: '使用例',
    latest: '欧州市民イニシアチブの最新の数字',
    table: 'すべての国を表で',
    unchanged: '変更があったときだけダウンロード',
    stream: '変化をその都度受け取る',
    index: 'すべてのデータセットの一覧',
  },
  rules: {
    title: 'ご利用にあたって',
    open: 'どのサイトからでも、ブラウザーで直接データを読み込めます（CORS）。',
    etag: '応答にはETagが付きます。送り返すと、新しい内容だけを受け取れます。',
    limits:
      '同じファイルの取得は1分に1回までにしてください。極端に多い場合は429を返し、次に取得できる時刻をお知らせします。',
    sources:
      '公式の署名活動の数字は、それぞれに記した出典によるものです。デモと記された行は架空のものです。',
  },
  documentation: 'APIのドキュメント',
  widgets: 'サイト用ウィジェット',
};
