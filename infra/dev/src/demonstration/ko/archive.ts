import type { Memory } from '../texts.ts';

export const memoriesKo: readonly Memory[] = [
  {
    by: 'haneul',
    game: 'Durango: Wild Lands',
    yearsPlayed: '2019',
    content:
      '친구들과 작은 섬에 집을 짓고 매일 저녁 모닥불 앞에 모였습니다. 불이 꺼지지 않게 당번을 정했지요.',
    hoursAgo: 7,
  },
  {
    by: 'sori',
    game: 'KartRider: Drift',
    yearsPlayed: '2023-2025',
    content: '아이와 나란히 앉아 달렸습니다. 처음으로 진 날, 아이가 저를 위로해 주었습니다.',
    hoursAgo: 33,
  },
  {
    by: 'baekgu',
    game: 'MapleStory 2',
    yearsPlayed: '2018-2020',
    content:
      '직접 만든 옷을 입고 낯선 사람들과 사진을 찍었습니다. 그 사진이 아직도 바탕 화면입니다.',
    hoursAgo: 90,
  },
  {
    by: 'nadongi',
    game: 'Sudden Attack 2',
    yearsPlayed: '2016',
    content: '석 달이 안 되는 여름이었지만 매일 밤 같은 네 명이 모였습니다.',
    hoursAgo: 145,
  },
];
