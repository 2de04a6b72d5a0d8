// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Memory, Story } from '../texts.ts';

export const storiesKo: readonly Story[] = [
  {
    by: 'haneul',
    game: 'Harbour Lights',
    title: '군대 간 동안 사라진 항구',
    content:
      '입대 전날 길드원들이 항구에 모여 불을 다 켜 줬습니다. 1년 반만 기다려 달라고 했는데, 상병 때 서비스 종료 소식을 들었습니다.\n\n휴가를 마지막 날에 맞추려고 했지만 훈련이 있었습니다. 누가 찍어 준 영상을 지금도 가끔 봅니다. 제 배만 불이 꺼져 있더군요.',
    loss: [64000, 'KRW'],
    hoursAgo: 10,
  },
  {
    by: 'sori',
    game: 'Paper Kingdoms',
    title: '아이가 묻습니다, 우리 성은 어디 갔어?',
    content:
      '주말마다 아이와 조금씩 쌓은 성이었습니다. 아이 방, 강아지 방, 할머니 방까지 있었죠.\n\n설명을 하다가 결국 “회사에서 문을 닫았어”라고 했더니 아이가 “그럼 우리 건 돌려줘야지” 하더군요. 맞는 말이라 할 말이 없었습니다.',
    loss: [38500, 'KRW'],
    hoursAgo: 35,
  },
  {
    by: 'baekgu',
    game: 'Brasshold Arena',
    title: '한정판 3년 할부, 게임은 2년',
    content:
      '제 인생 첫 한정판이었습니다. 마지막 할부금이 빠져나간 달에는 이미 접속이 되지 않았습니다. 상자는 예쁩니다. 지금은 충전기를 넣어 둡니다.',
    loss: [189000, 'KRW'],
    hoursAgo: 140,
  },
  {
    by: 'haneul',
    game: 'Tin Rally',
    title: 'PC방 사장님의 마지막 기록',
    content:
      '동네 PC방 사장님이 코스 기록을 칠판에 적어 두셨습니다. 1등은 늘 사장님이었고요. 서비스가 끝난 뒤에도 칠판은 그대로입니다. “이제 아무도 못 깬다”며 웃으시는데, 조금 쓸쓸해 보였습니다.',
    hoursAgo: 380,
  },
  {
    by: 'nadongi',
    game: 'Orbit Courier',
    title: '처음 글 써 봅니다',
    content:
      '출퇴근길 지하철에서 하루 두 번 배달했습니다. 별것 아닌 게임이었는데, 없어지고 나니 출퇴근이 길어졌습니다.',
    loss: [11000, 'KRW'],
    hoursAgo: 3,
    waits: 'pending',
  },
];

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
