import type { Memory } from '../texts.ts';

export const memoriesJa: readonly Memory[] = [
  {
    by: 'haru',
    game: 'Dragalia Lost',
    yearsPlayed: '2018-2022',
    content: '通勤電車で毎朝5分だけ遊んでいました。最後の日は一駅乗り過ごしました。',
    hoursAgo: 6,
  },
  {
    by: 'mizuki',
    game: 'LINE PLAY',
    yearsPlayed: '2013-2019',
    content:
      '中学の友だちと部屋を飾り合っていました。引っ越したあとも、あの部屋でだけは毎日会えました。',
    hoursAgo: 29,
  },
  {
    by: 'genzo',
    game: 'Megido 72',
    yearsPlayed: '2018-2025',
    content: '攻略を付箋に書いて机に貼っていました。付箋は今も剥がせません。',
    hoursAgo: 81,
  },
  {
    by: 'coma',
    game: 'Blue Protocol',
    yearsPlayed: '2023-2025',
    content:
      '景色のいい場所で座っていたら、知らない人が隣に座ってくれました。何も話さず、夕日だけ見ました。',
    hoursAgo: 140,
  },
];
