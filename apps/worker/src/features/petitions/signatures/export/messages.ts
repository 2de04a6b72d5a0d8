// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Language } from '@kga/contracts/core';
import type { ExportColumn } from '@kga/contracts/petitions';

type Messages = {
  addressee: string;
  signatures: string;
  closed: string;
  made: string;
  columns: Readonly<Record<ExportColumn, string>>;
};

/** The words of a file for the addressee of a petition. */
export const messages: Readonly<Record<Language, Messages>> = {
  en: {
    addressee: 'To',
    signatures: 'Signatures',
    closed: 'Collected until',
    made: 'List as of',
    columns: {
      firstName: 'First name',
      lastName: 'Last name',
      city: 'Town or city',
      country: 'Country of residence',
      day: 'Signed on',
    },
  },
  'zh-CN': {
    addressee: '致',
    signatures: '签名数',
    closed: '征集截至',
    made: '名单日期',
    columns: {
      firstName: '名',
      lastName: '姓',
      city: '城市',
      country: '居住国家或地区',
      day: '签名日期',
    },
  },
  fr: {
    addressee: 'À l’attention de',
    signatures: 'Signatures',
    closed: 'Recueillies jusqu’au',
    made: 'Liste établie le',
    columns: {
      firstName: 'Prénom',
      lastName: 'Nom',
      city: 'Ville',
      country: 'Pays de résidence',
      day: 'Signé le',
    },
  },
  de: {
    addressee: 'An',
    signatures: 'Unterschriften',
    closed: 'Gesammelt bis',
    made: 'Liste vom',
    columns: {
      firstName: 'Vorname',
      lastName: 'Nachname',
      city: 'Ort',
      country: 'Wohnsitzland',
      day: 'Unterschrieben am',
    },
  },
  ja: {
    addressee: '宛先',
    signatures: '署名数',
    closed: '募集終了日',
    made: '名簿作成日',
    columns: {
      firstName: '名',
      lastName: '姓',
      city: '市区町村',
      country: '居住国・地域',
      day: '署名日',
    },
  },
  ko: {
    addressee: '수신',
    signatures: '서명 수',
    closed: '서명 마감일',
    made: '명단 작성일',
    columns: {
      firstName: '이름',
      lastName: '성',
      city: '도시',
      country: '거주 국가 또는 지역',
      day: '서명일',
    },
  },
};
