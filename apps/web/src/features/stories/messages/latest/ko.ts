// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Messages } from '../../../../lib/messages.ts';

export const messages: Messages<'latestStories'> = {
  title: '최근 사연',
  all: '사연 모두 보기',
  empty: '사연이 없습니다.',
  emptyHint: '플레이어들의 사연은 여기에 표시됩니다.',
  failed: '사연을 불러오지 못했습니다',
  amountLost: '손실 금액',
  share: '내 사연 나누기',
};
