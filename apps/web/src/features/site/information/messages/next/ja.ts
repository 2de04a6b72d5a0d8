// SPDX-License-Identifier: AGPL-3.0-or-later
export const next = {
  title: '今できること',
  petition: '署名のページへ',
  petitions: 'あなたの地域の署名を探す',
  widgets: 'ウィジェットを埋め込む',
  openData: 'データをダウンロードする',
  api: 'APIの使い方を読む',
  press: '報道関係の方のお問い合わせ',
  privacy: 'ご自身のデータについて問い合わせる',
  error: '誤りを報告する',
  contact: 'お問い合わせ',
  source: 'ソースコードを開く',
  volunteer: '協力の方法を見る',
  faq: 'よくある質問を読む',
  about: 'このサイトについて読む',
  pictures: 'ご利用いただける署名活動の画像',
  sizes: { wide: '横長', square: '正方形', tall: '縦長' },
} as const;
