// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Messages } from '../../../../lib/messages.ts';

export const messages: Messages<'deliveryPetitions'> = {
  title: '署名の提出',
  intro:
    '署名者全員の名前を、宛先が求める形式のファイルにします。ファイルは{{days}}日後に削除します。作成とダウンロードはすべて監査ログに残ります。',
  files: 'ファイル',
  loading: 'ファイルを読み込み中',
  failed: 'ファイルを読み込めませんでした',
  none: 'ファイルはまだありません。',
  file: 'ファイル',
  paper: '用紙',
  delimiter: '区切り文字',
  kinds: { csv: 'CSV', pdf: 'PDF' },
  papers: { A4: 'A4', LETTER: 'レター' },
  delimiters: { comma: 'コンマ', semicolon: 'セミコロン' },
  language: '表紙と見出しの言語',
  columns: '列',
  column: {
    firstName: '名',
    lastName: '姓',
    city: '市区町村',
    country: '国・地域',
    day: '署名日',
  },
  columnMissing: '列を1つ以上選んでください。',
  key: '受取人の公開鍵（age）',
  keyHint:
    'age1で始まります。ファイルは、無料のプログラムageを使って受取人だけが開けるようになります。鍵がなければ暗号化されません。',
  keyWrong: 'ageの公開鍵ではありません。',
  purpose: '目的',
  purposeHint: '誰に何のために渡すか。監査ログに残ります。',
  submit: 'ファイルを作成',
  sending: '依頼中',
  requested: 'ファイルを作成しています',
  count_other: '{{n}}筆',
  encrypted: '暗号化済み',
  download: 'ダウンロード',
  states: {
    preparing: '作成中',
    ready: '完成',
    failed: '失敗',
    expired: '削除済み',
  },
};
