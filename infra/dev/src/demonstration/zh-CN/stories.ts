// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Memory, Story } from '../texts.ts';

export const storiesZh: readonly Story[] = [
  {
    by: 'ache',
    game: 'Saltmarsh Online',
    title: '码头上那盏灯，是我们宿舍一起点的',
    content:
      '大二那年，四个人凑钱买了一间码头边的小屋，谁先下课谁去点灯。毕业后散在四个城市，灯还是每天有人点，像报平安。\n\n关服那晚我加班，回到家已经黑了。群里只有一句话：“灯我点过了，你们放心。”',
    loss: [268, 'CNY'],
    hoursAgo: 2,
  },
  {
    by: 'laozhou',
    game: 'Copper Atlas',
    title: '正版盒子还在书架上，每年擦一次灰',
    content:
      '那时候月薪两千出头，咬牙买了带地图册的限量版。现在光盘放进去，转两圈，弹出一句“无法连接到服务器”。\n\n单机战役就在盘里，我知道它在。就差一个没人接的电话。',
    loss: [498, 'CNY'],
    hoursAgo: 27,
  },
  {
    by: 'xiaoman',
    game: 'Lantern Tide',
    title: '给女儿存的生日礼物，没等到她长大',
    content:
      '她出生那天我在游戏里种了一棵树，打算等她七岁生日带她去看。树每天只长一点点，要浇六年。\n\n第五年，公告说服务“因业务调整”结束。我把那棵树最后一天的样子打印出来，夹在她的成长册里。',
    loss: [128, 'CNY'],
    hoursAgo: 63,
  },
  {
    by: 'ache',
    game: 'Orbit Courier',
    title: '充的钱可以不退，让我把货送完行吗',
    content: '最后一单是送给一个从没见过面的人，备注写着：“不急，路上看看星星。”',
    loss: [66, 'CNY'],
    hoursAgo: 340,
  },
  {
    by: 'dengdeng',
    game: 'Tin Rally',
    title: '第一次发，不知道写得对不对',
    content:
      '网吧老板说这游戏不用删，留着当桌面。我每次路过都点一下，万一哪天又能进去呢。点了大概两百次了。',
    hoursAgo: 7,
    waits: 'pending',
  },
];

export const memoriesZh: readonly Memory[] = [
  {
    by: 'ache',
    game: 'The Crew',
    yearsPlayed: '2016-2021',
    content: '我和室友毕业前最后一晚，从海岸一直开到天亮。谁都没说再见。',
    hoursAgo: 5,
  },
  {
    by: 'laozhou',
    game: 'Dragalia Lost',
    yearsPlayed: '2019-2022',
    content: '我把喜欢的台词抄在本子上，一共抄了两本。',
    hoursAgo: 35,
  },
  {
    by: 'xiaoman',
    game: 'Club Penguin',
    yearsPlayed: '2012-2016',
    content: '女儿认识的第一个英文单词，是在这里学会的。',
    hoursAgo: 84,
  },
  {
    by: 'dengdeng',
    game: 'Rules of Survival',
    yearsPlayed: '2018-2021',
    content: '宿舍六个人，永远凑不齐四部充满电的手机。',
    hoursAgo: 139,
  },
];
