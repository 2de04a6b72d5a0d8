import type { Messages } from '../../../lib/messages.ts';

export const messages: Messages<'comingSoon'> = {
  label: '即将推出',
  back: '查看请愿',
  pages: {
    archive: {
      title: '游戏档案馆',
      text: '为已关停的游戏而设的纪念馆：它们何时存在过，为何终结，人们还记得什么。将来可以在这里查找游戏、留下回忆，也可以提交游戏。',
    },
    archiveSubmit: {
      title: '提交游戏',
      text: '将来可以在这里提交已关停的游戏。我们审核之后，会将其收入档案馆。',
    },
    archiveGame: {
      title: '纪念页',
      text: '档案馆里的每款游戏都将有自己的页面，记录它的起止日期、终结的原因和玩家的回忆。',
    },
    archiveMemories: {
      title: '回忆',
      text: '玩家对一款游戏的回忆，将汇集在这里。',
    },
    legal: {
      title: '法律帮助',
      text: '消费者维权方面的帮助：预约咨询、下载文书、申请法律援助。',
    },
    petitionDetail: {
      title: '各地请愿',
      text: '约 80 个国家和地区的请愿将各有自己的页面。欧洲公民倡议请见请愿页面。',
    },
    widgets: {
      title: '小组件',
      text: '这里将提供可嵌入您自己网站的请愿进展，可选全欧洲，也可选单个国家。',
    },
  },
};
