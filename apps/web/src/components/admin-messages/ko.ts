import type { Messages } from '../../lib/messages.ts';
import type { admin as english } from './en.ts';

export const admin: Messages<typeof english> = {
  nav: {
    label: '관리',
    people: '사용자',
    articles: '기사',
    sources: '출처',
    moderation: '게시물 관리',
    auditLog: '감사 기록',
  },
  category: '분류',
  language: '언어',
  search: '검색',
  find: '검색',
  all: '전체',
  clear: '모두 지우기',
  more: '더 보기',
  loadingMore: '더 불러오는 중',
  moreFailed: '더 불러오지 못했습니다',
  retry: '다시 시도',
  failedText: '연결이나 서버에 문제가 있었습니다. 바뀐 것은 없습니다.',
  close: '닫기',
  cancel: '취소',
  optional: '선택 사항',
  notDone: '처리하지 못했습니다',
};
