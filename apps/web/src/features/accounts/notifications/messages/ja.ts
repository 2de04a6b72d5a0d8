// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Messages } from '../../../../lib/messages.ts';

export const messages: Messages<'notifications'> = {
  title: '通知',
  lead: '投稿への返信、引用、メンション、モデレーターの判断をお知らせします。',
  unread_other: '通知：未読{{n}}件',
  isUnread: '未読。',
  loading: '通知を読み込み中',
  failed: '通知を読み込めませんでした',
  shown_other: '{{n}}件中{{current}}件を表示',
  readAll: 'すべて既読にする',
  markRead: '既読にする',
  markUnread: '未読に戻す',
  logInFirst: '通知を見るにはログインしてください。',
  reason: '理由：{{reason}}',
  empty: {
    title: '新しい通知はありません',
    text: '返信や引用があったとき、モデレーターが投稿について判断したときに、ここに表示されます。',
    forum: 'フォーラムへ',
  },
  events: {
    mention: '{{author}} さんからメンションがありました',
    quote: '{{author}} さんが返信を引用しました',
    reply: '{{author}} さんから投稿に返信がありました',
    follow: 'フォロー中の投稿に {{author}} さんが返信しました',
  },
  decisions: {
    approve: 'モデレーターが投稿を承認しました',
    reject: 'モデレーターが投稿を公開しないと判断しました',
    hide: 'モデレーターが投稿を非表示にしました',
    restore: 'モデレーターが投稿を再び表示しました',
    undo: 'モデレーターが投稿についての判断を取り消しました',
  },
  emails: {
    title: 'メール',
    intro: '通知はすべてこのページに表示されます。メールでも受け取るものを選んでください。',
    unverified: 'メールアドレスの確認が済むと、メールが届くようになります。',
    failed: '設定を読み込めませんでした',
    on: 'メールでもお知らせします',
    off: 'メールではお知らせしません',
    kinds: {
      mention: '自分がメンションされたとき',
      quote: '自分の返信が引用されたとき',
      reply: '自分の投稿に返信があったとき',
      follow: 'フォロー中の投稿に新しい返信があったとき',
      decision: 'モデレーターが自分の投稿について判断したとき',
    },
  },
};
