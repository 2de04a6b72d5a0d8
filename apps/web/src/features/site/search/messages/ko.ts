// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Messages } from '../../../../lib/messages.ts';

export const messages: Messages<'search'> = {
  title: '검색',
  description: '이 사이트의 뉴스, 사연, 포럼, 페이지를 여섯 가지 언어로 검색합니다.',
  label: '사이트 검색',
  hint: '뉴스, 사연, 포럼 게시글, 페이지를 찾을 수 있습니다.',
  key: {
    label: '/ 키로 검색 열기',
    hint: '음성 입력에 방해가 되면 끌 수 있습니다. Ctrl+K 또는 ⌘K는 계속 사용할 수 있습니다.',
  },
  tooShort: '한글은 한 글자, 영문자나 숫자는 두 자 이상 입력해 주세요.',
  results: '검색 결과',
  kindsLabel: '결과 종류',
  all: '전체',
  kinds: {
    page: '페이지',
    news: '뉴스',
    story: '사연',
    forum_post: '포럼 게시글',
    forum_reply: '답글',
    memory: '추억',
    game: '게임',
  },
  found_other: '결과 {{n}}개',
  foundAtLeast: '결과 {{n}}개 초과',
  moreThan: '{{n}}개 초과',
  shown_other: '결과 {{n}}개 중 {{current}}개 표시',
  shownAtLeast: '{{total}}개가 넘는 결과 중 {{current}}개 표시',
  more: '{{kind}} 더 보기',
  reply: '이 게시글의 답글',
  deleted: '삭제된 게시글',
  empty: {
    title: '“{{q}}”에 대한 결과가 없습니다',
    text: '단어를 줄이거나 바꾸거나, 모든 언어에서 검색해 보세요.',
  },
  loading: '검색하는 중',
  failed: '이 항목은 검색하지 못했습니다',
};
