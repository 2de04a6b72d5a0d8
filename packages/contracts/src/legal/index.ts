// SPDX-License-Identifier: AGPL-3.0-or-later
export * from './assessment.ts';
export * from './commitments.ts';
export * from './documents.ts';
export * from './durations.ts';
export * from './figures.ts';
export {
  type LawEffect,
  type LegalDirective,
  type LegalLaw,
  type LegalRight,
  type LegalSource,
  type LegalTimeLimit,
  legalDirectives,
  legalRights,
  legalSource,
  legalTopics,
  limitKinds,
  limitStarts,
} from './law.ts';
export * from './letters/answers.ts';
export * from './letters/marks.ts';
export * from './official-texts.ts';
export * from './records.ts';
export * from './requests/counsel.ts';
export * from './requests/file-names.ts';
export * from './requests/requests.ts';
export * from './requests/states.ts';
export * from './verification.ts';
