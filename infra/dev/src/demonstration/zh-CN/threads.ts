// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Thread } from '../texts.ts';

export const threadsZh: readonly Thread[] = [
  {
    category: 'legal-rights',
    by: 'laozhou',
    title: '停服公告大家都存了吗？一起整理一份对照表',
    content:
      '公告往往过几个月就找不到了。我打算做一张表：游戏名、公告日期、停服日期、提前了多少天、有没有提到已经购买的内容。\n\n只收能看到原文的，截图请带上网址和日期。道听途说的先不放。',
    hoursAgo: 47,
    views: 389,
    replies: [
      {
        by: 'xiaoman',
        content:
          'Lantern Tide：提前四十五天，原文一个字都没提买过的东西，只说“感谢一路相伴”。截图我晚点发。',
      },
      { by: 'ache', content: '“感谢一路相伴”可以单独统计一列了，我手上三份公告里都有。' },
      {
        by: 'laozhou',
        content: '加上了，列名就叫“致谢”。目前十一份里有九份。',
        quotes: 1,
      },
    ],
  },
  {
    category: 'game-cases',
    by: 'ache',
    title: 'Saltmarsh Online 的单机残留：断网还能进到哪一步？',
    content:
      '我这边断网后能看到登录界面、能听完整首主题曲、能翻本地截图。再往后就转圈了。\n\n大家的版本号和能走到的最后一步都写一下，我汇总。',
    hoursAgo: 18,
    views: 142,
    replies: [
      {
        by: 'dengdeng',
        content: '我连主题曲都没有了，只剩鼠标指针是游戏里的样子。',
        waits: 'pending',
      },
      {
        by: 'laozhou',
        content: '老版本客户端可以进角色陈列室，不能走动，但能转视角。看了十分钟。',
      },
    ],
  },
  {
    category: 'action-organization',
    by: 'xiaoman',
    title: '想在社区活动室办一次“打不开的游戏”小展览',
    content:
      '不卖东西，也不喊口号。就是一排电脑，每台停在打不开的那一屏，旁边放主人写的一段话。\n\n有没有人办过类似的？用电、场地登记这些要提前多久弄？',
    hoursAgo: 100,
    views: 231,
    replies: [
      {
        by: 'laozhou',
        content: '字写大一点，站着看的人不会弯腰。另外准备一本空白的本子，让来的人也能写。',
      },
      { by: 'ache', content: '我可以出一台旧笔记本，那一屏我闭着眼都能画出来。' },
      {
        by: 'kuaishou99',
        content: '代练代充出号，全网最低价，加我私聊，各区都有',
        waits: { reason: 'spam', note: '到处刷广告' },
      },
    ],
  },
  {
    category: 'cultural-protection',
    by: 'laozhou',
    title: '玩家自己写的攻略和同人，算不算值得保存的东西？',
    content:
      '官方的东西没了，反而是当年论坛里手写的路线图、语气很冲的打法争论，最能让人想起那个世界。\n\n我硬盘里有三百多篇，作者大多联系不上。这种该怎么保存才合适？',
    hoursAgo: 190,
    views: 317,
    replies: [
      {
        by: 'xiaoman',
        content: '先做目录，只写标题、作者、日期，正文等联系上了再放。能找到一个是一个。',
      },
      {
        by: 'ache',
        content: '我认出两篇是我大学室友写的，我去问他。他一定会害羞，但会同意。',
        quotes: 0,
      },
    ],
  },
];
