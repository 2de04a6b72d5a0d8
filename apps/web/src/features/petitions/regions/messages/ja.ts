// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Messages } from '../../../../lib/messages.ts';

export const messages: Messages<'regions'> = {
  title: '署名活動：{{region}}',
  description: {
    none: '{{region}}では、まだ署名を受け付けていません。国際的な署名活動には今日署名でき、受付開始のお知らせも申し込めます。',
    over: 'ゲームを遊べる状態で残すための{{region}}の署名活動と、今日署名できるもの。',
    open: 'ゲームを遊べる状態で残すために、{{region}}で今日署名できる署名活動。',
  },
  lead: {
    none: 'ここでは、まだ署名を受け付けていません。',
    over: 'ここでは現在、署名を受け付けていません。',
    open: '次の署名活動に今日署名できます。',
  },
  subscribe: {
    title: '始まったらお知らせを受け取る',
    lead: 'ここ（{{region}}）で署名できるようになったら、一度だけメールをお送りし、その後アドレスを削除します。保存するのは最長2年です。',
    submit: 'お知らせを受け取る',
    confirmLead: '署名活動が始まったときのメールをご希望でしたら、確認してください：{{region}}',
    confirmed: '完了しました。署名できるようになったらメールをお送りします。',
  },
  more: 'ほかにできること',
  legal: '権利を知り、手紙を書く',
  widget: '国際的な署名活動をご自分のサイトに表示する',
  sign: '今日署名できるもの',
  international: '国際的な署名活動',
  everyone: 'どの国の方でも署名できます。',
  share: {
    title: '欧州市民イニシアチブ',
    text: '{{region}}：署名{{n}}筆（必要数{{needed}}筆）',
    link: '数字と進み具合：{{region}}',
  },
  counts: '{{regions}}の国・地域、今日署名できる活動{{n}}件',
  own: {
    label: 'お住まいの国・地域',
    none: '指定しない',
    hint: '選択はこのブラウザーにだけ保存され、送信されません。',
    guessed: '端末のタイムゾーンから推測しています。送信はされません。',
    forget: '選択を消去する',
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
    text: 'この国・地域のページで、今日署名できるものをご覧いただけます。',
    page: 'ページを見る：{{region}}',
  },
  widgets: {
    none: '{{region}}では、まだ署名を受け付けていません。このウィジェットは国際的な署名活動を表示します。',
    page: 'できること：{{region}}',
  },
};
