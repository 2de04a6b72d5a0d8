// SPDX-License-Identifier: AGPL-3.0-or-later
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
  linkCode: 'ページでコードを求められた場合は、{{code}} を入力してください。{{time}}まで有効です。',
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
  export_ready: {
    subject: 'データのダウンロードの準備ができました',
    why: '{{brand}}が保存しているあなたのデータをまとめたファイルができました。プロフィールからダウンロードできます。',
    action: 'プロフィールを開く',
    notYou:
      'お心当たりがない場合、ほかの人があなたのアカウントにログインしている可能性があります。プロフィールでパスワードを変更してください。',
    until: 'ファイルの削除日時：{{time}}',
  },
  content_decided: {
    kinds: {
      story: '体験談：{{title}}',
      forum_post: 'フォーラムの投稿：{{title}}',
      forum_reply: '「{{title}}」への返信',
      memory: '「{{title}}」の思い出',
      reason: '「{{title}}」に署名した理由',
      letter_answer: '手紙への返答：{{title}}',
      correction: '修正の提案：{{title}}',
      game: 'アーカイブへのゲーム：{{title}}',
    },
    reply: 'フォーラムへの返信',
    excerpt: '本文：{{excerpt}}',
    several: {
      subject: '投稿{{count}}件の確認結果',
      why: '{{brand}} のモデレーターが次の投稿を確認しました。',
      notYou: 'それぞれの現在の状態はプロフィールで確認できます。',
      editable:
        'それぞれの現在の状態はプロフィールで確認できます。文章はそこで編集でき、編集するとモデレーターがもう一度確認します。',
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
        forum_reply: '「{{title}}」への返信を承認しました',
        memory: '「{{title}}」の思い出を承認しました',
        reason: '「{{title}}」に署名した理由を承認しました',
        letter_answer: '{{title}}からの返答を承認しました',
        correction: '「{{title}}」の修正をアーカイブに反映しました',
        game: '「{{title}}」をアーカイブに掲載しました',
      },
      reply: 'フォーラムへの返信を承認しました',
      why: '{{brand}} のモデレーターが投稿を確認し、承認しました。どなたでもお読みいただけます。',
    },
    reject: {
      subject: {
        story: '体験談「{{title}}」は公開されませんでした',
        forum_post: '投稿「{{title}}」は公開されませんでした',
        forum_reply: '「{{title}}」への返信は公開されませんでした',
        memory: '「{{title}}」の思い出は公開されませんでした',
        reason: '「{{title}}」に署名した理由は公開されませんでした',
        letter_answer: '{{title}}からの返答は公開されませんでした',
        correction: '「{{title}}」の修正は反映されませんでした',
        game: '「{{title}}」はアーカイブに掲載されませんでした',
      },
      reply: 'フォーラムへの返信は公開されませんでした',
      why: '{{brand}} のモデレーターが投稿を確認し、公開しないと判断しました。',
    },
    hide: {
      subject: {
        story: '体験談「{{title}}」を非表示にしました',
        forum_post: '投稿「{{title}}」を非表示にしました',
        forum_reply: '「{{title}}」への返信を非表示にしました',
        memory: '「{{title}}」の思い出を非表示にしました',
        reason: '「{{title}}」に署名した理由を非表示にしました',
        letter_answer: '{{title}}からの返答を非表示にしました',
        correction: '「{{title}}」の修正を取り下げました',
        game: 'アーカイブの「{{title}}」を非表示にしました',
      },
      reply: 'フォーラムへの返信を非表示にしました',
      why: '{{brand}} のモデレーターが投稿を確認し、非表示にしました。',
    },
    restore: {
      subject: {
        story: '体験談「{{title}}」を再び表示しました',
        forum_post: '投稿「{{title}}」を再び表示しました',
        forum_reply: '「{{title}}」への返信を再び表示しました',
        memory: '「{{title}}」の思い出を再び表示しました',
        reason: '「{{title}}」に署名した理由を再び表示しました',
        letter_answer: '{{title}}からの返答を再び表示しました',
        correction: '「{{title}}」の修正を再び反映しました',
        game: 'アーカイブの「{{title}}」を再び表示しました',
      },
      reply: 'フォーラムへの返信を再び表示しました',
      why: '{{brand}} のモデレーターが投稿を改めて確認し、再び表示しました。',
    },
    undo: {
      subject: {
        story: '体験談「{{title}}」についての判断を取り消しました',
        forum_post: '投稿「{{title}}」についての判断を取り消しました',
        forum_reply: '「{{title}}」への返信についての判断を取り消しました',
        memory: '「{{title}}」の思い出についての判断を取り消しました',
        reason: '「{{title}}」に署名した理由についての判断を取り消しました',
        letter_answer: '{{title}}からの返答についての判断を取り消しました',
        correction: '「{{title}}」の修正についての判断を取り消しました',
        game: '「{{title}}」についての判断を取り消しました',
      },
      reply: 'フォーラムへの返信についての判断を取り消しました',
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
    notYou: '現在の状態はプロフィールで確認できます。',
    editable:
      '現在の状態はプロフィールで確認できます。そこで編集すると、モデレーターがもう一度確認します。',
  },
  game_changed: {
    subject: 'アーカイブの「{{title}}」が更新されました',
    why: '{{brand}}のアーカイブでフォロー中の「{{title}}」に変更がありました。',
    unknown: '不明',
    statuses: {
      announced: '終了予定',
      shut_down: 'サービス終了',
      playable_again: '再び遊べる',
      unknown: '状態不明',
    },
    facts: {
      status: '状態：{{before}} → {{after}}',
      releaseDate: '発売・開始：{{before}} → {{after}}',
      shutdownDate: 'サービス終了：{{before}} → {{after}}',
    },
    action: 'ゲームを見る',
    notYou: 'このゲームのメールは、状態や日付が変わったときだけお送りします。',
    stop: 'このゲームのメールを停止',
  },
  moderation_digest: {
    subject_other: '確認待ちの項目：{{waiting}}件',
    why: '{{day}}に {{brand}} で判断を待っている投稿です。',
    waiting: '確認待ちの合計：{{waiting}}',
    reported: '通報された件数：{{reported}}',
    oldest: '最長の待ち時間：{{wait}}',
    kinds: {
      story: '体験談：{{count}}',
      forum_post: 'フォーラムの投稿：{{count}}',
      forum_reply: 'フォーラムの返信：{{count}}',
      memory: '思い出：{{count}}',
      reason: '署名した理由：{{count}}',
      letter_answer: '手紙への返答：{{count}}',
      correction: '修正の提案：{{count}}',
      game: 'アーカイブへのゲーム：{{count}}',
    },
    bursts: {
      game_like: 'いいねが急増したゲーム：{{count}}',
      helpful: '「参考になった」が急増した投稿：{{count}}',
      letter_written: '手紙の数が急増した地域：{{count}}',
    },
    action: '確認待ちの一覧を開く',
    notYou:
      'このメールは、確認待ちの項目がある日に限り、1日1回モデレーターと管理者にお送りしています。',
  },
  signature: {
    footer:
      'このメールは、{{to}} を使って {{brand}} の署名活動に署名が行われたためお送りしています。',
    petition: '署名活動：{{title}}',
    withdraw: '署名を取り消す',
    remove: '心当たりがない場合：署名を削除する',
    signature_confirm: {
      subject: '署名を確認してください',
      why: 'ご署名ありがとうございます。確認が済むと、署名が数に加わります。',
      action: '署名を確認する',
      notYou:
        '署名した覚えがない場合は、このメールを無視してください。確認されない署名は7日後に削除します。',
    },
    signature_reminder: {
      subject: '署名の確認がまだ済んでいません',
      why: '{{brand}} で署名活動に署名されましたが、確認が済むまで署名は数に入りません。',
      action: '署名を確認する',
      notYou: '署名した覚えがない場合は、このメールを無視してください。お知らせはこの1回だけです。',
    },
    signature_counts: {
      subject: '署名が数に加わりました',
      why: 'ご署名ありがとうございます。署名は確認され、数に加わりました。',
      action: '署名活動を見る',
      notYou: 'お気持ちが変わったときは、いつでも署名を取り消せます。',
    },
    signature_held: {
      subject: '署名を確認しています',
      why: 'ご署名ありがとうございます。メールアドレスの確認は済みました。一部の署名は、数に加える前に運営が確認しており、いただいた署名も確認中です。数に加えない場合は署名を削除し、もう一度署名していただけます。数に入ったかどうかは受領証で確かめられます。何もする必要はありません。',
      action: '署名活動を見る',
      notYou: 'お気持ちが変わったときは、いつでも署名を取り消せます。',
    },
    signature_again: {
      subject: 'すでに署名されています',
      why: 'どなたか（おそらくご本人）がこの署名活動にもう一度署名しようとしました。署名はすでに数に入っているため、変更はありません。',
      action: '署名活動を見る',
      notYou: '心当たりがない場合も、何もする必要はありません。',
    },
    signature_update: {
      why: '{{brand}} で署名された署名活動について、ご希望のお知らせをお届けします。',
      action: '署名活動を見る',
      notYou: 'この署名活動については、新しいお知らせがあるときだけメールをお送りします。',
      unsubscribe: 'この署名活動のお知らせを停止する',
    },
  },
  subscription: {
    footer:
      'このメールは、{{brand}}で署名活動のお知らせを受け取るために{{to}}が入力されたため、お送りしています。',
    confirm: {
      subject: 'この署名活動のお知らせを受け取るには確認が必要です',
      why: '{{brand}}で、署名活動のお知らせをこのアドレスに送るよう申し込みがありました。確認していただくと、キャンペーンから新しいお知らせがあったときにメールをお送りします。',
      action: '確認する',
      notYou: 'お心当たりがない場合は、このメールを無視してください。アドレスは7日後に削除します。',
    },
    updateWhy: 'お申し込みいただいた署名活動のお知らせを{{brand}}からお届けします。',
    opening: {
      region: '国・地域：{{region}}',
      footer:
        'このメールは、署名活動の開始のお知らせを{{brand}}から受け取るために{{to}}が入力されたため、お送りしています。',
      stop: 'お知らせを停止する',
      confirm: {
        subject: '署名活動の開始のお知らせを受け取るには確認が必要です（{{region}}）',
        why: '{{brand}}で、この国・地域の署名活動が始まったらこのアドレスに知らせるよう申し込みがありました。確認していただくと、署名できるようになったときに一度だけメールをお送りします。',
      },
      open: {
        subject: '署名できるようになりました：{{region}}',
        why: '署名活動の開始を知らせるよう{{brand}}にお申し込みいただきました。署名の受付が始まっています。',
        action: '署名する',
        notYou:
          'お申し込みいただいたお知らせはこのメールで終わりです。アドレスは7日後に削除します。',
      },
    },
  },
  legal_request: {
    reference: '受付番号：{{reference}}',
    action: '状況を確認する',
    calendar: 'カレンダーに追加',
    notYou:
      'このリンクはご自分だけでお使いください。リンクがあれば、誰でもお返事を読めます。お申し込みに心当たりがない場合は、ページを開いて取り下げてください。',
    footer:
      '{{brand}} への法的支援のお申し込みに {{to}} が記入されたため、このメールをお送りしています。',
    legal_received: {
      subject: 'お申し込みを受け取りました',
      why: '{{brand}} へのお申し込みありがとうございます。相談チームの担当者が内容を読み、メールでお返事します。各段階は専用のページでご覧になれます。お申し込みの取り下げもそのページでできます。',
    },
    legal_reply: {
      subject: 'お申し込み {{reference}} へのお返事',
      why: '{{brand}} の相談チームからのお返事です。',
    },
    legal_proposed: {
      subject: 'ご相談の日時の提案',
      why: '{{brand}} の相談チームが日時を提案しています。専用のページで、この日時にするか、別の日時を希望するかをお選びください。',
    },
    legal_confirmed: {
      subject: 'ご相談の日時が確定しました',
      why: '{{brand}} でのご相談の日時が確定しました。専用のページからカレンダーに追加できます。',
    },
    legal_closed: {
      subject: 'お申し込み {{reference}} への対応を終えました',
      why: '{{brand}} の相談チームが対応を終えました。結果は専用のページでご覧になれます。12か月後にすべて消去します。',
    },
    legal_reopened: {
      subject: 'お申し込み {{reference}} への対応を再開しました',
      why: '{{brand}} の相談チームが対応を再開しました。前にお知らせした消去の予定はなくなりました。対応を終えてから12か月後に、また専用のページで取り下げた場合はすぐに、すべて消去します。',
    },
  },
  legal_counsel: {
    accepted: {
      subject: '{{reference}}：日時が承諾されました',
      why: '提案した日時が承諾されました。確定してください。',
    },
    declined: {
      subject: '{{reference}}：日時が辞退されました',
      why: '提案した日時が辞退されました。別の日時を提案してください。',
    },
    handed_over: {
      subject: '{{reference}} を引き継ぎました',
      why: '法的支援の依頼があなたに引き継がれました。',
    },
    action: '依頼を開く',
    notYou: '相談チームの一員としてこの依頼を担当している方にお送りしています。',
  },
  legal_digest: {
    subject_other: '対応を待つ依頼が{{n}}件あります',
    text: '最も長いものの待ち時間は{{age}}です。',
    action: '依頼を見る',
    notYou: '相談チームの方にお送りしています。対応を待つ依頼がある間、週に1回お届けします。',
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
