import type { Memory } from '../texts.ts';

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
