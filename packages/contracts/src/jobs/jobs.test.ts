// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { isJobName, jobs, outboxJobs } from './jobs.ts';

test('the payload of a poll is the id of its petition alone', () => {
  const petitionId = '019a0000-0000-7000-8000-000000000000';
  const { payload } = jobs['petition.poll'];
  expect(payload.parse({ petitionId, more: 1 })).toEqual({ petitionId });
  expect(payload.safeParse({ petitionId: '1' }).success).toBe(false);
  expect(payload.safeParse({}).success).toBe(false);
});

test('lists the jobs that the outbox can request', () => {
  expect(outboxJobs).toEqual([
    'mail.send',
    'profile.picture',
    'profile.export',
    'feed.preview',
    'news.picture',
    'archive.changed',
    'archive.cover',
    'content.picture',
    'share.image',
    'forum.reply',
    'forum.post',
    'signatures.export',
    'petition.update',
    'legal.file',
    'legal.pages',
  ]);
});

test('knows no job by the name of a method of every object', () => {
  expect(isJobName('mail.send')).toBe(true);
  expect(isJobName('toString')).toBe(false);
});
