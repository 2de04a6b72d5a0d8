import type { Messages } from '../../../../lib/messages.ts';

export const messages: Messages<'latestNews'> = {
  title: '最新ニュース',
  all: 'ニュースをすべて見る',
  empty: 'ニュース記事はまだありません。',
  emptyHint: '新しい記事はここに表示されます。',
  failed: 'ニュースを読み込めませんでした',
  more: '続きを読む',
};
