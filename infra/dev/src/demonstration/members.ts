// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Language } from '@kga/contracts/core';

/** End of the members' addresses; reserved by RFC 2606, so that no mail goes to real people. */
export const addressEnd = '@demonstration.example';

export const moderatorAddress = `moderator${addressEnd}`;

/** Names by key. Each is shown with `mark`, so that readers see that it is a demonstration. */
interface Members {
  readonly names: Readonly<Record<string, string>>;
  readonly mark: string;
}

export const members: Readonly<Record<Language, Members>> = {
  en: {
    names: {
      mara: 'Mara',
      oskar: 'Oskar_K',
      priya: 'Priya teaches',
      tomasz: 'tomasz214',
      lenny: 'One-button Lenny',
      quickcash: 'quickcash',
    },
    mark: ' (demo)',
  },
  'zh-CN': {
    names: {
      ache: '阿澈',
      laozhou: '老周的书架',
      xiaoman: '小满妈妈',
      dengdeng: '等等党',
      kuaishou99: '快手99',
    },
    mark: '（演示）',
  },
  fr: {
    names: {
      maelle: 'Maëlle',
      bastien: 'Bastien le cartographe',
      ines: 'Inès du mardi',
      loulou: 'loulou_et_moi',
      gratuit77: 'gratuit77',
    },
    mark: ' (démo)',
  },
  de: {
    names: { jonte: 'Jonte', wiebke: 'Wiebke H.', kalle: 'Papa Kalle', neele: 'neele_112' },
    mark: ' (Demo)',
  },
  ja: {
    names: {
      haru: 'ハル',
      mizuki: 'みずき',
      genzo: '付箋の源蔵',
      coma: '小間物屋',
      tokutoku: 'とくとく便',
    },
    mark: '（デモ）',
  },
  ko: {
    names: {
      haneul: '하늘항구',
      sori: '소리 엄마',
      baekgu: '백구',
      nadongi: '나동이',
      daebak: '대박거래',
    },
    mark: ' (데모)',
  },
};
