// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Thread } from '../texts.ts';

export const threadsKo: readonly Thread[] = [
  {
    category: 'legal-rights',
    by: 'sori',
    title: '환불 문의에 어떤 답을 받으셨나요?',
    content:
      '저는 세 번 문의해서 세 번 다 같은 문장을 받았습니다. 마침표 위치까지 같더군요.\n\n받으신 답변을 적어 주세요. 문의한 날짜와 답이 온 날짜, 그리고 사람이 쓴 것 같은지도요. 개인정보는 꼭 지우고 올려 주세요.',
    hoursAgo: 65,
    views: 358,
    replies: [
      {
        by: 'baekgu',
        content: '문의 5일 뒤에 “이용 약관을 참고해 주세요”. 약관 링크는 이미 없는 페이지였습니다.',
      },
      {
        by: 'sori',
        content: '없는 페이지로 가는 약관이라니, 그 화면도 저장해 두세요. 꼭이요.',
        quotes: 0,
      },
      {
        by: 'haneul',
        content: '저는 사람이 쓴 답을 받았습니다. “저도 그 게임 좋아했습니다.” 환불은 안 됐지만요.',
      },
    ],
  },
  {
    category: 'game-cases',
    by: 'baekgu',
    title: 'Brasshold Arena 한정판 디스크, 어디까지 실행되나요?',
    content:
      '인터넷을 끊고 해 보니 설정 화면과 음악 감상까지는 됩니다. 훈련장이 회색으로 보이는데 들어가지지 않네요. 다른 기종은 어떤가요?',
    hoursAgo: 16,
    views: 77,
    replies: [
      {
        by: 'haneul',
        content: '구형 기기에서는 훈련장에 들어가집니다! 허수아비가 아직 서 있습니다.',
      },
      { by: 'nadongi', content: '허수아비 사진 한 장만 올려 주실 수 있나요?', waits: 'pending' },
    ],
  },
  {
    category: 'action-organization',
    by: 'haneul',
    title: '대학 축제에서 부스를 엽니다. 무엇을 체험하게 할까요?',
    content:
      '전단지는 버려지니까 직접 해 볼 수 있는 걸 두려고 합니다. 지금 생각은 “접속 중” 화면 앞에서 30초 버티기입니다. 성공하면 사탕 하나.',
    hoursAgo: 85,
    views: 214,
    replies: [
      {
        by: 'sori',
        content: '30초가 생각보다 깁니다. 그 사이에 옆에서 짧게 설명하면 딱 맞겠네요.',
      },
      { by: 'baekgu', content: '제 한정판 상자 빌려 드릴게요. 충전기는 빼고요.' },
      {
        by: 'daebak',
        content: '계정 삽니다 최고가 보장 쪽지 주세요 24시간',
        waits: { reason: 'spam', note: '광고입니다' },
      },
    ],
  },
  {
    category: 'cultural-protection',
    by: 'sori',
    title: '아이들이 그린 게임 그림을 모으고 있습니다',
    content:
      '사라진 게임을 기억해서 그린 그림입니다. 지금까지 열네 장 모였고, 제일 많이 나오는 건 괴물이 아니라 집이에요.\n\n보관이나 전시 경험 있으신 분의 조언을 기다립니다.',
    hoursAgo: 200,
    views: 246,
    replies: [
      {
        by: 'haneul',
        content:
          '뒷면에 나이와 날짜, 그리고 아이가 한 말을 그대로 적어 두면 나중에 가장 귀한 기록이 됩니다.',
      },
    ],
  },
];
