import { expect, test } from 'vitest';

import { jobs } from './jobs.ts';

test('polls a petition by its id alone', () => {
  const petitionId = '019a0000-0000-7000-8000-000000000000';
  expect(jobs['petition.poll'].parse({ petitionId, more: 1 })).toEqual({ petitionId });
  expect(jobs['petition.poll'].safeParse({ petitionId: '1' }).success).toBe(false);
  expect(jobs['petition.poll'].safeParse({}).success).toBe(false);
});
