// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Messages } from '../../lib/messages.ts';

export const messages: Messages<'landing'> = {
  title: '구매한 게임은 계속 플레이할 수 있어야 합니다',
  lead: {
    sold: '퍼블리셔는 게임을 팔고 나서, 게임에 꼭 필요한 서버를 꺼 버립니다.',
    stops: '돈을 내고 산 게임이 더는 작동하지 않습니다.',
    law: '유럽 곳곳의 플레이어가 이를 막을 법을 요구하고 있습니다.',
  },
  learnMore: '자세히 보기',
  why: {
    title: '무엇이 문제인가요?',
    sold: {
      title: '팔고 나서 꺼 버리는 게임',
      text: '많은 게임이 혼자 플레이할 때조차 퍼블리셔의 서버를 필요로 합니다. 서버가 사라지면 얼마를 주고 샀든 모든 게임이 멈춥니다.',
    },
    ask: {
      title: '우리의 요구',
      text: '서버를 영원히 운영해 달라는 것이 아닙니다. 지원을 끝낼 때 패치를 내놓거나 플레이어가 직접 서버를 운영할 수 있게 해서, 게임을 플레이할 수 있는 상태로 남겨 달라는 것입니다.',
    },
    matter: {
      title: '왜 중요한가요',
      text: '소비자의 권리에 관한 문제이자, “구매”가 무엇을 뜻하는지에 관한 문제입니다. 그리고 이대로라면 사라질 우리 문화의 한 부분을 지키는 일입니다.',
    },
  },
  legal: {
    title: '법률 지원',
    lead: '구매한 게임이 더는 작동하지 않나요? 권리를 주장할 수 있을지도 모릅니다. 세 가지 방법으로 도와드립니다.',
    figures: '지금까지 신청: {{received}}건, 답변: {{answered}}건.',
    median: '첫 답변까지 걸린 날(중앙값): {{days}}.',
    medianUnderADay: '첫 답변까지 걸린 시간(중앙값): 하루 미만.',
    consultation: {
      title: '법률 상담',
      text: '소비자법을 잘 아는 사람과 상담합니다.',
      action: '상담 예약하기',
    },
    documents: {
      title: '법률 문서',
      text: '퍼블리셔나 판매처에 보낼 편지와 양식입니다.',
      action: '문서 내려받기',
    },
    aid: {
      title: '법률 구조',
      text: '직접 소송할 형편이 안 되는 분을 돕습니다.',
      action: '법률 구조 신청하기',
    },
  },
  closing: {
    title: '요구하는 사람들이 있을 때 법은 바뀝니다',
    text: '모든 나라가 중요합니다. 주변에 알려 주세요.',
  },
  description:
    '판매된 게임의 서비스 종료에 반대하는 유럽 시민 발의의 서명 현황을 나라별로 확인하고, 함께할 수 있는 방법을 알아보세요.',
  home: {
    title: '홈',
    welcome: '{{name}} 님, 환영합니다',
    welcomeUnnamed: '환영합니다',
    lead: '청원 현황, 뉴스, 그리고 플레이어들의 최근 사연.',
    petitionAll: '청원 보기',
  },
};
