// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Language } from '@kga/contracts/core';

type Messages = {
  /** What the number counts, with the space between them. */
  signatures: (count: number) => string;
  target: (goal: string) => string;
  /** The target of a state. */
  needed: (goal: string) => string;
  ofTarget: (percent: string) => string;
  ofThreshold: (percent: string) => string;
  stillNeed: (count: number, shown: string) => string;
  achieved: string;
  notReached: string;
  thresholdReached: string;
  noFigure: string;
  /** The same once nothing more is counted. */
  noFigureKnown: string;
  /** `hasDay` is false for a month and a year. */
  asOf: (time: string, hasDay: boolean) => string;
  live: string;
  sign: string;
  /** Over, but not answered. */
  look: string;
  outcome: string;
  demonstration: string;
  replay: (year: number) => string;
  map: string;
  tile: (country: string, percent: string) => string;
  gone: string;
  goneText: string;
};

export const messages: Readonly<Record<Language, Messages>> = {
  en: {
    signatures: (count) => (count === 1 ? ' signature' : ' signatures'),
    target: (goal) => `Target: ${goal}`,
    needed: (goal) => `Needed: ${goal}`,
    ofTarget: (percent) => `${percent} of the target`,
    ofThreshold: (percent) => `${percent} of its threshold`,
    stillNeed: (count, shown) => `Still need ${shown} ${count === 1 ? 'signature' : 'signatures'}`,
    achieved: 'Target achieved!',
    notReached: 'Target not reached',
    thresholdReached: 'Threshold reached',
    noFigure: 'No figure yet',
    noFigureKnown: 'No figure',
    asOf: (time) => `as of ${time}`,
    live: 'Counted live',
    sign: 'Sign the petition',
    look: 'See the petition',
    outcome: 'See the outcome',
    demonstration: 'Demo figures',
    replay: (year) => `Replay of ${year}`,
    map: 'Share of the threshold in each country',
    tile: (country, percent) => `${country}: ${percent} of its threshold`,
    gone: 'Widget not available',
    goneText: 'There’s no petition at this address any more. See all petitions.',
  },
  'zh-CN': {
    signatures: () => ' 个签名',
    target: (goal) => `目标：${goal}`,
    needed: (goal) => `所需：${goal}`,
    ofTarget: (percent) => `已达目标的 ${percent}`,
    ofThreshold: (percent) => `已达门槛的 ${percent}`,
    stillNeed: (_count, shown) => `还需要 ${shown} 个签名`,
    achieved: '目标已达成！',
    notReached: '未达成目标',
    thresholdReached: '已达门槛',
    noFigure: '暂无数据',
    noFigureKnown: '没有数据',
    asOf: (time) => `截至${time}`,
    live: '实时统计',
    sign: '签署请愿',
    look: '查看请愿',
    outcome: '查看结果',
    demonstration: '演示数据',
    replay: (year) => `${year}年数据回放`,
    map: '各国门槛完成比例',
    tile: (country, percent) => `${country}：已达门槛的 ${percent}`,
    gone: '小组件不可用',
    goneText: '此地址已没有请愿。查看所有请愿。',
  },
  fr: {
    signatures: (count) => (count < 2 ? ' signature' : ' signatures'),
    target: (goal) => `Objectif : ${goal}`,
    needed: (goal) => `Nombre requis : ${goal}`,
    ofTarget: (percent) => `${percent} de l’objectif`,
    ofThreshold: (percent) => `${percent} du seuil`,
    stillNeed: (count, shown) =>
      `Encore ${shown} ${count < 2 ? 'signature' : 'signatures'} à réunir`,
    achieved: 'Objectif atteint !',
    notReached: 'Objectif non atteint',
    thresholdReached: 'Seuil atteint',
    noFigure: 'Aucun chiffre pour l’instant',
    noFigureKnown: 'Aucun chiffre',
    asOf: (time, hasDay) => `${hasDay ? 'au' : 'en'} ${time}`,
    live: 'Compté en direct',
    sign: 'Signer la pétition',
    look: 'Voir la pétition',
    outcome: 'Voir le résultat',
    demonstration: 'Chiffres de démo',
    replay: (year) => `Rediffusion de ${year}`,
    map: 'Part du seuil atteinte dans chaque pays',
    tile: (country, percent) => `${country} : ${percent} du seuil`,
    gone: 'Widget indisponible',
    goneText: 'Il n’y a plus de pétition à cette adresse. Voir toutes les pétitions.',
  },
  de: {
    signatures: (count) => (count === 1 ? ' Unterschrift' : ' Unterschriften'),
    target: (goal) => `Ziel: ${goal}`,
    needed: (goal) => `Nötig: ${goal}`,
    ofTarget: (percent) => `${percent} des Ziels`,
    ofThreshold: (percent) => `${percent} der Mindestzahl`,
    stillNeed: (count, shown) =>
      `Noch ${shown} ${count === 1 ? 'Unterschrift' : 'Unterschriften'} nötig`,
    achieved: 'Ziel erreicht!',
    notReached: 'Ziel nicht erreicht',
    thresholdReached: 'Mindestzahl erreicht',
    noFigure: 'Noch keine Angabe',
    noFigureKnown: 'Keine Angabe',
    asOf: (time) => `Stand: ${time}`,
    live: 'Live gezählt',
    sign: 'Petition unterschreiben',
    look: 'Petition ansehen',
    outcome: 'Ergebnis ansehen',
    demonstration: 'Demo-Zahlen',
    replay: (year) => `Wiederholung von ${year}`,
    map: 'Anteil an der Mindestzahl in jedem Land',
    tile: (country, percent) => `${country}: ${percent} der Mindestzahl`,
    gone: 'Widget nicht verfügbar',
    goneText: 'Unter dieser Adresse gibt es keine Petition mehr. Alle Petitionen ansehen.',
  },
  ja: {
    signatures: () => '筆の署名',
    target: (goal) => `目標：${goal}筆`,
    needed: (goal) => `必要数：${goal}筆`,
    ofTarget: (percent) => `目標の${percent}`,
    ofThreshold: (percent) => `必要数の${percent}`,
    stillNeed: (_count, shown) => `あと${shown}筆の署名が必要です`,
    achieved: '目標を達成しました！',
    notReached: '目標に届きませんでした',
    thresholdReached: '必要数に到達',
    noFigure: 'まだ数字がありません',
    noFigureKnown: '数字はありません',
    asOf: (time) => `${time}現在`,
    live: 'リアルタイム集計',
    sign: '署名する',
    look: '署名活動を見る',
    outcome: '結果を見る',
    demonstration: 'デモの数字',
    replay: (year) => `${year}年の再現`,
    map: '各国の必要数に対する割合',
    tile: (country, percent) => `${country}：必要数の${percent}`,
    gone: 'ウィジェットを表示できません',
    goneText: 'このアドレスの署名活動はなくなりました。すべての署名活動を見る。',
  },
  ko: {
    signatures: () => '명이 서명했습니다',
    target: (goal) => `목표: ${goal}`,
    needed: (goal) => `필요한 서명: ${goal}`,
    ofTarget: (percent) => `목표의 ${percent}`,
    ofThreshold: (percent) => `최소 기준의 ${percent}`,
    stillNeed: (_count, shown) => `서명 ${shown}건이 더 필요합니다`,
    achieved: '목표를 달성했습니다!',
    notReached: '목표에 이르지 못했습니다',
    thresholdReached: '최소 기준 달성',
    noFigure: '아직 수치가 없습니다',
    noFigureKnown: '수치가 없습니다',
    asOf: (time) => `${time} 기준`,
    live: '실시간 집계',
    sign: '청원에 서명하기',
    look: '청원 보기',
    outcome: '결과 보기',
    demonstration: '데모 수치',
    replay: (year) => `${year}년 재현`,
    map: '국가별 최소 기준 대비 비율',
    tile: (country, percent) => `${country}: 최소 기준의 ${percent}`,
    gone: '위젯을 표시할 수 없습니다',
    goneText: '이 주소에는 더 이상 청원이 없습니다. 모든 청원 보기.',
  },
};
