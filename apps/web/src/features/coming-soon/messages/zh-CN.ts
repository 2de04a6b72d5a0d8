import type { Messages } from '../../../lib/messages.ts';

export const messages: Messages<'comingSoon'> = {
  label: '即将推出',
  back: '查看请愿',
  pages: {
    legal: {
      title: '法律帮助',
      text: '消费者维权方面的帮助：预约咨询、下载文书、申请法律援助。',
    },
  },
};
