// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Messages } from '../../../../lib/messages.ts';

export const messages: Messages<'members'> = {
  title: '会員',
  description: '会員の体験談、思い出、投稿、返信です。',
  loading: '会員を読み込み中',
  failed: '会員を読み込めませんでした',
  listFailed: '投稿を読み込めませんでした',
  since: '{{day}}に登録',
  filter: '表示',
  all: 'すべて',
  kinds: {
    story: '体験談',
    forum_post: '投稿',
    forum_reply: '返信',
    memory: '思い出',
    reason: '署名した理由',
    letter_answer: '手紙への返答',
    correction: '修正の提案',
    game: 'ゲーム',
  },
  empty: 'まだ何もありません',
  emptyText: '公開された体験談、思い出、投稿、返信がここに表示されます。',
  you: 'ほかの人にはこのように見えます。',
  edit: '公開名を変更',
  reset: {
    button: '名前を削除',
    title: 'この公開名を削除しますか？',
    text: 'この会員は {{id}} と表示されます。この名前は今後誰も使えなくなり、削除した人の名前が記録されます。',
    reason: '理由',
    reasonHint: 'モデレーターと管理者だけに表示されます。3文字以上で入力してください。',
    missing: '理由を3～500文字で入力してください。',
    saving: '名前を削除中',
    done: '名前を削除しました',
    doneText: '「{{name}}」は今後使えません。',
  },
};
