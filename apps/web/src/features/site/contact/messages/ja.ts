// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Messages } from '../../../../lib/messages.ts';

export const messages: Messages<'contact'> = {
  title: 'メッセージを送る',
  topic: 'ご用件',
  choose: 'ご用件を選ぶ',
  topicMissing: 'ご用件を選んでください。',
  topics: {
    error: 'サイトの不具合や誤り',
    account: 'アカウント',
    content: '投稿、体験談、モデレーターの判断',
    privacy: 'プライバシーと自分のデータ',
    press: '取材',
    other: 'その他',
  },
  text: 'メッセージ',
  textHint: 'ほかの人の個人情報は書かないでください。',
  email: 'メールアドレス',
  emailHint: '返信が必要な場合だけご記入ください。ほかの目的には使いません。',
  trap: 'この欄は空のままにしてください',
  send: 'メッセージを送る',
  sending: '送信中',
  done: 'ありがとうございます。メッセージを受け取りました。',
  doneWithAddress: '{{email}} 宛てに返信します。',
  doneWithout: 'メールアドレスの記入がないため、返信はできません。',
  again: '別のメッセージを送る',
};
