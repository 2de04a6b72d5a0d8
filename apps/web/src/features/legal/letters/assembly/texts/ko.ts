// SPDX-License-Identifier: AGPL-3.0-or-later
import type { LetterTexts } from './en.ts';

export const letterTexts: LetterTexts = {
  recipient: {
    seller: {
      named: '{{seller}} 귀중',
      unnamed: '고객센터 귀중',
    },
    authority: {
      named: '{{authority}} 귀중',
      unnamed: '소비자 행정기관 귀중',
    },
    representative: {
      named: '{{representative}} 귀하',
      unnamed: '의원 귀하',
    },
  },
  subject: {
    seller: '게임 “{{game}}” 관련 불만 제기 및 요청',
    reminder: {
      dated: '게임 “{{game}}” 관련 {{firstLetterDate}} 자 서신에 대한 재요청',
      undated: '게임 “{{game}}” 관련 이전 서신에 대한 재요청',
    },
    authority: {
      named: '{{seller}} 관련 소비자 민원(게임 “{{game}}”)',
      unnamed: '소비자 민원(게임 “{{game}}”)',
    },
    representative: '비디오 게임 구매자 보호에 관한 건(게임 “{{game}}” 사례)',
  },
  salutation: {
    seller: '담당자님께',
    reminder: '담당자님께',
    authority: '담당자님께',
    representative: '의원님께',
  },
  opening: {
    seller: '안녕하십니까. 게임 “{{game}}”(이하 “본 게임”)에 관하여 연락드립니다.',
    reminder: {
      dated:
        '안녕하십니까. 게임 “{{game}}”(이하 “본 게임”)에 관하여 {{firstLetterDate}} 자 서신으로 기한을 정하여 조치를 요청하였으나, 그 기한이 이미 지났습니다.',
      undated:
        '안녕하십니까. 게임 “{{game}}”(이하 “본 게임”)에 관하여 이전에 서신으로 기한을 정하여 조치를 요청하였으나, 그 기한이 이미 지났습니다.',
    },
    authority: {
      named:
        '안녕하십니까. 게임 “{{game}}”(이하 “본 게임”)에 관하여 {{seller}}에 대한 민원을 제기합니다.',
      unnamed: '안녕하십니까. 게임 “{{game}}”(이하 “본 게임”)에 관하여 민원을 제기합니다.',
    },
    representative:
      '안녕하십니까. 비디오 게임을 구매한 소비자의 보호에 관하여 말씀드리고자 이 글을 올립니다. 제 경우는 게임 “{{game}}”(이하 “본 게임”)에 관한 것입니다.',
  },
  earlier: {
    first: {
      dated: '판매자에게 {{firstLetterDate}} 자로 서신을 보냈습니다.',
      undated: '판매자에게 서신을 보냈습니다.',
    },
    both: {
      dated:
        '판매자에게 {{firstLetterDate}} 자로 서신을 보냈고, {{reminderDate}} 자로 다시 요청하였습니다.',
      undated: '판매자에게 서신을 보냈고, 이후 다시 요청하였습니다.',
    },
    deadlinePassed: '제가 정한 기한은 지났습니다.',
  },
  reply: {
    none: '답변을 받지 못했습니다.',
    refused: '제 요청은 거절되었습니다.',
    unsolved: '답변을 받았으나 문제가 해결되지 않았습니다.',
  },
  recap: '편의를 위하여 아래에 경위를 다시 말씀드립니다.',
  purchase: {
    fromYou: {
      full: '본 게임은 {{purchaseDate}}에 귀사에서 {{price}}에 구매하였습니다.',
      withoutDate: '본 게임은 귀사에서 {{price}}에 구매하였습니다.',
      withoutPrice: '본 게임은 {{purchaseDate}}에 귀사에서 구매하였습니다.',
      minimal: '본 게임은 귀사에서 구매하였습니다.',
    },
    fromSeller: {
      full: '본 게임은 {{purchaseDate}}에 {{seller}}에서 {{price}}에 구매하였습니다.',
      withoutDate: '본 게임은 {{seller}}에서 {{price}}에 구매하였습니다.',
      withoutPrice: '본 게임은 {{purchaseDate}}에 {{seller}}에서 구매하였습니다.',
      minimal: '본 게임은 {{seller}}에서 구매하였습니다.',
    },
    withoutSeller: {
      full: '본 게임은 {{purchaseDate}}에 {{price}}에 구매하였습니다.',
      withoutDate: '본 게임은 {{price}}에 구매하였습니다.',
      withoutPrice: '본 게임은 {{purchaseDate}}에 구매하였습니다.',
      minimal: '본 게임은 제가 구매한 것입니다.',
    },
  },
  situation: {
    announced: {
      dated:
        '본 게임의 서비스를 {{eventDate}}에 종료한다는 발표가 있었습니다. 이대로라면 그 이후에는 본 게임을 플레이할 수 없게 됩니다.',
      undated:
        '본 게임의 서비스를 종료한다는 발표가 있었습니다. 이대로라면 종료 이후에는 본 게임을 플레이할 수 없게 됩니다.',
    },
    shut_down: {
      dated:
        '본 게임의 서비스가 {{eventDate}}에 종료되었습니다. 그 이후로 본 게임을 플레이할 수 없습니다.',
      undated: '본 게임의 서비스가 종료되었습니다. 현재 본 게임을 플레이할 수 없습니다.',
    },
    features_removed: {
      dated:
        '구매 당시 본 게임에 포함되어 있던 기능이 {{eventDate}}에 삭제되었습니다. 판매된 그대로 본 게임을 사용할 수 없습니다.',
      undated:
        '구매 당시 본 게임에 포함되어 있던 기능이 삭제되었습니다. 판매된 그대로 본 게임을 사용할 수 없습니다.',
    },
    refund_refused: {
      dated: '{{eventDate}}에 제 환급 요청이 거절되었습니다. 저는 이 거절을 받아들일 수 없습니다.',
      undated: '제 환급 요청이 거절되었습니다. 저는 이 거절을 받아들일 수 없습니다.',
    },
    offline_missing: {
      dated:
        '본 게임은 늦어도 {{eventDate}}부터 퍼블리셔 서버와의 연결을 요구하고 있습니다. 오프라인 모드가 없어, 플레이할 수 있는지는 전적으로 이 서버에 달려 있습니다.',
      undated:
        '본 게임은 퍼블리셔 서버와의 연결을 요구합니다. 오프라인 모드가 없어, 플레이할 수 있는지는 전적으로 이 서버에 달려 있습니다.',
    },
  },
  law: {
    directives: {
      '2019/770': '지침 (EU) 2019/770(디지털 콘텐츠와 디지털 서비스)',
      '2011/83': '지침 2011/83/EU(소비자 권리)',
      '93/13': '지침 93/13/EEC(불공정 조항)',
      '2005/29': '지침 2005/29/EC(불공정 상거래 관행)',
    },
    directiveArticle: {
      whole: '제{{article}}조',
      paragraph: '제{{article}}조 제{{paragraph}}항',
      inserted: '제{{article}}a조',
    },
    intro: {
      seller: '제 요청의 법적 근거는 다음과 같습니다. 각 내용은 해당 규정이 정한 요건에 따릅니다.',
      authority:
        '법적 검토를 위하여 다음 규정을 말씀드립니다. 각 내용은 해당 규정이 정한 요건에 따릅니다.',
      representative:
        '제가 아는 바로는 현행법은 다음과 같이 정하고 있습니다. 각 내용은 해당 규정이 정한 요건에 따릅니다.',
    },
    withoutArticles: '관련 법령으로 다음을 말씀드립니다. {{law}}',
    implements: '이 규정은 다음의 유럽연합 법령을 국내법으로 이행한 것입니다. {{law}}',
    none: {
      seller: '적용되는 소비자법에 따라 저에게 인정되는 모든 권리를 유보합니다.',
      authority: '적용되는 소비자법에 따라 이 사안을 검토해 주시기를 요청드립니다.',
      representative: '이와 같은 경우 소비자에게 어떤 권리가 있는지 알고 싶습니다.',
    },
    reservation: '그 밖의 모든 권리를 유보합니다.',
  },
  rights: {
    conformity: '사업자가 소비자에게 제공하는 것은 계약 내용에 부합하여야 합니다({{articles}}).',
    updates:
      '사업자는 계약 내용과의 부합을 유지하는 데 필요한 업데이트가 소비자에게 제공되도록 하여야 합니다({{articles}}).',
    repair: '소비자는 하자의 시정을 요구할 수 있습니다({{articles}}).',
    price_reduction: '소비자는 대금의 감액을 청구할 수 있습니다({{articles}}).',
    termination: '소비자는 계약을 해제하거나 해지할 수 있습니다({{articles}}).',
    refund: '소비자는 지급한 금액의 환급을 청구할 수 있습니다({{articles}}).',
    change_notice:
      '디지털 콘텐츠는 정당한 사유가 있고 이를 알린 경우에만 변경할 수 있으며, 소비자에게 계약을 해지할 권리가 인정될 수 있습니다({{articles}}).',
    unfair_terms: '불공정한 계약 조항은 소비자를 구속하지 않습니다({{articles}}).',
    information:
      '사업자는 계약을 체결하기 전에 판매하는 것에 관한 정보를 소비자에게 제공하여야 합니다({{articles}}).',
    withdrawal: '소비자는 정해진 기간 안에 청약을 철회할 수 있습니다({{articles}}).',
    misleading: '소비자를 오인하게 하는 행위 또는 부작위는 금지됩니다({{articles}}).',
    no_waiver: '계약 조항으로 법률이 소비자에게 인정하는 권리를 빼앗을 수 없습니다({{articles}}).',
    burden_of_proof: '정해진 경우에는 사업자가 증명책임을 부담합니다({{articles}}).',
    data_retrieval: '소비자는 자신의 데이터 또는 콘텐츠를 회수할 수 있습니다({{articles}}).',
    guarantee: '소비자는 법률이 정한 보증에 따라 보호를 받습니다({{articles}}).',
    compensation: '소비자는 손해의 배상을 청구할 수 있습니다({{articles}}).',
  },
  demands: {
    intro: {
      seller: '이에 따라 다음 사항을 요청드립니다.',
      reminder: '이에 따라 다음 사항을 다시 요청드립니다.',
      reported: '판매자에게 다음 사항을 요청하였습니다.',
    },
    items: {
      refund: {
        withPrice: '지급한 대금({{price}})의 환급',
        withoutPrice: '지급한 대금의 환급',
      },
      repair: '판매 당시 상태로의 본 게임 복구 또는 그 상태의 유지',
      offline_patch:
        '퍼블리셔 서버 없이 본 게임을 플레이할 수 있게 하는 패치 또는 그 밖의 기술적 수단의 제공',
      information:
        '현 상황에 이른 사유와 구매자가 본 게임을 플레이할 수 있도록 하기 위한 계획에 대한 서면 설명',
    },
    complaint: {
      request:
        '본 민원을 검토하시고, 취하실 수 있는 조치를 취하신 뒤 그 결과를 알려 주시기를 요청드립니다.',
      confirm: '이 서신을 접수하셨는지와 접수 번호를 알려 주시기 바랍니다.',
      forward:
        '다른 기관의 소관인 경우, 해당 기관을 알려 주시거나 본 민원을 그 기관에 이송해 주시기 바랍니다.',
    },
    ask_representative: {
      request:
        '이 문제를 다루어 주시고, 퍼블리셔가 지원을 종료한 뒤에도 게임을 계속 플레이할 수 있도록 하는 규정의 마련을 지지해 주시기를 부탁드립니다.',
      aim: '서버를 영원히 운영해 달라는 것이 아닙니다. 지원을 종료할 때 게임을 플레이할 수 있는 상태로 남겨 달라는 것입니다.',
      answer: '이 문제에 대한 의원님의 의견과 하실 수 있는 일을 알려 주시기 바랍니다.',
    },
  },
  deadline: {
    first: '{{deadline}}까지 서면으로 답변해 주시고, 요청드린 조치를 취해 주시기 바랍니다.',
    final: '이에 대한 최종 기한은 {{deadline}}입니다.',
  },
  next: {
    first: {
      named: '이 기한까지 해결되지 않으면 소비자 행정기관({{authority}})에 민원을 제기하겠습니다.',
      unnamed: '이 기한까지 해결되지 않으면 관할 소비자 행정기관에 민원을 제기하겠습니다.',
    },
    final: {
      named:
        '이 기한까지도 해결되지 않으면 별도의 통지 없이 소비자 행정기관({{authority}})에 민원을 제기하겠습니다.',
      unnamed:
        '이 기한까지도 해결되지 않으면 별도의 통지 없이 관할 소비자 행정기관에 민원을 제기하겠습니다.',
    },
  },
  details: {
    heading: '거래 내용',
    game: '게임: {{game}}',
    seller: '판매자: {{seller}}',
    purchaseDate: '구매일: {{purchaseDate}}',
    price: '지급 금액: {{price}}',
    country: '국가: {{country}}',
    reference: '참조 번호: {{reference}}',
  },
  enclosures: {
    mention: '아래 서류의 사본을 첨부합니다.',
    heading: '첨부 서류',
    proofs: {
      receipt: '영수증',
      order_confirmation: '주문 확인서',
      bank_statement: '은행 거래 내역서',
      account_history: '계정 화면 캡처',
      store_page: '당시의 상점 페이지',
      packaging: '포장',
      advertising: '예고편 또는 광고',
      terms: '이용 허락 조건',
      announcement: '공지 사본',
      screenshot: '문제 화면 캡처',
      video: '문제를 담은 영상',
      correspondence: '이전에 주고받은 글',
      other: '기타 서류',
      earlier_letters: '이전 서신',
    },
  },
  closing: {
    seller: {
      thanks: '서면 답변을 기다리겠습니다.',
      formula: '감사합니다.',
    },
    reminder: {
      thanks: '서면 답변을 기다리겠습니다.',
      formula: '감사합니다.',
    },
    authority: {
      thanks: '바쁘신 중에도 살펴봐 주시기를 부탁드립니다.',
      formula: '감사합니다.',
    },
    representative: {
      thanks: '바쁘신 중에도 관심을 가져 주시기를 부탁드립니다.',
      formula: '감사합니다.',
    },
  },
};
