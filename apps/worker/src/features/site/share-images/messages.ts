// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Language } from '@kga/contracts/core';

type Messages = {
  signatures: string;
  demonstration: string;
  replay: (year: number) => string;
  /** Of a state's share. */
  ofThreshold: string;
  /** With `{date}`. */
  ends: string;
  playable: string;
  lost: string;
  forum: string;
};

export const messages: Readonly<Record<Language, Messages>> = {
  en: {
    signatures: 'signatures',
    demonstration: 'Demo',
    replay: (year) => `Replay of ${year}`,
    ofThreshold: 'of the threshold',
    ends: 'Servers go offline: {date}',
    playable: 'Playable again',
    lost: 'Money lost',
    forum: 'From the forum',
  },
  'zh-CN': {
    signatures: '个签名',
    demonstration: '演示',
    replay: (year) => `${year}年数据回放`,
    ofThreshold: '门槛完成度',
    ends: '关停日期：{date}',
    playable: '已可重新游玩',
    lost: '损失金额',
    forum: '来自论坛',
  },
  fr: {
    signatures: 'signatures',
    demonstration: 'Démo',
    replay: (year) => `Rediffusion de ${year}`,
    ofThreshold: 'du seuil',
    ends: 'Fermeture des serveurs : {date}',
    playable: 'De nouveau jouable',
    lost: 'Argent perdu',
    forum: 'Sur le forum',
  },
  de: {
    signatures: 'Unterschriften',
    demonstration: 'Demo',
    replay: (year) => `Wiederholung von ${year}`,
    ofThreshold: 'der Mindestzahl',
    ends: 'Abschaltung der Server: {date}',
    playable: 'Wieder spielbar',
    lost: 'Verlust',
    forum: 'Aus dem Forum',
  },
  ja: {
    signatures: '筆の署名',
    demonstration: 'デモ',
    replay: (year) => `${year}年の再現`,
    ofThreshold: '必要数に対する割合',
    ends: 'サービス終了：{date}',
    playable: '再びプレイ可能',
    lost: '失った金額',
    forum: 'フォーラムより',
  },
  ko: {
    signatures: '명이 서명했습니다',
    demonstration: '데모',
    replay: (year) => `${year}년 재현`,
    ofThreshold: '최소 기준 대비',
    ends: '서비스 종료: {date}',
    playable: '다시 플레이 가능',
    lost: '잃은 금액',
    forum: '포럼에서',
  },
};
