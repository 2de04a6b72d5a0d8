import type { Words } from '../../../lib/words.ts';
import type { home as english } from './en.ts';

export const home: Words<typeof english> = {
  title: '홈',
  welcome: '{{name}} 님, 환영합니다',
  welcomeUnnamed: '환영합니다',
  lead: '청원의 현황, 새로운 소식, 그리고 다른 이들이 잃은 것들.',
  petitionAll: '청원 보기',
  stories: {
    title: '최근 사연',
    all: '사연 모두 보기',
    empty: '사연이 없습니다.',
    emptyHint: '사연이 공개되면 여기에 표시됩니다.',
    failed: '사연을 불러오지 못했습니다',
    lost: '{{amount}} 손실',
    deletedUser: '탈퇴한 사용자',
  },
};
