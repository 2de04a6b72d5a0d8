import type { Messages } from '../../../lib/messages.ts';

export const messages: Messages<'comingSoon'> = {
  label: '即将推出',
  back: '查看请愿',
  pages: {
    legal: {
      title: '法律帮助',
      text: '消费者维权方面的帮助：预约咨询、下载文书、申请法律援助。',
    },
    widgets: {
      title: '小组件',
      text: '这里将提供可嵌入您自己网站的请愿进展，可选全欧洲，也可选单个国家。',
    },
  },
};
