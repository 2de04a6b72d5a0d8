// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Messages } from '../../lib/messages.ts';

export const messages: Messages<'shared'> = {
  category: '분류',
  language: '언어',
  search: '검색',
  find: '검색',
  all: '전체',
  clear: '모두 지우기',
  more: '더 보기',
  loadingMore: '더 불러오는 중',
  moreFailed: '더 불러오지 못했습니다',
  nextPage: '다음 페이지',
  firstPage: '첫 페이지로 돌아가기',
  retry: '다시 시도',
  failedText: '연결이나 서버에 문제가 있었습니다. 아무것도 변경되지 않았습니다.',
  close: '닫기',
  cancel: '취소',
  optional: '선택 사항',
  notDone: '처리하지 못했습니다',
  loadFailedText: '연결이나 서버에 문제가 있습니다. 연결을 확인하고 다시 시도해 주세요.',
  replay: '{{year}}년 재현',
  newsCategories: { policy: '정책', industry: '업계', consumer: '소비자', technology: '기술' },
  guest: {
    name: '게스트 사용자',
    hint: '게스트로 올린 내용은 보관되며, 로그인하면 내 계정으로 옮겨집니다.',
  },
  author: {
    deleted: '삭제된 사용자',
    guest: '게스트 {{number}}',
    member: '회원 {{id}}',
    team: '운영진',
    original: '작성자',
    you: '나',
  },
  share: {
    share: '공유하기',
    copyLink: '링크 복사',
    copied: '링크를 복사했습니다!',
    copyFailed: '복사하지 못했습니다',
    copyFailedHint: '링크를 직접 복사해 주세요.',
  },
};
