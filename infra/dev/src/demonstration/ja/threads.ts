// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Thread } from '../texts.ts';

export const threadsJa: readonly Thread[] = [
  {
    category: 'legal-rights',
    by: 'genzo',
    title: '「サービス終了のお知らせ」は何日前に届きましたか',
    content:
      '手元にあるお知らせを日付順に並べています。作品名、告知日、終了日、買い切りの商品について触れているかどうか。この四つだけで結構です。\n\n記憶ではなく、画面の写しやメールが残っているものをお願いします。',
    hoursAgo: 60,
    views: 344,
    replies: [
      {
        by: 'mizuki',
        content:
          'Velvet Circuit、告知から終了まで30日でした。追加コースは告知の三日前まで販売されていました。購入履歴が残っています。',
      },
      {
        by: 'genzo',
        content: '三日前まで、ですか。表に「最後に販売された日」の列を足します。',
        quotes: 0,
      },
      {
        by: 'haru',
        content: 'Nightferry は45日前。文面は丁寧でした。丁寧さと中身は別だと知りました。',
      },
    ],
  },
  {
    category: 'game-cases',
    by: 'haru',
    title: 'Nightferry をオフラインで起動できた方はいますか',
    content:
      '本体を通信なしにして起動すると、船の汽笛が鳴ったところで止まります。音が鳴るということは、そこまでは本体の中にあるということですよね。\n\n機種と、どこまで進めたかを教えてください。',
    hoursAgo: 20,
    views: 88,
    replies: [
      {
        by: 'genzo',
        content: '初期版のディスクでは甲板に出られました。三歩で止まりますが、海は動いています。',
      },
      { by: 'coma', content: '海が動いているだけでも見たいです。', waits: 'pending' },
    ],
  },
  {
    category: 'action-organization',
    by: 'mizuki',
    title: '学園祭で署名の説明をします。三分で何を話しますか',
    content:
      '持ち時間は三分、相手はゲームをしない人も多いです。最初の一言で悩んでいます。\n\n案：「買った本が、ある朝ぜんぶ白紙になっていたらどうしますか」',
    hoursAgo: 110,
    views: 195,
    replies: [
      {
        by: 'haru',
        content:
          'その一言で十分伝わると思います。実物の攻略本と、起動しないディスクを並べて置くのはどうでしょう。',
      },
      { by: 'genzo', content: '攻略本なら貸せます。付箋はそのままで。', quotes: 0 },
      {
        by: 'tokutoku',
        content: '今だけ限定アカウント販売中です☆プロフィールから連絡ください☆☆',
        waits: { reason: 'spam', note: '同じ書き込みをほかでも見ました' },
      },
    ],
  },
  {
    category: 'cultural-protection',
    by: 'genzo',
    title: '個人の攻略サイトが消える前にできること',
    content:
      '公式より詳しかった個人サイトが、この一年で四つ閉じました。管理人さんに連絡がつくうちに、何をお願いしておくべきでしょうか。',
    hoursAgo: 230,
    views: 279,
    replies: [
      {
        by: 'mizuki',
        content: 'まずお礼だと思います。私は感想を送ったら、資料を預けてくださいました。',
      },
      {
        by: 'haru',
        content: '掲示板の過去ログも一緒に残せるか、参加していた人に確認を取るのが大事かと。',
      },
    ],
  },
];
