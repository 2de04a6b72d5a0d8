import type { Messages } from '../../../lib/messages.ts';

export const messages: Messages<'errors'> = {
  codes: {
    validation_failed: '次の項目をご確認ください',
    proof_invalid:
      'このリンクまたはコードは使用済み、期限切れ、または正しくありません。新しいメールを受け取ってください。',
    not_signed_in: '先にログインしてください。',
    wrong_credentials: 'メールアドレスまたはパスワードが正しくありません。',
    not_allowed: 'この操作は許可されていません。',
    account_suspended:
      'このアカウントは停止されています。ご自身のデータの閲覧、エクスポート、削除のみできます。',
    sign_in_again: '安全のため、もう一度ログインしてください。',
    not_found: 'すでに存在しません。',
    conflict: 'その間に変更されました。ページを読み込み直してご確認ください。',
    email_taken:
      'このアドレスのアカウントがすでにあります。ログインするか、新しいパスワードを設定してください。',
    last_sign_in_method: '最後のログイン方法は外せません。',
    own_account: 'ご自身のアカウントには行えません。',
    too_large: '送信する内容が大きすぎます。',
    rate_limited: '試行回数が多すぎます。後でもう一度お試しください。',
    overloaded: '現在たいへん混み合っています。少し待ってからお試しください。',
    unavailable: '現在サーバーで処理できません。少し待ってからお試しください。',
    internal: 'こちらで問題が発生しました。もう一度お試しください。',
    offline:
      'サーバーから応答がありません。接続を確認してもう一度お試しください。入力した内容は残っています。',
  },
  rateLimitedFor: '試行回数が多すぎます。{{wait}}後にもう一度お試しください。',
  fields: {
    empty: '入力してください。',
    common: '真っ先に推測されるパスワードです。別のものにしてください。',
    taken: 'このアドレスのアカウントがすでにあります。',
    wrong: 'パスワードが正しくありません。',
    passwordShort: '{{least}} 文字以上にしてください。',
    passwordLong: '{{most}} 文字以内にしてください。',
    short: '短すぎます。',
    long: '長すぎます。',
    email: 'メールアドレスは name@example.org の形です。',
    code: 'コードは 6 桁の数字です。',
    httpsUrl: 'https:// で始まるアドレスを入力してください。',
    other: 'この内容は使えません。',
  },
  inField: '{{field}}：{{text}}',
};
