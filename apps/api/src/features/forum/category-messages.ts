// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Language } from '@kga/contracts/core';
import type { ForumCategoryId } from '@kga/contracts/forum';

type Messages = Readonly<Record<ForumCategoryId, { name: string; description: string }>>;

export const categoryMessages: Readonly<Record<Language, Messages>> = {
  en: {
    'legal-rights': {
      name: 'Legal Rights',
      description:
        'Consumer law, licences and refunds: what the law says, and what the courts have decided.',
    },
    'game-cases': {
      name: 'Game Cases',
      description: 'Games that were shut down, or soon will be, one by one.',
    },
    'action-organization': {
      name: 'Action Organization',
      description: 'Campaigns, letters and meetings: who’s doing what, and where you can help.',
    },
    'cultural-protection': {
      name: 'Cultural Protection',
      description: 'Keeping games playable as culture: archives, museums and preservation.',
    },
  },
  'zh-CN': {
    'legal-rights': {
      name: '法律权益',
      description: '消费者法、许可协议与退款：法律怎么规定，法院怎么判。',
    },
    'game-cases': { name: '游戏案例', description: '已经关停或即将关停的游戏，逐一讨论。' },
    'action-organization': {
      name: '行动组织',
      description: '活动、去信与聚会：谁在做什么，您可以在哪里帮忙。',
    },
    'cultural-protection': {
      name: '文化保护',
      description: '让游戏作为文化继续可玩：档案馆、博物馆与保存工作。',
    },
  },
  fr: {
    'legal-rights': {
      name: 'Droits et recours',
      description:
        'Droit de la consommation, licences et remboursements\u202F: ce que dit la loi, ce que jugent les tribunaux.',
    },
    'game-cases': {
      name: 'Cas concrets',
      description: 'Les jeux fermés ou sur le point de l’être, un par un.',
    },
    'action-organization': {
      name: 'Organisation des actions',
      description:
        'Campagnes, courriers et rencontres\u202F: qui fait quoi, et où vous pouvez aider.',
    },
    'cultural-protection': {
      name: 'Protection de la culture',
      description:
        'Garder les jeux jouables comme patrimoine\u202F: archives, musées et préservation.',
    },
  },
  de: {
    'legal-rights': {
      name: 'Recht und Ansprüche',
      description:
        'Verbraucherrecht, Lizenzen und Erstattungen: was das Gesetz sagt und wie Gerichte entscheiden.',
    },
    'game-cases': {
      name: 'Einzelne Spiele',
      description:
        'Spiele, die abgeschaltet wurden oder vor der Abschaltung stehen, Fall für Fall.',
    },
    'action-organization': {
      name: 'Aktionen organisieren',
      description: 'Kampagnen, Briefe und Treffen: wer was tut und wo du helfen kannst.',
    },
    'cultural-protection': {
      name: 'Kulturgut schützen',
      description: 'Spiele als Kultur spielbar halten: Archive, Museen und Bewahrung.',
    },
  },
  ja: {
    'legal-rights': {
      name: '法的権利',
      description: '消費者法、ライセンス、返金について。法律の定めと裁判所の判断。',
    },
    'game-cases': {
      name: 'ゲームの事例',
      description: 'サービスが終了した、または終了が予定されているゲームを一つずつ取り上げます。',
    },
    'action-organization': {
      name: '活動の企画',
      description: 'キャンペーン、手紙、集まりについて。誰が何をしていて、どこで手伝えるか。',
    },
    'cultural-protection': {
      name: '文化の保護',
      description: 'ゲームを文化として遊べるまま残すために。アーカイブ、博物館、保存活動。',
    },
  },
  ko: {
    'legal-rights': {
      name: '법적 권리',
      description: '소비자법, 라이선스, 환불에 관해 법이 정한 것과 법원이 판단한 것.',
    },
    'game-cases': {
      name: '게임 사례',
      description: '서비스가 종료되었거나 종료를 앞둔 게임을 하나씩 다룹니다.',
    },
    'action-organization': {
      name: '공동 행동',
      description: '캠페인, 편지, 모임: 누가 무엇을 하고 있으며 어디에서 도울 수 있는지.',
    },
    'cultural-protection': {
      name: '문화 보호',
      description: '게임을 문화로서 계속 플레이할 수 있도록: 아카이브, 박물관, 보존 활동.',
    },
  },
};
