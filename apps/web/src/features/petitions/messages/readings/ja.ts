// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Messages } from '../../../../lib/messages.ts';

export const messages: Messages<'readingsPetitions'> = {
  title: '不審な署名数',
  description: '確認待ちになっている署名数です。',
  intro:
    '署名数が急に変わった場合、{{n}}回続けて取得結果が一致するまで表示しません。それより早く判断することもできます。判断はすべて、あなたの名前とともに監査ログに記録されます。',
  loading: '不審な署名数を読み込み中',
  failed: '不審な署名数を読み込めませんでした',
  empty: '不審な署名数はありません',
  emptyText: '急な変化があると、ここに90日間表示されます。',
  change: '{{last}}筆から{{total}}筆へ',
  states: {
    waiting: '確認待ち',
    rejected: '却下済み',
    accepted: '承認済み',
    confirmed: 'その後の取得で確認済み',
    superseded: '別の数値に置き換え済み',
  },
  reasons: {
    total_rose: '総数が通常より速く増えました。',
    total_fell: '総数が大きく減りました。',
    states_rose: '各国の合計が通常より速く増えました。',
    states_fell: '各国の合計が大きく減りました。',
    states_differ: '各国の合計が総数と合いません。',
  },
  sum: '各国の合計',
  pace: '通常のペース',
  perDay: '1日あたり{{n}}筆',
  polls: '一致した取得回数',
  pollsOf: '{{n}}回（必要：{{needed}}回）',
  firstReceived: '最初の取得',
  lastReceived: '最後の取得',
  actionOn: '{{action}}：{{total}}筆',
  decisions: {
    accept: {
      action: '承認',
      question: '{{total}}筆を表示しますか？',
      text: '現在の数値がすぐに置き換わり、全員に表示されます。',
      button: 'この数値を承認',
      busy: '承認中',
      done: '{{total}}筆を表示しています',
    },
    reject: {
      action: '却下',
      question: '{{total}}筆を却下しますか？',
      text: '今後の取得結果が一致しても、この数値は確認されません。提供元が同じ数値を返している間は、あとから承認できます。',
      button: 'この数値を却下',
      busy: '却下中',
      done: '{{total}}筆を却下しました',
    },
  },
  outdated:
    'この数値はすでに判断されたか、別の数値に置き換わっています。このウィンドウを閉じると最新の一覧が表示されます。',
};
