import type { Messages } from '../../../lib/messages.ts';

export const messages: Messages<'comingSoon'> = {
  label: '準備中',
  back: '署名活動を見る',
  pages: {
    legal: {
      title: '法律サポート',
      text: '消費者の権利についてお手伝いします。相談の予約、書類のダウンロード、法的支援の申し込みができるようになります。',
    },
  },
};
