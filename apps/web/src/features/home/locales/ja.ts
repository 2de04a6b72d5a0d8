import type { Words } from '../../../lib/words.ts';
import type { home as english } from './en.ts';

export const home: Words<typeof english> = {
  title: 'ホーム',
  welcome: '{{name}} さん、ようこそ',
  welcomeUnnamed: 'ようこそ',
  lead: '署名活動の現状、最新の情報、そして失われたゲームの体験談。',
  petitionAll: '署名活動を見る',
  stories: {
    title: '最近の体験談',
    all: '体験談をすべて見る',
    empty: '体験談はまだありません。',
    emptyHint: '公開された体験談はここに表示されます。',
    failed: '体験談を読み込めませんでした',
    lost: '失った金額 {{amount}}',
    deletedUser: '退会したユーザー',
  },
};
