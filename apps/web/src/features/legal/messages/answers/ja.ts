// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Messages } from '../../../../lib/messages.ts';

export const messages: Messages<'answersLegal'> = {
  title: '手紙と返答',
  text: 'ここの議員や行政機関に手紙を書きましたか？書いた人の数に加わり、届いた返答を共有しましょう。',
  wrote_other: '{{n}}人が手紙を書きました',
  answered_other: '返答{{n}}件',
  press: '手紙を書きました',
  loading: '返答を読み込み中',
  failed: '返答を読み込めませんでした',
  empty: '共有された返答はまだありません。',
  waiting: 'ほかの人には表示されていないあなたの返答',
  on: '{{date}}の返答',
  share: '返答を共有する',
  read: '返答を読む・共有する',
  delete: {
    title: 'この返答を削除しますか？',
    text: 'この操作は元に戻せません。',
  },
  form: {
    who: '返答した人',
    whoHint: '氏名と役職（国会議員など）。個人の住所や電話番号は書かないでください。',
    answeredOn: '返答の日',
    answeredOnWrong: '今日までの日付を入力してください',
    content: '返答の内容',
    contentHint:
      '原文のまま引用し、省略した箇所は［…］としてください。ご自身の氏名や住所は書かないでください。',
    language: '言語',
    consentName: '同意',
    consent: '返答した人が引用に同意しているか、自ら返答を公開しています。',
    consentHint: 'はっきりしないときは、先に確認してください。',
    consentMissing: '引用の同意がある返答だけを掲載できます。同意の欄を選んでください',
    trap: 'ここは空欄のままにしてください',
    review: 'すべての返答は、モデレーターの確認後に公開されます。',
    asGuest: 'ゲストとして投稿します。',
    logIn: 'ログイン',
    send: '返答を共有',
    sending: '送信中',
    done: 'ありがとうございます。返答を受け取りました。',
    doneText: 'モデレーターの確認後に公開されます。',
    suspended: 'アカウントが停止されています。閲覧はできますが、投稿はできません。',
  },
};
