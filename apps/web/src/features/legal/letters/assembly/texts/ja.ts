// SPDX-License-Identifier: AGPL-3.0-or-later
import type { LetterTexts } from './en.ts';

export const letterTexts: LetterTexts = {
  recipient: {
    seller: {
      named: '{{seller}} 御中',
      unnamed: 'お客様相談窓口 御中',
    },
    authority: {
      named: '{{authority}} 御中',
      unnamed: '消費者行政ご担当窓口 御中',
    },
    representative: {
      named: '{{representative}} 様',
      unnamed: '議員 様',
    },
  },
  subject: {
    seller: 'ゲーム「{{game}}」に関する苦情および要望',
    reminder: {
      dated: 'ゲーム「{{game}}」に関する{{firstLetterDate}}付の書面について（再度のお願い）',
      undated: 'ゲーム「{{game}}」に関する先般の書面について（再度のお願い）',
    },
    authority: {
      named: '{{seller}}に関する苦情の申立て（ゲーム「{{game}}」）',
      unnamed: '消費者としての苦情の申立て（ゲーム「{{game}}」）',
    },
    representative: 'ビデオゲームを購入した消費者の保護について（「{{game}}」の事例）',
  },
  salutation: {
    seller: '拝啓　時下ますますご清栄のこととお慶び申し上げます。',
    reminder: '前略',
    authority: '拝啓　平素より消費者行政にご尽力いただき、厚く御礼申し上げます。',
    representative: '拝啓　時下ますますご清祥のこととお慶び申し上げます。',
  },
  opening: {
    seller:
      'さて、ゲーム「{{game}}」（以下「本ゲーム」といいます。）につきまして、ご連絡いたします。',
    reminder: {
      dated:
        'ゲーム「{{game}}」（以下「本ゲーム」といいます。）につきまして、{{firstLetterDate}}付の書面で期限を定めて対応をお願いいたしましたが、すでにその期限を過ぎております。',
      undated:
        'ゲーム「{{game}}」（以下「本ゲーム」といいます。）につきまして、先に書面で期限を定めて対応をお願いいたしましたが、すでにその期限を過ぎております。',
    },
    authority: {
      named:
        'さて、ゲーム「{{game}}」（以下「本ゲーム」といいます。）につきまして、{{seller}}に関する苦情を申し立てます。',
      unnamed:
        'さて、ゲーム「{{game}}」（以下「本ゲーム」といいます。）につきまして、苦情を申し立てます。',
    },
    representative:
      'さて、ビデオゲームを購入した消費者の保護についてお願いしたいことがあり、お手紙を差し上げました。私の場合は、ゲーム「{{game}}」（以下「本ゲーム」といいます。）に関するものです。',
  },
  earlier: {
    first: {
      dated: '販売者には、{{firstLetterDate}}付で書面を送りました。',
      undated: '販売者には、書面を送りました。',
    },
    both: {
      dated:
        '販売者には、{{firstLetterDate}}付で書面を送り、{{reminderDate}}付で改めて催促いたしました。',
      undated: '販売者には、書面を送り、改めて催促いたしました。',
    },
    deadlinePassed: '私の定めた期限は過ぎております。',
  },
  reply: {
    none: '回答は受け取っておりません。',
    refused: '私の要望は拒否されました。',
    unsolved: '回答は受け取りましたが、問題は解決しておりません。',
  },
  recap: '念のため、以下に改めて経緯を申し上げます。',
  purchase: {
    fromYou: {
      full: '本ゲームは、{{purchaseDate}}に、貴社から{{price}}で購入したものです。',
      withoutDate: '本ゲームは、貴社から{{price}}で購入したものです。',
      withoutPrice: '本ゲームは、{{purchaseDate}}に、貴社から購入したものです。',
      minimal: '本ゲームは、貴社から購入したものです。',
    },
    fromSeller: {
      full: '本ゲームは、{{purchaseDate}}に、{{seller}}から{{price}}で購入したものです。',
      withoutDate: '本ゲームは、{{seller}}から{{price}}で購入したものです。',
      withoutPrice: '本ゲームは、{{purchaseDate}}に、{{seller}}から購入したものです。',
      minimal: '本ゲームは、{{seller}}から購入したものです。',
    },
    withoutSeller: {
      full: '本ゲームは、{{purchaseDate}}に{{price}}で購入したものです。',
      withoutDate: '本ゲームは、{{price}}で購入したものです。',
      withoutPrice: '本ゲームは、{{purchaseDate}}に購入したものです。',
      minimal: '本ゲームは、私が購入したものです。',
    },
  },
  situation: {
    announced: {
      dated:
        '本ゲームは、{{eventDate}}にサービスを終了すると発表されました。このままでは、それ以降、本ゲームを遊ぶことができなくなります。',
      undated:
        '本ゲームは、サービスを終了すると発表されました。このままでは、終了後は本ゲームを遊ぶことができなくなります。',
    },
    shut_down: {
      dated:
        '本ゲームは、{{eventDate}}にサービスを終了しました。それ以来、本ゲームを遊ぶことができません。',
      undated: '本ゲームは、サービスを終了しました。現在、本ゲームを遊ぶことができません。',
    },
    features_removed: {
      dated:
        '購入時の本ゲームに備わっていた機能が、{{eventDate}}に削除されました。販売時の内容どおりに本ゲームを利用することができません。',
      undated:
        '購入時の本ゲームに備わっていた機能が削除されました。販売時の内容どおりに本ゲームを利用することができません。',
    },
    refund_refused: {
      dated: '返金を求めましたが、{{eventDate}}に拒否されました。この拒否には承服できません。',
      undated: '返金を求めましたが、拒否されました。この拒否には承服できません。',
    },
    offline_missing: {
      dated:
        '本ゲームは、遅くとも{{eventDate}}以降、パブリッシャーのサーバーへの接続を必要としています。オフラインモードがないため、遊べるかどうかはすべてこのサーバーにかかっています。',
      undated:
        '本ゲームは、パブリッシャーのサーバーへの接続を必要としています。オフラインモードがないため、遊べるかどうかはすべてこのサーバーにかかっています。',
    },
  },
  law: {
    directives: {
      '2019/770': '指令（EU）2019/770（デジタルコンテンツとデジタルサービス）',
      '2011/83': '指令2011/83/EU（消費者の権利）',
      '93/13': '指令93/13/EEC（不公正な条項）',
      '2005/29': '指令2005/29/EC（不公正な商慣行）',
    },
    directiveArticle: {
      whole: '第{{article}}条',
      paragraph: '第{{article}}条第{{paragraph}}項',
      inserted: '第{{article}}a条',
    },
    intro: {
      seller:
        '本書面における求めの法的な根拠は次のとおりです。いずれも、各規定に定められた要件によります。',
      authority:
        '法的な検討にあたり、次の規定を挙げます。いずれも、各規定に定められた要件によります。',
      representative:
        '私の知る限り、現行の法令には次の定めがあります。いずれも、各規定に定められた要件によります。',
    },
    withoutArticles: '関係する法令として、次のものを挙げます。{{law}}',
    implements: 'これらの規定は、欧州連合の次の法令を国内法化したものです。{{law}}',
    none: {
      seller: '適用される消費者法によって私に認められるすべての権利を留保いたします。',
      authority: '適用される消費者法に照らしてご検討くださいますよう、お願い申し上げます。',
      representative:
        'このような場合に消費者にどのような権利があるのか、ご教示いただければ幸いです。',
    },
    reservation: 'その他の権利もすべて留保いたします。',
  },
  rights: {
    conformity:
      '事業者が消費者に供給するものは、契約の内容に適合していなければなりません（{{articles}}）。',
    updates:
      '事業者は、契約への適合を保つために必要なアップデートが消費者に提供されるようにしなければなりません（{{articles}}）。',
    repair: '消費者は、不具合の是正を求めることができます（{{articles}}）。',
    price_reduction: '消費者は、代金の減額を求めることができます（{{articles}}）。',
    termination: '消費者は、契約を解除することができます（{{articles}}）。',
    refund: '消費者は、支払った金額の返金を求めることができます（{{articles}}）。',
    change_notice:
      'デジタルコンテンツの変更は、正当な理由があり、通知がなされた場合に限って許され、消費者には契約を解除する権利が認められることがあります（{{articles}}）。',
    unfair_terms: '不当な契約条項は、消費者を拘束しません（{{articles}}）。',
    information:
      '事業者は、契約の締結前に、販売するものについて消費者に情報を提供しなければなりません（{{articles}}）。',
    withdrawal:
      '消費者は、定められた期間内に、申込みの撤回または契約の解除をすることができます（{{articles}}）。',
    misleading: '消費者を誤認させる行為や不作為は禁じられています（{{articles}}）。',
    no_waiver: '契約条項によって、法律が消費者に認める権利を奪うことはできません（{{articles}}）。',
    burden_of_proof: '定められた場合には、事業者が証明責任を負います（{{articles}}）。',
    data_retrieval: '消費者は、自らのデータやコンテンツを取り出すことができます（{{articles}}）。',
    guarantee: '消費者は、法律の定める保証によって保護されます（{{articles}}）。',
    compensation: '消費者は、損害の賠償を求めることができます（{{articles}}）。',
  },
  demands: {
    intro: {
      seller: 'つきましては、次のとおり求めます。',
      reminder: 'つきましては、改めて次のとおり求めます。',
      reported: '販売者には、次のことを求めました。',
    },
    items: {
      refund: {
        withPrice: '支払った代金（{{price}}）の返金',
        withoutPrice: '支払った代金の返金',
      },
      repair: '販売時の状態への本ゲームの復旧、またはその状態の維持',
      offline_patch:
        'パブリッシャーのサーバーなしで本ゲームを遊べるようにするパッチその他の技術的手段の提供',
      information:
        'このような事態に至った理由、および購入者が本ゲームを遊べるようにするための予定についての書面による説明',
    },
    complaint: {
      request:
        'この申立てをご検討のうえ、貴機関において可能な措置をお取りいただき、その結果をお知らせくださいますよう、お願い申し上げます。',
      confirm: '本書面を受領された旨と、受付番号をお知らせください。',
      forward:
        '所管が異なる場合には、担当の機関をお教えいただくか、この申立てをその機関に回付してくださいますよう、お願い申し上げます。',
    },
    ask_representative: {
      request:
        'この問題を取り上げ、パブリッシャーがサポートを終えたあともゲームを遊び続けられるようにするためのルールづくりを後押ししてくださいますよう、お願い申し上げます。',
      aim: 'サーバーを永久に動かし続けることを求めているのではありません。サポートを終えるときに、ゲームを遊べる状態で残してほしいのです。',
      answer: 'この問題についてのお考えと、お力添えいただけることをお聞かせいただければ幸いです。',
    },
  },
  deadline: {
    first: '{{deadline}}までに、書面によるご回答と、上記の求めへのご対応をお願いいたします。',
    final: '上記につきまして、最終の期限を{{deadline}}といたします。',
  },
  next: {
    first: {
      named:
        'この期限までに解決に至らない場合は、消費者行政機関（{{authority}}）に苦情を申し立てます。',
      unnamed: 'この期限までに解決に至らない場合は、所管の消費者行政機関に苦情を申し立てます。',
    },
    final: {
      named:
        'この期限を過ぎてもなお解決に至らない場合は、改めて通知することなく、消費者行政機関（{{authority}}）に苦情を申し立てます。',
      unnamed:
        'この期限を過ぎてもなお解決に至らない場合は、改めて通知することなく、所管の消費者行政機関に苦情を申し立てます。',
    },
  },
  details: {
    heading: '取引の内容',
    game: 'ゲーム：{{game}}',
    seller: '販売者：{{seller}}',
    purchaseDate: '購入日：{{purchaseDate}}',
    price: '支払金額：{{price}}',
    country: '国：{{country}}',
    reference: '管理番号：{{reference}}',
  },
  enclosures: {
    mention: '下記の書類の写しを同封いたします。',
    heading: '同封書類',
    proofs: {
      receipt: '領収書',
      order_confirmation: '注文確認書',
      bank_statement: '銀行取引明細書',
      account_history: 'アカウント画面のスクリーンショット',
      store_page: '当時のストアのページ',
      packaging: 'パッケージ',
      advertising: '予告編または広告',
      terms: '利用許諾条件',
      announcement: '告知の写し',
      screenshot: '問題の画像',
      video: '問題の動画',
      correspondence: 'これまでのやり取り',
      other: 'その他の書類',
      earlier_letters: 'これまでの書面',
    },
  },
  closing: {
    seller: {
      thanks: '書面によるご回答をお待ちしております。',
      formula: '敬具',
    },
    reminder: {
      thanks: '書面によるご回答をお待ちしております。',
      formula: '草々',
    },
    authority: {
      thanks: 'ご多用のところ恐れ入りますが、何とぞよろしくお願い申し上げます。',
      formula: '敬具',
    },
    representative: {
      thanks: 'ご多用のところ恐れ入りますが、何とぞよろしくお願い申し上げます。',
      formula: '敬具',
    },
  },
};
