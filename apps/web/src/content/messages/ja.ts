import type { Messages } from '../../lib/messages.ts';

export const messages: Messages<'content'> = {
  kinds: {
    story: '体験談',
    forum_post: 'フォーラムの投稿',
    forum_reply: '返信',
    memory: '思い出',
    game: 'ゲーム',
  },
  reasons: {
    spam: 'スパムまたは広告',
    abuse: '中傷または嫌がらせ',
    illegal: '法令に反する内容',
    off_topic: '話題から外れた内容',
    personal_data: '他人の個人情報',
    duplicate: 'すでに掲載されている内容',
    other: 'その他',
  },
  reasonHints: {
    spam: '商品の宣伝や、ほかのサイトへの誘導が目的',
    abuse: '誰かを侮辱し、脅し、またはおとしめている',
    illegal: '掲載すること自体が法律で禁じられている',
    off_topic: 'サービス終了で遊べなくなるゲームの話ではない',
    personal_data: '本人以外の氏名、住所、番号が書かれている',
    duplicate: '同じ、またはほぼ同じ文章がすでにある',
    other: '下の欄に内容をお書きください',
  },
  displayName: {
    label: '公開名',
    hint: 'ここで公開するすべての投稿に表示されます。空欄のままにすると {{id}} と表示されます。',
  },
  held: {
    links: 'リンクが複数含まれています。',
    alike: '最近送信された文章とよく似ています。',
    too_quick: '入力にかかった時間がとても短くなっています。',
    other: 'スパムかどうかを自動で判断できませんでした。',
  },
  heldUntil:
    'そのため、先にモデレーターが確認します。却下されたわけではありません。それまではご本人にだけ表示されます。',
  reasonMissing: '理由を1つ選んでください。',
  restored: {
    title: '保存していない変更を復元しました',
    text: '前に入力した内容を復元しました。',
    discard: '破棄する',
  },
  failed: {
    title: '投稿に失敗しました',
    unable: '投稿できません',
    unableText: 'ページを再読み込みして、もう一度お試しください。',
    conflict:
      '編集中に別の場所で変更されました。下書きは残っています。もう一度保存すると、その変更を上書きします。',
  },
  signedOut: {
    text: 'ログインの有効期限が切れました。下書きは保存されています。',
    signIn: 'ログインして続ける',
  },
  helpful: '役に立った',
  report: {
    button: '通報',
    reported: '通報済み',
    of: '{{label}}：{{name}}',
    title: {
      story: 'この体験談を通報',
      forum_post: 'この投稿を通報',
      forum_reply: 'この返信を通報',
      memory: 'この思い出を通報',
      game: 'この項目を通報',
    },
    text: 'モデレーターが確認します。誰が通報したかを投稿者に伝えることはありません。',
    again: 'すでに通報済みです。もう一度通報すると、前の通報と置き換わります。',
    reason: 'どのような問題がありますか？',
    note: 'モデレーターに伝えたいこと',
    noteHint: 'モデレーターだけが読みます。1,000文字以内。',
    send: '通報を送信',
    sending: '通報を送信中',
    done: '通報ありがとうございます',
    doneText: 'モデレーターが確認します。',
  },
  history: {
    button: '以前の内容',
    title: '以前の内容',
    text: '変更される前の内容です。新しい順に並び、モデレーターだけが見られます。',
    until: '{{time}}まで',
    loading: '以前の内容を読み込み中',
    failed: '以前の内容を読み込めませんでした',
    empty: '変更はありません。',
  },
};
