// SPDX-License-Identifier: AGPL-3.0-or-later
import type { LetterTexts } from './en.ts';

export const letterTexts: LetterTexts = {
  recipient: {
    seller: {
      named: '致：{{seller}}',
      unnamed: '致：客户服务部门',
    },
    authority: {
      named: '致：{{authority}}',
      unnamed: '致：消费者权益保护主管机构',
    },
    representative: {
      named: '致：{{representative}}',
      unnamed: '致：民意代表',
    },
  },
  subject: {
    seller: '关于游戏《{{game}}》的投诉与请求',
    reminder: {
      dated: '再次致函：关于本人{{firstLetterDate}}就游戏《{{game}}》所发的函件',
      undated: '再次致函：关于本人此前就游戏《{{game}}》所发的函件',
    },
    authority: {
      named: '关于{{seller}}的投诉（游戏《{{game}}》）',
      unnamed: '消费者投诉（游戏《{{game}}》）',
    },
    representative: '关于保护电子游戏购买者权益的来信（以《{{game}}》为例）',
  },
  salutation: {
    seller: '尊敬的负责人：',
    reminder: '尊敬的负责人：',
    authority: '尊敬的负责人：',
    representative: '尊敬的先生/女士：',
  },
  opening: {
    seller: '您好！本人就游戏《{{game}}》（以下简称“该游戏”）一事致函贵方。',
    reminder: {
      dated:
        '您好！本人曾于{{firstLetterDate}}就游戏《{{game}}》（以下简称“该游戏”）一事致函贵方并设定期限，现该期限已过。',
      undated:
        '您好！本人此前曾就游戏《{{game}}》（以下简称“该游戏”）一事致函贵方并设定期限，现该期限已过。',
    },
    authority: {
      named: '您好！本人就游戏《{{game}}》（以下简称“该游戏”）一事，对{{seller}}提出投诉。',
      unnamed: '您好！本人就游戏《{{game}}》（以下简称“该游戏”）一事提出投诉。',
    },
    representative:
      '您好！本人就保护电子游戏购买者权益一事致函。本人的情况涉及游戏《{{game}}》（以下简称“该游戏”）。',
  },
  earlier: {
    first: {
      dated: '本人已于{{firstLetterDate}}致函销售方。',
      undated: '本人已致函销售方。',
    },
    both: {
      dated: '本人已于{{firstLetterDate}}致函销售方，并于{{reminderDate}}再次致函催告。',
      undated: '本人已致函销售方，并再次致函催告。',
    },
    deadlinePassed: '本人设定的期限已过。',
  },
  reply: {
    none: '本人未收到任何答复。',
    refused: '本人的请求遭到拒绝。',
    unsolved: '本人收到了答复，但问题仍未解决。',
  },
  recap: '为便于查阅，现将有关情况再次说明如下。',
  purchase: {
    fromYou: {
      full: '本人于{{purchaseDate}}从贵方购买该游戏，价格为 {{price}}。',
      withoutDate: '本人从贵方购买该游戏，价格为 {{price}}。',
      withoutPrice: '本人于{{purchaseDate}}从贵方购买该游戏。',
      minimal: '该游戏系本人从贵方购买。',
    },
    fromSeller: {
      full: '本人于{{purchaseDate}}从{{seller}}购买该游戏，价格为 {{price}}。',
      withoutDate: '本人从{{seller}}购买该游戏，价格为 {{price}}。',
      withoutPrice: '本人于{{purchaseDate}}从{{seller}}购买该游戏。',
      minimal: '该游戏系本人从{{seller}}购买。',
    },
    withoutSeller: {
      full: '本人于{{purchaseDate}}购买该游戏，价格为 {{price}}。',
      withoutDate: '本人购买该游戏的价格为 {{price}}。',
      withoutPrice: '本人于{{purchaseDate}}购买该游戏。',
      minimal: '该游戏系本人购买。',
    },
  },
  situation: {
    announced: {
      dated: '据公告，该游戏将于{{eventDate}}关停。照此情况，此后本人将无法继续游玩。',
      undated: '据公告，该游戏将被关停。照此情况，关停后本人将无法继续游玩。',
    },
    shut_down: {
      dated: '该游戏已于{{eventDate}}关停。自此本人无法再游玩该游戏。',
      undated: '该游戏已经关停。本人无法再游玩该游戏。',
    },
    features_removed: {
      dated:
        '{{eventDate}}，该游戏在本人购买时所具备的部分功能被移除。本人无法再按销售时的状态使用该游戏。',
      undated: '该游戏在本人购买时所具备的部分功能已被移除。本人无法再按销售时的状态使用该游戏。',
    },
    refund_refused: {
      dated: '{{eventDate}}，本人的退款请求遭到拒绝。本人对此不予认可。',
      undated: '本人的退款请求遭到拒绝。本人对此不予认可。',
    },
    offline_missing: {
      dated:
        '最迟自{{eventDate}}起，该游戏须连接发行商的服务器才能运行。该游戏没有离线模式，能否游玩完全取决于这些服务器。',
      undated:
        '该游戏须连接发行商的服务器才能运行。该游戏没有离线模式，能否游玩完全取决于这些服务器。',
    },
  },
  law: {
    directives: {
      '2019/770': '（EU）2019/770 号指令：数字内容和数字服务',
      '2011/83': '2011/83/EU 号指令：消费者权利',
      '93/13': '93/13/EEC 号指令：不公平条款',
      '2005/29': '2005/29/EC 号指令：不公平商业行为',
    },
    directiveArticle: {
      whole: '第{{article}}条',
      paragraph: '第{{article}}条第{{paragraph}}款',
      inserted: '第{{article}}a条',
    },
    intro: {
      seller: '本人请求的法律依据如下，各项均以相关规定所列条件为准：',
      authority: '就法律方面，本人提请注意以下规定，各项均以相关规定所列条件为准：',
      representative: '据本人所知，现行法律有如下规定，各项均以相关规定所列条件为准：',
    },
    withoutArticles: '本人提请注意以下法律：{{law}}。',
    implements: '上述规定将以下欧盟法律文件转化为国内法：{{law}}。',
    none: {
      seller: '本人保留适用的消费者保护法律所赋予的一切权利。',
      authority: '恳请贵机构依据适用的消费者保护法律对此事作出判断。',
      representative: '本人希望了解在此类情形下消费者享有哪些权利。',
    },
    reservation: '本人保留其他一切权利。',
  },
  rights: {
    conformity: '经营者向消费者提供的商品或者服务应当符合合同约定（{{articles}}）。',
    updates: '经营者应当确保消费者获得为保持符合合同约定所需的更新（{{articles}}）。',
    repair: '消费者可以要求对瑕疵予以补救（{{articles}}）。',
    price_reduction: '消费者可以要求减少价款（{{articles}}）。',
    termination: '消费者可以解除合同（{{articles}}）。',
    refund: '消费者可以要求退还已支付的款项（{{articles}}）。',
    change_notice:
      '只有具备正当理由并作出通知，才可以变更数字内容，消费者可能因此有权解除合同（{{articles}}）。',
    unfair_terms: '不公平的合同条款对消费者没有约束力（{{articles}}）。',
    information: '订立合同之前，经营者应当就其所售商品或者服务向消费者提供信息（{{articles}}）。',
    withdrawal: '消费者可以在规定的期限内行使撤回或者退货的权利（{{articles}}）。',
    misleading: '禁止以作为或者不作为的方式误导消费者（{{articles}}）。',
    no_waiver: '合同条款不得剥夺法律赋予消费者的权利（{{articles}}）。',
    burden_of_proof: '在所规定的情形下，由经营者承担举证责任（{{articles}}）。',
    data_retrieval: '消费者可以取回自己的数据或者内容（{{articles}}）。',
    guarantee: '消费者受法定保证的保护（{{articles}}）。',
    compensation: '消费者可以要求赔偿损失（{{articles}}）。',
  },
  demands: {
    intro: {
      seller: '为此，本人请求贵方：',
      reminder: '为此，本人再次请求贵方：',
      reported: '本人已请求销售方：',
    },
    items: {
      refund: {
        withPrice: '退还本人支付的价款（{{price}}）',
        withoutPrice: '退还本人支付的价款',
      },
      repair: '将该游戏恢复或者保持在销售时的状态',
      offline_patch: '提供补丁或者其他技术手段，使该游戏无需发行商的服务器即可游玩',
      information: '以书面形式说明原因，以及为使购买者能够游玩该游戏而作出的安排',
    },
    complaint: {
      request: '恳请贵机构受理并审查本人的投诉，采取职权范围内的措施，并将结果告知本人。',
      confirm: '请确认收到本函，并告知受理编号。',
      forward: '如此事不属于贵机构的职责范围，请告知主管机构，或者将本人的投诉转交该机构。',
    },
    ask_representative: {
      request: '恳请您关注此事，并支持制定规则，使游戏在发行商终止支持后仍可游玩。',
      aim: '本人并非要求服务器永远运行，只希望在终止支持时，游戏能以可以游玩的状态保留下来。',
      answer: '请告知您对此事的看法以及您能够采取的行动。',
    },
  },
  deadline: {
    first: '请贵方于{{deadline}}之前（含当日）作出书面答复，并落实上述请求。',
    final: '现就此设定最后期限：{{deadline}}（含当日）。',
  },
  next: {
    first: {
      named: '如逾期仍未解决，本人将向消费者权益保护机构（{{authority}}）投诉。',
      unnamed: '如逾期仍未解决，本人将向主管的消费者权益保护机构投诉。',
    },
    final: {
      named:
        '如再次逾期仍未解决，本人将不再另行通知，直接向消费者权益保护机构（{{authority}}）投诉。',
      unnamed: '如再次逾期仍未解决，本人将不再另行通知，直接向主管的消费者权益保护机构投诉。',
    },
  },
  details: {
    heading: '基本情况',
    game: '游戏：{{game}}',
    seller: '销售方：{{seller}}',
    purchaseDate: '购买日期：{{purchaseDate}}',
    price: '支付价款：{{price}}',
    country: '国家：{{country}}',
    reference: '编号：{{reference}}',
  },
  enclosures: {
    mention: '随函附上下列材料的复印件。',
    heading: '附件',
    proofs: {
      receipt: '收据',
      order_confirmation: '订单确认',
      bank_statement: '银行对账单',
      account_history: '本人账号截图',
      store_page: '当时的商店页面',
      packaging: '包装',
      advertising: '预告片或广告',
      terms: '许可条款',
      announcement: '公告副本',
      screenshot: '问题截图',
      video: '问题视频',
      correspondence: '此前的往来信息',
      other: '其他材料',
      earlier_letters: '此前的函件',
    },
  },
  closing: {
    seller: {
      thanks: '期待贵方的书面答复。',
      formula: '此致\n敬礼！',
    },
    reminder: {
      thanks: '期待贵方的书面答复。',
      formula: '此致\n敬礼！',
    },
    authority: {
      thanks: '感谢贵机构对此事的关注。',
      formula: '此致\n敬礼！',
    },
    representative: {
      thanks: '感谢您抽出时间关注此事。',
      formula: '此致\n敬礼！',
    },
  },
};
