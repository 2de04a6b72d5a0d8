// SPDX-License-Identifier: AGPL-3.0-or-later
import { encodeFileName, fileNameHeader } from '@kga/contracts/legal';

import { legalRequest } from '../../shared/browser.ts';
import { documentOf } from './files.ts';
import { type Live, type Step, plain } from './step.ts';

const person = (mark: string) => `person-${mark}@example.org`;

/** The request as counsel and admins name it. */
const managed = ({ answer }: Live) => ({ params: { id: answer('listLegalRequests', 0, 'id') } });

const byToken = ({ answer }: Live) => ({
  params: { token: answer('createConsultation', 'token') },
});

/** A suggested time, the same whenever a run names it. */
const meeting = new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000 + 86_400_000).toISOString();

const answeredOn = new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10);

const ofRegion = { params: { region: 'DE' } };

const document = (operation: string): Step => ({
  operation,
  as: 'nobody',
  call: ({ answer }) => ({ params: { id: answer('listLegalDocuments', 0, 'id') } }),
});

/** Requests for help, with who answers them, and letters. */
export const legalSteps: readonly Step[] = [
  ...plain(
    'nobody',
    'listLegalRecords',
    'listLegalDocuments',
    'getLegalFigures',
    'getVerification',
  ),
  ...plain(
    'nobody',
    'listCommitments',
    'exportCommitments',
    'getCommitmentsFeed',
    'getCommitmentsCalendar',
  ),
  ...plain('nobody', 'getCommitmentsSchema', 'listLetterCounts'),
  { operation: 'getLegalRecord', as: 'nobody', call: () => ({ params: { id: 'DE' } }) },
  ...['getLegalDocument', 'getLegalDocumentDocx', 'getLegalDocumentPdf'].map(document),
  {
    operation: 'createLegalFile',
    as: 'nobody',
    call: () => ({
      file: documentOf(),
      headers: { [fileNameHeader]: encodeFileName('receipt.pdf') },
    }),
  },
  {
    operation: 'getLegalFile',
    as: 'nobody',
    call: ({ answer }) => ({ params: { id: answer('createLegalFile', 'id') } }),
  },
  {
    operation: 'createConsultation',
    as: 'nobody',
    call: ({ mark, answer }) => ({
      body: legalRequest(person(mark), [answer('createLegalFile', 'id')]),
    }),
  },
  {
    operation: 'createAidApplication',
    as: 'nobody',
    call: ({ mark }) => ({
      body: {
        fullName: 'Grace Hopper',
        email: person(mark),
        phone: '+49 30 23125000',
        monthlyIncome: 1_800,
        currency: 'EUR',
        legalIssue: 'game_shut_down',
        detailedDescription: 'It cost 60 euros, and two letters had no answer.',
        consent: true,
      },
    }),
  },
  { operation: 'getLegalRequest', as: 'nobody', call: byToken },
  {
    operation: 'listLegalRequests',
    as: 'counsel',
    call: ({ answer }) => ({ query: { q: answer('createConsultation', 'reference') } }),
  },
  ...plain('admin', 'listCounsel'),
  {
    operation: 'updateLegalRequest',
    as: 'counsel',
    call: (live) => ({ ...managed(live), body: { action: 'take' } }),
  },
  { operation: 'getManagedRequest', as: 'counsel', call: managed },
  {
    operation: 'createLegalNote',
    as: 'counsel',
    call: (live) => ({ ...managed(live), body: { text: 'A note of counsel.' } }),
  },
  {
    operation: 'createLegalReply',
    as: 'counsel',
    call: (live) => ({ ...managed(live), body: { text: 'An answer of counsel.' } }),
  },
  {
    operation: 'downloadLegalFile',
    as: 'counsel',
    call: ({ answer }) => ({
      params: { id: answer('listLegalRequests', 0, 'id'), fileId: answer('createLegalFile', 'id') },
    }),
  },
  {
    operation: 'getLegalFilePage',
    as: 'counsel',
    call: ({ answer }) => ({
      params: {
        id: answer('listLegalRequests', 0, 'id'),
        fileId: answer('createLegalFile', 'id'),
        page: '1',
      },
    }),
  },
  {
    operation: 'updateLegalRequest',
    as: 'counsel',
    call: (live) => ({ ...managed(live), body: { action: 'propose', at: meeting, minutes: 30 } }),
  },
  {
    operation: 'answerMeeting',
    as: 'nobody',
    call: (live) => ({ ...byToken(live), body: { at: meeting, accept: true } }),
  },
  { operation: 'getMeetingCalendar', as: 'nobody', call: byToken },
  { operation: 'getCounselCalendar', as: 'counsel', call: managed },
  {
    operation: 'createLetterAnswer',
    as: 'member',
    call: ({ mark }) => ({
      ...ofRegion,
      body: {
        who: 'The ministry',
        content: `They answered ${mark}, and will look into it.`,
        answeredOn,
        consent: true,
        language: 'en',
      },
    }),
  },
  { operation: 'listLetterAnswers', as: 'nobody', call: () => ofRegion },
  { operation: 'listOwnLetterAnswers', as: 'member', call: () => ofRegion },
  ...['getOwnLetter', 'createOwnLetter'].map((operation): Step => ({
    operation,
    as: 'guest',
    call: () => ofRegion,
  })),
  { operation: 'deleteOwnLetter', as: 'guest', ends: true, call: () => ofRegion },
  {
    operation: 'deleteLetterAnswer',
    as: 'member',
    ends: true,
    call: ({ answer }) => ({ params: { region: 'DE', id: answer('createLetterAnswer', 'id') } }),
  },
  { operation: 'withdrawLegalRequest', as: 'nobody', ends: true, call: byToken },
];
