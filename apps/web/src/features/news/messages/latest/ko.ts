// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Messages } from '../../../../lib/messages.ts';

export const messages: Messages<'latestNews'> = {
  title: '최신 뉴스',
  all: '뉴스 모두 보기',
  empty: '뉴스 기사가 없습니다.',
  emptyHint: '새 기사는 여기에 표시됩니다.',
  failed: '뉴스를 불러오지 못했습니다',
  more: '더 읽기',
  dateDoubt: {
    unknown: '수집한 날짜(출처에 날짜 없음)',
    future: '수집한 날짜(출처의 날짜가 미래임)',
    old: '출처에 적힌 날짜가 1995년 이전이라 불확실함',
  },
};
