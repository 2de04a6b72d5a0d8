// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Messages } from '../../../lib/messages.ts';

export const messages: Messages<'news'> = {
  title: '뉴스',
  description:
    '캠페인과 게임 업계 소식을 자체 기사와 외부 기사로 전합니다. 검색하거나 분류별로 볼 수 있으며, 여섯 가지 언어로 제공합니다.',
  lead: '캠페인과 업계 소식을 자체 기사와 외부 보도로 전합니다.',
  search: '뉴스 검색',
  placeholder: '뉴스 기사 검색…',
  find: '검색',
  categories: '분류',
  all: '전체',
  list: '기사',
  shown_other: '기사 {{n}}건 중 {{current}}건 표시',
  shownAtLeast: '기사 {{total}}건 이상 중 {{current}}건 표시',
  remaining: '{{n}}건 남음',
  remainingAtLeast: '{{n}}건 이상 남음',
  loading: '기사를 불러오는 중',
  empty: {
    title: '뉴스 기사를 찾을 수 없습니다',
    text: '이 검색어와 조건에 맞는 기사가 없습니다. 검색어를 줄이거나 다른 분류, 더 많은 언어를 선택해 보세요.',
    none: '새 기사는 여기에 표시됩니다.',
    clear: '모든 뉴스 보기',
  },
  feeds: { label: '구독', atom: 'Atom 피드', json: 'JSON Feed' },
  article: {
    back: '모든 뉴스',
    updated: '{{day}} 수정됨',
    by: '글: {{author}}',
    readFull: '기사 전문 읽기',
    continueAt: '{{source}}에서 이어 읽기',
    excerpt: '이 글은 발췌문입니다. 기사는 {{source}}에 실렸습니다.',
    alsoAt: '다른 출처의 보도',
    related: '관련 기사',
    translations: '이 기사의 다른 언어 버전',
    source: '출처: {{url}}',
    failed: '기사를 불러오지 못했습니다',
    share: '이 기사 공유하기',
  },
  publishedBy: '이 기사는 {{source}}에 실렸습니다.',
};
