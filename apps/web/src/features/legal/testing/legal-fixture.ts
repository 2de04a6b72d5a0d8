// SPDX-License-Identifier: AGPL-3.0-or-later
import type {
  Commitment,
  LegalDocumentSummary,
  LegalRecord,
  LegalRecordSummary,
  LetterAnswer,
  OwnLetterAnswer,
  Verification,
} from '@kga/contracts/legal';

import { type MockHandlers, listPage, refusal } from '../../../testing/mock-api.ts';

const source = { url: 'https://www.law.example/act', checked: '2026-11-23' };

export const record: LegalRecord = {
  id: 'DE',
  letterLanguages: ['de'],
  laws: [
    {
      id: 'digital-content',
      topic: 'digital_content',
      title: 'BGB <§ 327>',
      titleEn: 'German Civil Code',
      implements: '2019/770',
      effect: 'claim',
      articles: [{ article: '§ 327i BGB', rights: ['repair', 'refund'] }],
      source,
    },
  ],
  limits: [{ kind: 'withdrawal', duration: 'P14D', from: 'contract', source }],
  authority: null,
  advice: [],
  disputeBodies: [],
  representatives: { name: 'Bundestag', url: 'https://www.bundestag.example', source },
  alsoLiable: [],
  lawyer: null,
};

export const recordSummary: LegalRecordSummary = {
  id: 'DE',
  checked: '2026-11-23',
  missing: ['authority'],
  claimLimit: { kind: 'limitation', durations: ['P2Y', 'P3Y'] },
  letterLanguage: 'de',
  representatives: record.representatives,
  language: 'de',
};

const text = {
  en: 'Talks',
  'zh-CN': '对话',
  fr: 'Débats',
  de: 'Gespräche',
  ja: '協議',
  ko: '논의',
};

export const promise: Commitment = {
  id: 'talks',
  who: 'European Commission',
  whoKind: 'institution',
  region: 'EU',
  title: text,
  said: '2026-06-16',
  due: '2026-12',
  status: 'promised',
  quote: null,
  quoteLanguage: null,
  history: [{ date: '2026-06-16', kind: 'said', text, sourceUrl: source.url }],
  sources: [source],
};

export const guide: Omit<LegalDocumentSummary, 'language' | 'date'> = {
  id: 'your-rights',
  title: 'Guide',
  summary: 'What to check',
  version: 1,
};

export const letterAnswer: LetterAnswer = {
  id: '0193a0f0-0000-7000-8000-000000000001',
  region: 'DE',
  author: null,
  who: 'A member of the Bundestag',
  content: 'We will ask the government.',
  answeredOn: '2026-11-20',
  language: 'en',
  createdAt: '2026-11-21T10:00:00.000Z',
};

export const verification: Verification = {
  collected: { total: 1_448_270, source },
  verified: { total: 1_294_188, source },
  countries: [
    {
      country: 'DE',
      threshold: 67_680,
      collected: 306_399,
      verified: { count: 233_180, source },
    },
    { country: 'AT', threshold: 13_395, collected: 22_541, verified: null },
  ],
};

/** Another promise, which was broken. */
const brokenPromise: Commitment = {
  ...promise,
  id: 'patch',
  who: 'A publisher',
  whoKind: 'publisher',
  status: 'broken',
};

/** What the pages of laws, promises and guides ask. */
export function legalApi(): MockHandlers {
  let own: OwnLetterAnswer[] = [];
  let written = 12;
  return {
    listLegalRecords: () => [recordSummary],
    getLegalRecord: () => record,
    listLegalDocuments: ({ query: { lang } }) => [{ ...guide, language: lang, date: '2026-11-23' }],
    getLegalFigures: () => ({ received: 12, answered: 9, medianDays: 2.5 }),
    getVerification: () => verification,
    getPetition: () => refusal('not_found'),
    listCommitments: ({ query: { status, who } }) =>
      [promise, brokenPromise].filter(
        (each) =>
          (status === undefined || each.status === status) &&
          (who === undefined || each.whoKind === who),
      ),
    listLetterCounts: () => [{ region: 'DE', written, answers: 1 }],
    listLetterAnswers: () => listPage([letterAnswer]),
    listOwnLetterAnswers: () => own,
    getOwnLetter: () => ({ hasWritten: written > 12, written }),
    createOwnLetter: () => {
      written += 1;
      return { hasWritten: true, written };
    },
    createLetterAnswer: ({ params: { region }, body: { who, content, answeredOn } }) => {
      const state = {
        status: 'pending',
        held: null,
        reason: null,
        note: null,
        revision: 1,
      } as const;
      const id = '0193a0f0-0000-7000-8000-000000000002';
      const answer = { ...letterAnswer, ...state, id, region, who, content, answeredOn };
      own = [answer];
      return answer;
    },
  };
}
