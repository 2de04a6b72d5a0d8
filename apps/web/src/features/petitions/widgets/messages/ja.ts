// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Messages } from '../../../../lib/messages.ts';

export const messages: Messages<'widgets'> = {
  title: 'ウィジェット',
  description: '署名活動の最新の数字を、サイトやニュースレター、配信画面に表示できます。',
  lead: '最新の数字を、ご自分のサイトやニュースレター、配信画面に表示できます。Cookieもアカウントもキーも不要です。',
  form: 'ウィジェットの設定',
  subject: '署名活動または国',
  share: '{{country}}・欧州市民イニシアチブでの割合',
  view: {
    label: '種類',
    counter: 'カウンター',
    bar: '進捗バー',
    row: '1行表示',
    map: 'タイル地図',
    overlay: '配信用オーバーレイ',
  },
  theme: {
    label: '配色',
    auto: '読者の端末に合わせる',
    light: 'ライト',
    dark: 'ダーク',
    transparent: '背景透明・濃い文字',
    'transparent-dark': '背景透明・明るい文字',
  },
  language: '言語',
  size: '幅',
  preview: 'プレビュー',
  use: '使い方',
  copy: 'コピー',
  copyOf: 'コピー：{{what}}',
  copied: 'コピーしました',
  copyFailed: 'コピーできませんでした',
  copyFailedHint: 'テキストを選択してコピーしてください。',
  codes: {
    frame: {
      title: 'サイトに埋め込む',
      hint: '表示したい場所に貼り付けてください。数字は自動で更新されます。',
    },
    script: {
      title: '任意：高さを自動調整',
      hint: 'ページごとに1回追加すると、ウィジェットの高さが内容にぴったり合います。',
    },
    image: {
      title: 'スクリプトなしで使う',
      hint: 'サイト、フィード、掲示板向けのSVG画像です。読み込んだ時点の数字を表示します。',
    },
    shareImage: {
      title: '共有用の画像',
      hint: '投稿、リンクのプレビュー、ニュースレター向けの、1200 × 630ピクセルのPNGです。多くのメールソフトではSVG画像は表示されませんが、この画像なら表示されます。',
    },
    overlay: {
      title: '配信で使う',
      hint: 'OBSなどのソフトで、このアドレスのブラウザーソースを1920 × 1080ピクセルで追加してください。',
    },
    link: {
      title: 'リンク',
      hint: 'WordPressなどoEmbedに対応したサイトでは、このリンクがウィジェットになります。',
    },
  },
  privacy:
    'ウィジェットはCookieを使わず、読者のブラウザーに何も保存せず、誰かを識別することもありません。ブラウザーは当サイトのサーバーに数字を問い合わせるだけです。',
  openData: 'すべての数字をオープンデータで見る',
};
