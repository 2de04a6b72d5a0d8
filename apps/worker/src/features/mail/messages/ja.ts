import type { MailMessages } from './en.ts';

export const ja: MailMessages = {
  greeting: '{{name}} 様',
  greetingAlone: 'こんにちは。',
  linkHint: 'ボタンが使えない場合は、次のアドレスを開いてください。',
  code: 'または、次のコードをサイトで入力してください。',
  expires: 'リンクとコードは {{time}} まで、1 回だけ使えます。',
  method: 'ログイン方法：{{method}}',
  password: 'パスワード',
  device: '端末：{{device}}',
  unknownDevice: '不明',
  time: '日時：{{time}}',
  footer:
    'このメールは、{{brand}} で使われているアドレス {{to}} にお送りしています。自動送信のメールです。',
  verify_email: {
    subject: 'メールアドレスの確認をお願いします',
    why: 'このメールアドレスで {{brand}} のアカウントが作成されました。ご本人のアドレスであることを、ワンクリックで確認できます。',
    action: 'アドレスを確認する',
    notYou: 'お心当たりがない場合は、何もしなくてかまいません。アドレスは未確認のままになります。',
  },
  change_email: {
    subject: '新しいメールアドレスの確認をお願いします',
    why: 'このメールアドレスが、{{brand}} のアカウントの新しいアドレスとして指定されました。確認が済むと有効になります。',
    action: '新しいアドレスを確認する',
    notYou:
      'お心当たりがない場合は、何もしなくてかまいません。アカウントのアドレスは元のままです。',
  },
  email_changed: {
    subject: 'メールアドレスが変更されました',
    why: '{{brand}} のアカウントのメールアドレスが変更されました。このアドレスではログインできなくなります。',
    action: 'お問い合わせ',
    notYou:
      'お心当たりがない場合は、第三者がアカウントを使っているおそれがあります。すぐにお問い合わせください。',
  },
  reset_password: {
    subject: '新しいパスワードの設定',
    why: '{{brand}} のアカウントについて、新しいパスワードの設定が申し込まれました。',
    action: '新しいパスワードを設定する',
    notYou: 'お心当たりがない場合は、何もしなくてかまいません。パスワードは変わりません。',
  },
  password_changed: {
    subject: 'パスワードが変更されました',
    why: '{{brand}} のアカウントのパスワードが変更されました。',
    action: 'パスワードを再設定する',
    notYou:
      'お心当たりがない場合は、すぐにパスワードを再設定してください。すべての端末からログアウトされます。',
  },
  signed_in: {
    subject: 'アカウントに新しいログインがありました',
    why: '{{brand}} のアカウントに、新しい方法または新しい端末からログインがありました。',
    action: 'パスワードを再設定する',
    notYou:
      'お心当たりがない場合は、すぐにパスワードを再設定してください。すべての端末からログアウトされます。',
  },
  identity_linked: {
    subject: 'ログイン方法が追加されました',
    why: '{{brand}} のアカウントに、別のサービスからもログインできるようになりました。',
    action: 'プロフィールを見る',
    notYou:
      'お心当たりがない場合は、プロフィールでこのサービスを外し、新しいパスワードを設定してください。',
  },
  identity_unlinked: {
    subject: 'ログイン方法が外されました',
    why: '{{brand}} のアカウントに、次のサービスからはログインできなくなりました。',
    action: 'プロフィールを見る',
    notYou:
      'お心当たりがない場合は、プロフィールで新しいパスワードを設定してください。ほかのすべての端末からもログアウトされます。',
  },
  content_decided: {
    kinds: {
      story: '体験談：{{title}}',
      forum_post: 'フォーラムの投稿：{{title}}',
      forum_reply: 'フォーラムへの返信',
    },
    reason: '理由：{{reason}}',
    reasons: {
      spam: 'スパムまたは広告',
      abuse: '中傷または嫌がらせ',
      illegal: '法令に反する内容',
      off_topic: '話題から外れた内容',
      personal_data: '他人の個人情報',
      duplicate: '既に掲載されている内容',
      other: 'その他',
    },
    note: 'モデレーターより：{{note}}',
    approve: {
      subject: '投稿が公開されました',
      why: '{{brand}} のモデレーターが投稿を確認しました。どなたでもお読みいただけます。',
    },
    reject: {
      subject: '投稿は掲載されませんでした',
      why: '{{brand}} のモデレーターが投稿を確認し、掲載を見送りました。',
    },
    hide: {
      subject: '投稿が非表示になりました',
      why: '{{brand}} のモデレーターが投稿を確認し、非表示にしました。',
    },
    restore: {
      subject: '投稿が再び公開されました',
      why: '{{brand}} のモデレーターが投稿を改めて確認しました。再びどなたでもお読みいただけます。',
    },
    undo: {
      subject: '投稿についての判断が取り消されました',
      why: '{{brand}} のモデレーターが、投稿についての前回の判断を取り消しました。',
    },
    status: '現在の状態：{{status}}',
    statuses: {
      pending: '確認待ち',
      published: '公開中',
      hidden: '非表示',
      rejected: '非公開',
    },
    read: 'サイトで読む',
    own: '自分の投稿を見る',
    notYou:
      '現在の状態は、プロフィールの「自分の投稿」で確認できます。公開されていない投稿は、編集するとモデレーターが改めて確認します。',
  },
  moderation_digest: {
    subject: '確認待ちの投稿：{{waiting}}',
    why: '{{day}} に {{brand}} で判断を待っている投稿です。',
    waiting: '確認待ちの合計：{{waiting}}',
    reported: '通報された件数：{{reported}}',
    oldest: '最長の待ち時間（時間）：{{hours}}',
    kinds: {
      story: '体験談：{{count}}',
      forum_post: 'フォーラムの投稿：{{count}}',
      forum_reply: 'フォーラムの返信：{{count}}',
    },
    action: '確認待ちの一覧を開く',
    notYou:
      'このメールは、確認待ちの投稿がある日に限り、1 日 1 回モデレーターと管理者にお送りしています。',
  },
  forum_reply: {
    subject: '新しい返信：{{title}}',
    why: '{{brand}} でフォロー中の投稿に新しい返信がありました。',
    post: '投稿：{{title}}',
    reply: '返信：{{excerpt}}',
    action: '返信を読む',
    notYou: 'この投稿についての次のメールは、ページをご覧いただくまで送信されません。',
    stop: 'この投稿についてのメールを停止する',
  },
};
