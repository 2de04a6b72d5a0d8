import type { MailMessages } from './en.ts';

export const ja: MailMessages = {
  greeting: '{{name}} 様',
  greetingAlone: 'こんにちは。',
  linkHint: 'ボタンが使えない場合は、次のURLを開いてください。',
  code: 'または、次のコードを入力してください。',
  expires: 'リンクとコードは1回だけ使えます。有効期限は{{time}}です。',
  method: 'ログイン方法：{{method}}',
  password: 'パスワード',
  device: '端末：{{device}}',
  unknownDevice: '不明',
  time: '日時：{{time}}',
  footer: '{{to}} が {{brand}} に登録されているため、このメールをお送りしています。',
  choose: '受け取るメールを選ぶ',
  stop: 'この種類のメールを停止する',
  verify_email: {
    subject: 'メールアドレスの確認をお願いします',
    why: '{{brand}} にご登録いただき、ありがとうございます。このメールアドレスがご本人のものであることをご確認ください。',
    action: 'メールアドレスを確認する',
    notYou: 'お心当たりがない場合は、このメールを無視してください。',
  },
  change_email: {
    subject: '新しいメールアドレスの確認をお願いします',
    why: '{{brand}} のアカウントの新しいメールアドレスとして、このアドレスが指定されました。ご確認ください。',
    action: '新しいアドレスを確認する',
    notYou:
      'お心当たりがない場合は、このメールを無視してください。アカウントのアドレスは元のままです。',
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
    why: '{{brand}} のアカウントについて、パスワードの再設定のリクエストがありました。',
    action: '新しいパスワードを設定する',
    notYou: 'お心当たりがない場合は、このメールを無視してください。パスワードは変わりません。',
  },
  password_changed: {
    subject: 'パスワードが変更されました',
    why: '{{brand}} のアカウントのパスワードが変更されました。',
    action: 'パスワードを再設定する',
    notYou:
      'お心当たりがない場合は、すぐにパスワードを再設定してください。すべての端末からログアウトします。',
  },
  signed_in: {
    subject: 'アカウントに新しいログインがありました',
    why: '{{brand}} のアカウントに、新しい方法または新しい端末からログインがありました。',
    action: 'パスワードを再設定する',
    notYou:
      'お心当たりがない場合は、すぐにパスワードを再設定してください。すべての端末からログアウトします。',
  },
  identity_linked: {
    subject: 'ログイン方法が追加されました',
    why: '{{brand}} に、{{method}} でもログインできるようになりました。',
    action: 'プロフィールを見る',
    notYou: 'お心当たりがない場合は、プロフィールで連携を解除し、パスワードを変更してください。',
  },
  identity_unlinked: {
    subject: 'ログイン方法の連携が解除されました',
    why: '{{method}} では {{brand}} にログインできなくなりました。',
    action: 'プロフィールを見る',
    notYou:
      'お心当たりがない場合は、プロフィールでパスワードを変更してください。ほかのすべての端末からもログアウトします。',
  },
  content_decided: {
    kinds: {
      story: '体験談：{{title}}',
      forum_post: 'フォーラムの投稿：{{title}}',
      forum_reply: 'フォーラムへの返信',
      memory: '「{{title}}」の思い出',
      game: 'アーカイブへのゲーム：{{title}}',
    },
    reason: '理由：{{reason}}',
    reasons: {
      spam: 'スパムまたは広告',
      abuse: '中傷または嫌がらせ',
      illegal: '法令に反する内容',
      off_topic: '話題から外れた内容',
      personal_data: '他人の個人情報',
      duplicate: 'すでに掲載されている内容',
      other: 'その他',
    },
    note: 'モデレーターからのコメント：{{note}}',
    approve: {
      subject: {
        story: '体験談「{{title}}」を承認しました',
        forum_post: '投稿「{{title}}」を承認しました',
        forum_reply: 'フォーラムへの返信を承認しました',
        memory: '「{{title}}」の思い出を承認しました',
        game: '「{{title}}」をアーカイブに掲載しました',
      },
      why: '{{brand}} のモデレーターが投稿を確認し、承認しました。どなたでもお読みいただけます。',
    },
    reject: {
      subject: {
        story: '体験談「{{title}}」は公開されませんでした',
        forum_post: '投稿「{{title}}」は公開されませんでした',
        forum_reply: 'フォーラムへの返信は公開されませんでした',
        memory: '「{{title}}」の思い出は公開されませんでした',
        game: '「{{title}}」はアーカイブに掲載されませんでした',
      },
      why: '{{brand}} のモデレーターが投稿を確認し、公開しないと判断しました。',
    },
    hide: {
      subject: {
        story: '体験談「{{title}}」を非表示にしました',
        forum_post: '投稿「{{title}}」を非表示にしました',
        forum_reply: 'フォーラムへの返信を非表示にしました',
        memory: '「{{title}}」の思い出を非表示にしました',
        game: 'アーカイブの「{{title}}」を非表示にしました',
      },
      why: '{{brand}} のモデレーターが投稿を確認し、非表示にしました。',
    },
    restore: {
      subject: {
        story: '体験談「{{title}}」を再び表示しました',
        forum_post: '投稿「{{title}}」を再び表示しました',
        forum_reply: 'フォーラムへの返信を再び表示しました',
        memory: '「{{title}}」の思い出を再び表示しました',
        game: 'アーカイブの「{{title}}」を再び表示しました',
      },
      why: '{{brand}} のモデレーターが投稿を改めて確認し、再び表示しました。',
    },
    undo: {
      subject: {
        story: '体験談「{{title}}」についての判断を取り消しました',
        forum_post: '投稿「{{title}}」についての判断を取り消しました',
        forum_reply: 'フォーラムへの返信についての判断を取り消しました',
        memory: '「{{title}}」の思い出についての判断を取り消しました',
        game: '「{{title}}」についての判断を取り消しました',
      },
      why: '{{brand}} のモデレーターが、投稿についての前回の判断を取り消しました。',
    },
    status: '現在の状態：{{status}}',
    statuses: {
      pending: '確認待ち',
      published: '公開中',
      hidden: '非表示',
      rejected: '公開されませんでした',
    },
    read: 'サイトで読む',
    own: '自分の投稿を見る',
    notYou:
      '現在の状態はプロフィールで確認できます。そこで編集すると、モデレーターがもう一度確認します。',
  },
  moderation_digest: {
    subject_one: '確認待ちの投稿：{{waiting}}件',
    subject_other: '確認待ちの投稿：{{waiting}}件',
    why: '{{day}}に {{brand}} で判断を待っている投稿です。',
    waiting: '確認待ちの合計：{{waiting}}',
    reported: '通報された件数：{{reported}}',
    oldest: '最長の待ち時間：{{wait}}',
    kinds: {
      story: '体験談：{{count}}',
      forum_post: 'フォーラムの投稿：{{count}}',
      forum_reply: 'フォーラムの返信：{{count}}',
      memory: '思い出：{{count}}',
      game: 'アーカイブへのゲーム：{{count}}',
    },
    action: '確認待ちの一覧を開く',
    notYou:
      'このメールは、確認待ちの投稿がある日に限り、1日1回モデレーターと管理者にお送りしています。',
  },
  forum_reply: {
    subjects: {
      mention: 'メンションされました：{{title}}',
      quote: '返信が引用されました：{{title}}',
      reply: '投稿への新しい返信：{{title}}',
      follow: '新しい返信：{{title}}',
    },
    why: {
      mention: '{{brand}} でメンションされました。',
      quote: '{{brand}} で返信が引用されました。',
      reply: '{{brand}} で投稿に返信がありました。',
      follow: '{{brand}} でフォロー中の投稿に新しい返信がありました。',
    },
    post: '投稿：{{title}}',
    reply: '返信：{{excerpt}}',
    action: '返信を読む',
    notYou: 'この投稿を次にご覧いただくまで、この投稿についてのメールはお送りしません。',
    stop: 'この投稿についてのメールを停止する',
  },
};
