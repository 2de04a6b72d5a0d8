import type { Messages } from '../../../lib/messages.ts';

export const messages: Messages<'comingSoon'> = {
  label: '준비 중',
  back: '청원 보기',
  pages: {
    legal: {
      title: '법률 지원',
      text: '소비자 권리에 관한 도움을 드립니다. 상담 예약, 문서 내려받기, 법률 구조 신청을 할 수 있게 됩니다.',
    },
  },
};
