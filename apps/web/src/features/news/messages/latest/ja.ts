import type { Messages } from '../../../../lib/messages.ts';
import type { latestNews as english } from './en.ts';

export const latestNews: Messages<typeof english> = {
  title: '最新ニュース',
  all: 'ニュースをすべて見る',
  empty: 'ニュース記事はまだありません。',
  emptyHint: '新しい記事はここに表示されます。',
  failed: 'ニュースを読み込めませんでした',
  failedText: '接続またはサーバーに問題がありました。もう一度お試しください。',
  more: '続きを読む',
  categories: { policy: '政策', industry: '業界', consumer: '消費者', technology: 'テクノロジー' },
};
