// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Messages } from '../../../../lib/messages.ts';

export const messages: Messages<'regions'> = {
  title: '署名活動：{{region}}',
  description: {
    none: '{{region}}では、まだ署名を受け付けていません。今日できる国際的な署名活動への署名と、受付開始のお知らせの申し込みができます。',
    over: '{{region}}の、ゲームを遊べる状態に保つための署名活動と、今日署名できるもの。',
    open: '{{region}}で今日署名できる、ゲームを遊べる状態に保つための署名活動。',
  },
  lead: {
    none: 'ここでは、まだ署名を受け付けていません。',
    over: 'ここでは現在、署名を受け付けていません。',
    open: '今日署名できます。',
  },
  subscribe: {
    title: '始まったら知らせる',
    lead: 'ここ（{{region}}）で署名できるようになったら、一度だけメールをお送りし、その後アドレスを削除します。保存するのは最長2年です。',
    submit: '知らせてもらう',
    confirmLead: 'ここで署名活動が始まったときのメールを希望することを確認してください：{{region}}',
    confirmed: '完了しました。署名できるようになったらメールをお送りします。',
  },
  more: 'ほかにできること',
  legal: '権利を知り、手紙を書く',
  widget: '国際的な署名活動をご自分のサイトに表示する',
  sign: '今日署名できるもの',
  international: '国際的な署名活動',
  everyone: 'どの国の方でも署名できます。',
  share: {
    title: '欧州の署名活動',
    text: '{{region}}：署名{{n}}件（必要数{{needed}}件）',
    link: '数字と進み具合：{{region}}',
  },
  counts: '{{regions}}の国・地域、今日署名できるもの{{n}}件',
  own: {
    label: 'お住まいの国・地域',
    none: '指定しない',
    hint: '選択はこのブラウザーにだけ保存され、送信されません。',
    guessed: '端末のタイムゾーンから推測しています。送信はされません。',
    forget: '選択を忘れる',
    noPetition: 'ここでは、まだ署名を受け付けていません。',
    page: 'ページを見る',
  },
  sections: {
    open: '今日署名できるもの',
    over: 'その他の署名活動',
    none: 'まだ署名活動がない国・地域',
  },
  noneHint:
    'それぞれのページで、国際的な署名活動に署名したり、受付開始のお知らせを申し込んだりできます。',
  groups: {
    world: '全世界',
    union: '欧州連合',
    europe: '欧州連合以外のヨーロッパ',
    africa: 'アフリカ',
    america: 'アメリカ大陸',
    asia: 'アジア',
    oceania: 'オセアニア',
  },
  empty: {
    title: '{{region}}：該当なし',
    text: 'ページで、今日署名できるものをご覧になれます。',
    page: 'ページを見る：{{region}}',
  },
  widgets: {
    none: '{{region}}では、まだ署名を受け付けていません。このウィジェットは国際的な署名活動を表示します。',
    page: 'できること：{{region}}',
  },
};
