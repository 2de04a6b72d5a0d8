// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Messages } from '../../lib/messages.ts';

export const messages: Messages<'landing'> = {
  title: '买下的游戏，应该一直能玩',
  lead: {
    sold: '发行商卖出游戏，然后关掉游戏赖以运行的服务器。',
    stops: '您花钱买来的东西就这样不能用了。',
    law: '欧洲各地的玩家正在要求立法制止。',
  },
  learnMore: '了解详情',
  why: {
    title: '这是怎么回事？',
    sold: {
      title: '先卖出，再关停',
      text: '许多游戏离不开发行商的服务器，连单人游玩也不例外。服务器一关，无论当初花了多少钱，每一份游戏都会作废。',
    },
    ask: {
      title: '我们的要求',
      text: '我们并不要求服务器永远运行，只希望停止支持时让游戏仍然可玩：发布一个补丁，或者允许玩家自行架设服务器。',
    },
    matter: {
      title: '为什么重要',
      text: '它关系到消费者的权利，关系到“购买”究竟意味着什么，也关系到能否留住一部分本会消失的文化。',
    },
  },
  legal: {
    title: '法律帮助',
    lead: '买来的游戏不能玩了？您可能享有相应的权利。我们提供三种帮助。',
    figures: '已收到请求：{{received}}，已答复：{{answered}}。',
    median: '首次答复所需天数（中位数）：{{days}}。',
    medianUnderADay: '首次答复所需时间（中位数）：不到一天。',
    consultation: {
      title: '法律咨询',
      text: '与熟悉消费者权益法律的人交流。',
      action: '预约咨询',
    },
    documents: {
      title: '法律文书',
      text: '可寄给发行商或商家的信函和表格。',
      action: '下载文书',
    },
    aid: {
      title: '法律援助',
      text: '为无力自行维权的人提供支持。',
      action: '申请法律援助',
    },
  },
  closing: {
    title: '有人发声，法律才会改变',
    text: '每个国家都很重要。请把消息传开。',
  },
  description: '反对关停已售游戏的欧洲公民倡议：签名统计、各国进展，以及您能做的事。',
  home: {
    title: '首页',
    welcome: '欢迎您，{{name}}',
    welcomeUnnamed: '欢迎您',
    lead: '请愿进展、最新消息，以及玩家的最新故事。',
    petitionAll: '查看请愿',
  },
};
