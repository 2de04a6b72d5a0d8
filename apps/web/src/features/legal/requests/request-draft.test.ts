// SPDX-License-Identifier: AGPL-3.0-or-later
import { languages } from '@kga/contracts/core';
import { aidBody, consultationBody, legalIssues } from '@kga/contracts/legal';
import { describe, expect, test } from 'vitest';

import { ApiError } from '../../../lib/api.ts';
import type { EnglishMessages } from '../../../lib/english-messages.d.ts';
import { draftFields, savedChoice } from './request-draft.ts';
import { refusalOf } from './use-attachments.ts';

/** What a person does not fill in, or fills in again. */
const leftOut = new Set(['language', 'attachments', 'consent', 'traces']);

test.each([
  ['draft:legal-consultation', consultationBody, ['preferredTime']],
  ['draft:legal-aid', aidBody, ['preferNotToSay']],
] as const)('%s holds every field that is filled in', (key, body, beside) => {
  const sent = Object.keys(body.shape).filter((name) => !leftOut.has(name));
  expect(new Set<string>(draftFields[key])).toEqual(new Set([...sent, ...beside]));
});

test.each([
  [{ issueType: 'refund' }, 'refund'],
  [{ issueType: 'none' }, undefined],
  [{ issueType: 'of an older version' }, undefined],
  [{}, undefined],
])('the choice of the draft %j is %s', (saved, choice) => {
  expect(savedChoice(saved, 'issueType', legalIssues)).toBe(choice);
});

const refused = (...codes: readonly string[]) => {
  const problem = {
    type: 'about:blank',
    title: 'Some fields are invalid',
    status: 400,
    code: 'validation_failed',
    errors: codes.map((code) => ({ path: 'body', code })),
    requestId: 'one',
  };
  return new ApiError(400, 'Bad Request', JSON.stringify(problem));
};

test.each([
  [refused('active_content'), 'active'],
  [refused('invalid_format'), 'wrongType'],
  [new ApiError(503, 'Service Unavailable', ''), undefined],
  [new TypeError('Failed to fetch'), undefined],
])('%s is explained as %s', (error, reason) => {
  expect(refusalOf(error)).toBe(reason);
});

const messages = import.meta.glob<EnglishMessages['legalRequests']>('./messages/*.json', {
  import: 'default',
  eager: true,
});

describe.each(languages)('in %s', (language) => {
  const texts = messages[`./messages/${language}.json`];

  test('consent and withdrawal say how long backups keep a request', () => {
    expect(texts?.request.consent.text).toContain('30');
    expect(texts?.status.withdraw.doneText).toContain('30');
  });

  test('the form says what is not removed from a PDF', () => {
    expect(texts?.request.attachments.privacy).toContain('PDF');
  });
});
