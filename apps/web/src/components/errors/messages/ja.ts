// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Messages } from '../../../lib/messages.ts';

export const messages: Messages<'errors'> = {
  codes: {
    validation_failed: '次の項目をご確認ください',
    proof_invalid:
      'このリンクまたはコードは正しくないか、期限切れか、使用済みです。新しいものを請求してください。',
    not_signed_in: '先にログインしてください。',
    wrong_credentials: 'メールアドレスまたはパスワードが正しくありません。',
    not_allowed: 'この操作を行う権限がありません。',
    account_suspended:
      'このアカウントは停止されています。ご自身のデータの閲覧、エクスポート、削除のみできます。',
    sign_in_again: '安全のため、もう一度ログインしてください。',
    not_found: 'すでに存在しません。',
    conflict: '別の場所で変更されました。ページを再読み込みして最新の内容をご確認ください。',
    read_only: 'このサイトは閲覧専用になりました。追加や変更はできません。',
    petition_closed: 'この署名活動の受付は終了しました。',
    petition_opened:
      'すでに署名した人がいるかもしれないため、本文や署名できる人の条件は変更できず、目標は引き上げることしかできません。受付を終了して新しい署名活動を始めるか、お知らせを投稿してください。',
    signature_anonymised:
      'お名前とメールアドレスはすでに削除されています。署名は、ご本人に結び付かない形で数に残ります。',
    email_taken:
      'このメールアドレスのアカウントはすでにあります。ログインするか、パスワードを再設定してください。',
    last_sign_in_method: 'ログイン方法は少なくとも1つ必要です。',
    own_account: 'ご自身のアカウントには行えません。',
    too_large: '内容が長すぎます。',
    rate_limited: '試行回数が多すぎます。後でもう一度お試しください。',
    overloaded: '現在たいへん混み合っています。少し待ってからお試しください。',
    unavailable: '現在この処理を行えません。少し待ってからお試しください。',
    internal: 'こちらで問題が発生しました。もう一度お試しください。',
    offline:
      'サーバーに接続できません。接続を確認して、もう一度お試しください。入力した内容は残っています。',
  },
  rateLimitedFor: '試行回数が多すぎます。{{wait}}後にもう一度お試しください。',
  fields: {
    nameTaken: 'この名前、または似た名前はすでに使われています。',
    fromSettings: 'この項目は、サイトの設定で決まります。',
    past: '未来の日時を入力してください。',
    future: '過去の日付を入力してください。',
    nameReserved: 'この名前は使えません。別の名前を入力してください。',
    nameCharacters:
      '文字と数字を使ってください。間に空白、ピリオド、ハイフン、アンダースコアを1つずつ入れられます。',
    hidden_character: '目に見えない文字が含まれています。一度消して入力し直してください。',
    line_break: '改行やタブを使わず、1行で入力してください。',
    invisible: '目に見える文字がありません。何か入力してください。',
    common: '推測されやすいパスワードです。別のものを選んでください。',
    taken: 'このメールアドレスのアカウントはすでにあります。',
    wrong: 'パスワードが正しくありません。',
    passwordShort: '{{least}}文字以上にしてください。',
    passwordLong: '{{most}}文字以内にしてください。',
    short: '短すぎます。',
    long: '長すぎます。',
    email: 'name@example.org のような形式で入力してください。',
    code: '6桁のコードを入力してください。',
    httpsUrl: 'https:// で始まるURLを入力してください。',
    other: 'この内容は使用できません。',
  },
  empty: {
    firstName: '名を入力してください。',
    lastName: '姓を入力してください。',
    email: 'メールアドレスを入力してください。',
    password: 'パスワードを入力してください。',
    code: '6桁のコードを入力してください。',
    gameName: 'ゲームの名前を入力してください。',
    title: 'タイトルを入力してください。',
    content: '本文を入力してください。',
    category: 'カテゴリーを選んでください。',
    other: '入力してください。',
  },
  noscript:
    'このフォームの利用にはJavaScriptが必要です。有効にして、ページを再読み込みしてください。',
  inField: '{{field}}：{{text}}',
};
