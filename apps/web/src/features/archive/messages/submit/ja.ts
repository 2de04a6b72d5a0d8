import type { Messages } from '../../../../lib/messages.ts';

export const messages: Messages<'submitArchive'> = {
  title: 'ゲームを登録する',
  description:
    'サービスが終了した、または終了するゲームをアーカイブに加えられます。アカウントは必要ありません。',
  lead: 'サービスが終了した、または終了するゲームの記録にご協力ください。モデレーターが一件ずつ確認したあと、アーカイブに掲載します。',
  prompt: '載っていないゲームがありますか？ご存じのことを教えてください。',
  form: {
    name: 'ゲーム名',
    developer: '開発元',
    publisher: '販売元',
    coverUrl: 'カバー画像のURL',
    coverHint: 'https:// で始まるURL。画像を確認し、コピーを表示します。',
    coverUploaded: '画像をアップロードしました。URLの代わりに使われます。',
    releaseDate: '発売日',
    shutdownDate: 'サービス終了日',
    dateHint: 'わかる範囲で：2024-03-31、2024-03、2024。',
    dateWrong:
      '2024-03-31、2024-03、2024のような形で、1970年から5年後までの日付を入力してください。',
    datesSwapped: 'サービス終了日より前の、実在する日付を入力してください。',
    genre: 'ジャンル',
    platform: '機種',
    unknown: 'わからない',
    description: '説明',
    descriptionHint: 'どんなゲームでしたか？{{most}}文字以内。',
    shutdownReason: '終了した理由',
    shutdownReasonHint: '運営の説明や、知られていること。',
    sourceUrl: '出典のリンク',
    sourceHint: '終了のお知らせなど、日付を確認できるページ。これがいちばん助かります。',
    urlWrong: 'https:// で始まる完全なURLを入力してください。',
    language: '文章の言語',
    trap: 'この欄は空のままにしてください',
    send: 'ゲームを登録',
    sending: 'ゲームを送信中',
  },
  missing: {
    title: '入力が足りません',
    text: 'ゲーム名、開発元、サービス終了日を入力してください。',
  },
  similar: {
    title: 'もうアーカイブにありますか？',
    text: 'この中にあれば、もう一度登録する必要はありません。',
  },
  done: {
    title: 'ゲームを送信しました！',
    text: 'ゲームの歴史を残すことにご協力いただき、ありがとうございます。ただいま内容を確認しています。',
    again: '別のゲームを登録',
    back: 'アーカイブに戻る',
  },
  suspended: {
    title: 'アカウントが停止されています',
    text: '停止中は、ゲームを登録できません。',
  },
};
