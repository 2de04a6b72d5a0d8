import type { Messages } from '../../../../lib/messages.ts';
import type { latestNews as english } from './en.ts';

export const latestNews: Messages<typeof english> = {
  title: '최신 뉴스',
  all: '뉴스 모두 보기',
  empty: '뉴스 기사가 없습니다.',
  emptyHint: '새 기사가 올라오면 여기에 표시됩니다.',
  failed: '뉴스를 불러오지 못했습니다',
  failedText: '연결이나 서버에 문제가 있습니다. 다시 시도할 수 있습니다.',
  more: '더 읽기',
  categories: { policy: '정책', industry: '업계', consumer: '소비자', technology: '기술' },
};
