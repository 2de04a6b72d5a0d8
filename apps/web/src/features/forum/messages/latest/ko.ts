// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Messages } from '../../../../lib/messages.ts';

export const messages: Messages<'latestForum'> = {
  title: '포럼',
  all: '포럼 보기',
  empty: '포럼 분류가 없습니다.',
  emptyHint: '분류는 여기에 표시됩니다.',
  failed: '포럼을 불러오지 못했습니다',
  noPosts: '게시글 없음',
  posts_other: '게시글 {{n}}개',
  replies_other: '답글 {{n}}개',
  views_other: '조회 {{n}}회',
};
