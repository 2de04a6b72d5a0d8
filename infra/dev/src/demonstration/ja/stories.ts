// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Memory, Story } from '../texts.ts';

export const storiesJa: readonly Story[] = [
  {
    by: 'haru',
    game: 'Lantern Tide',
    title: '最終日、知らない人と花火を見ました',
    content:
      '終了の五分前、広場に残っていたのは十二人。誰かが余っていた花火を全部上げて、誰も何も言わずに見ていました。\n\n画面が止まったあとも、しばらくコントローラーを置けませんでした。名前も知らない十一人のことを、今もときどき思い出します。',
    loss: [6980, 'JPY'],
    hoursAgo: 6,
  },
  {
    by: 'mizuki',
    game: 'Velvet Circuit',
    title: '入院中の夜を支えてくれた',
    content:
      '消灯後、音を消して一周だけ走るのが日課でした。看護師さんには見つかっていたと思います。\n\n退院したら大きな画面で走ろうと楽しみにしていたのに、その月の末に終了。体は治りましたが、あのコースはもうありません。',
    loss: [5480, 'JPY'],
    hoursAgo: 38,
  },
  {
    by: 'genzo',
    game: 'Moss & Thunder',
    title: '攻略本だけが本棚に残った',
    content:
      '公式攻略本、全384ページ。書き込みだらけで、付箋は色分けしてあります。\n\nゲームは起動しませんが、本は今日も開けます。紙はえらいです。',
    loss: [9240, 'JPY'],
    hoursAgo: 95,
  },
  {
    by: 'haru',
    game: 'Nightferry',
    title: '一人用なのに、なぜ',
    content:
      '対戦もランキングもない、静かな船の物語です。それなのに起動のたびに通信が必要で、終了と同時に一歩も入れなくなりました。怒っているというより、ただ不思議です。',
    loss: [3300, 'JPY'],
    hoursAgo: 450,
  },
  {
    by: 'coma',
    game: 'Saltmarsh Online',
    title: '初めて書きます。魚屋をやっていました',
    content:
      '現実では人と話すのが苦手ですが、あの市場では毎晩「いらっしゃい」と言えました。常連さんが三人いました。店じまいのあいさつができなかったことが心残りです。',
    hoursAgo: 9,
    waits: 'pending',
  },
];

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
