// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Messages } from '../../../lib/messages.ts';

export const messages: Messages<'admin'> = {
  nav: {
    label: '管理',
    people: 'ユーザー',
    legal: '法的支援の依頼',
    articles: '記事',
    sources: '情報源',
    petitions: '署名活動',
    signatures: '署名',
    petition: '署名数',
    moderation: 'モデレーション',
    auditLog: '監査ログ',
    archive: 'アーカイブ',
    archiveToCheck: 'アーカイブ（要確認{{n}}件）',
  },
  columns: {
    article: '記事',
    game: 'ゲーム',
    item: '対象',
    person: 'ユーザー',
    petition: '署名活動',
    source: '情報源',
    time: '日時',
  },
  shown: '{{total}}件中{{n}}件',
  noMatch: '見つかりません',
  noMatchText: 'この検索と絞り込みに合うものはありません。',
  actions: '操作',
  actionOn: '{{action}}：{{name}}',
};
