// SPDX-License-Identifier: AGPL-3.0-or-later
import type { LegalRecord } from '@kga/contracts/legal';

import type { LetterValues } from '../assembly/letter-values.ts';
import type { LetterFields } from '../form/letter-fields.ts';
import type { LetterDraft } from '../form/use-letter-draft.ts';
import type { AssembledLetter } from '../output/use-letter.ts';

const source = { url: 'https://www.law.example/act', checked: '2026-11-23' };

/** A record of China with one law and an authority. */
export const chineseRecord: LegalRecord = {
  id: 'CN',
  letterLanguages: ['zh-CN'],
  laws: [
    {
      id: 'consumer-rights',
      topic: 'digital_content',
      title: '消费者权益保护法',
      titleEn: 'Consumer Rights Law',
      effect: 'claim',
      articles: [{ article: '第五十二条', rights: ['refund'] }],
      source,
    },
  ],
  limits: [],
  authority: { name: '12315', source },
  advice: [],
  disputeBodies: [],
  representatives: null,
  alsoLiable: [],
  lawyer: null,
};

/** A record of France with one law and an authority. */
export const frenchRecord: LegalRecord = {
  ...chineseRecord,
  id: 'FR',
  letterLanguages: ['fr'],
  laws: [
    {
      id: 'consumer-code',
      topic: 'digital_content',
      title: 'Code de la consommation',
      titleEn: 'Consumer Code',
      effect: 'claim',
      articles: [{ article: 'article L. 224-25-22', rights: ['refund'] }],
      source,
    },
  ],
  authority: { name: 'DGCCRF', source },
};

/** The answers of a player in France, as a draft stores them. */
export const frenchDraft = {
  game: 'Zyxgame Quest',
  country: 'FR',
  situation: 'shut_down',
  details: 'The wall was zyxblue.',
  seller: 'Zyxshop Ltd',
  price: '59.99',
  orderNumber: 'ZYX-4711',
  proofs: 'receipt',
  demand: 'refund',
  name: 'Zyxa Lovelace',
  address: '1 Zyx Street',
  email: 'zyxa@example.org',
  date: '2026-01-02',
  deadline: '2026-01-16',
  shown: 'letter',
} satisfies LetterFields;

const letterValues: LetterValues = {
  game: 'The Crew',
  country: 'CN',
  situation: 'shut_down',
  eventDate: undefined,
  details: undefined,
  purchaseDate: undefined,
  seller: 'Game Shop',
  price: undefined,
  orderNumber: undefined,
  proofs: [],
  proofOther: undefined,
  demand: 'refund',
  omittedLaws: [],
  deadline: '2026-12-07',
  name: 'Ada Lovelace',
  contact: [],
  recipient: undefined,
  recipientTitle: undefined,
  recipientAddress: [],
  stage: 'first',
  firstSent: undefined,
  firstDeadline: undefined,
  reminderSent: undefined,
  reply: 'none',
  date: '2026-11-23',
};

/** A letter of China, with other values. */
export const assembledWith = (values: Partial<LetterValues> = {}): AssembledLetter => ({
  values: { ...letterValues, ...values },
  record: chineseRecord,
  language: 'zh-CN',
  letter: { head: '', subjectLabel: '', subject: '', body: '' },
  isEdited: false,
  translation: undefined,
});

/** A draft that stays as it is. */
export const draftOf = (fields: LetterFields = {}): LetterDraft => ({
  fields,
  change: () => undefined,
  set: () => undefined,
  before: fields,
  restoredSince: undefined,
  isStored: true,
  forget: () => undefined,
});
