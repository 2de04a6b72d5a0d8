import type { Messages } from '../../../../lib/messages.ts';
import type { latestNews as english } from './en.ts';

export const latestNews: Messages<typeof english> = {
  title: '最新新闻',
  all: '查看全部新闻',
  empty: '暂无新闻文章。',
  emptyHint: '有新文章时会显示在这里。',
  failed: '无法加载新闻',
  failedText: '连接或服务器出现问题。您可以重试。',
  more: '阅读更多',
  categories: { policy: '政策', industry: '行业', consumer: '消费者', technology: '科技' },
};
