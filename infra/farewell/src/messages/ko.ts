// SPDX-License-Identifier: AGPL-3.0-or-later
import type { CopyMessages } from './messages.ts';

export const messages: CopyMessages = {
  skip: '본문으로 건너뛰기',
  nav: {
    label: '주요 메뉴',
    petitions: '청원',
    archive: '아카이브',
    news: '뉴스',
    stories: '사연',
    forum: '포럼',
    legal: '법률 지원',
    commitments: '약속 기록',
    openData: '공개 데이터',
  },
  note: '{{date}}에 저장한 정적 사본입니다. 모두 읽을 수 있지만 새로 쓸 수는 없습니다.',
  about: '이 사본에 대하여',
  licence: '오픈 소스(AGPL)',
  languages: '이 페이지를 다른 언어로 읽기',
  start: {
    title: '{{brand}} 정적 사본',
    lead: '{{date}}에 이 사이트에 공개된 모든 내용을 저장했습니다. 서버 없이도 열리므로 저희 활동이 끝난 뒤에도 남을 수 있습니다.',
    inside: '담긴 내용',
    pages: '모든 페이지',
    front: '당시의 첫 화면',
    works: '지금도 되는 것',
    worksText:
      '편지 쓰기와 증거 모으기는 브라우저 안에서만 이루어지므로 지금도 쓸 수 있습니다. 이곳에서 청원에 서명하셨다면 저장된 기록으로 서명 확인증을 대조할 수 있습니다. 공개 데이터도 모두 들어 있으며, 체크섬 파일로 바뀐 내용이 없는지 확인할 수 있습니다.',
    gone: '더 이상 되지 않는 것',
    goneText:
      '로그인, 서명, 글쓰기, 답글, 검색, 신고는 할 수 없습니다. 회원 프로필과 다른 언론의 기사는 들어 있지 않습니다. 수치와 날짜는 저장한 날을 기준으로 합니다.',
    checksums: '모든 파일의 체크섬',
  },
  list: {
    all: '전체 항목: {{title}}',
    count: '항목 {{n}}개',
    page: '{{pages}}쪽 중 {{page}}쪽',
    pages: '페이지',
    empty: '항목이 없습니다.',
  },
  deleted: {
    title: '삭제됨',
    text: '저장하기 전에 작성자나 운영진이 삭제했습니다.',
  },
  missing: {
    title: '페이지를 찾을 수 없습니다',
    text: '이 페이지는 사본에 들어 있지 않습니다.',
  },
};
