// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Messages } from '../../../lib/messages.ts';

export const messages: Messages<'admin'> = {
  nav: {
    label: '관리',
    people: '사용자',
    legal: '법률 신청',
    articles: '기사',
    sources: '출처',
    petitions: '청원',
    signatures: '서명',
    petition: '수치',
    moderation: '게시물 관리',
    auditLog: '감사 기록',
    archive: '아카이브',
    archiveToCheck: '아카이브 (확인할 게임 {{n}}개)',
  },
  columns: {
    article: '기사',
    game: '게임',
    item: '대상',
    person: '사용자',
    petition: '청원',
    source: '출처',
    time: '시각',
  },
  shown: '{{total}}건 중 {{n}}건',
  noMatch: '검색 결과가 없습니다',
  noMatchText: '이 검색어와 조건에 맞는 항목이 없습니다.',
  actions: '작업',
  actionOn: '{{action}}: {{name}}',
};
