// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { type Outcomes, keyOf, revisionOf, withResponse, withUndone } from './outcomes.ts';

const story = { kind: 'story', id: 'one' } as const;
const reply = { kind: 'forum_reply', id: 'one' } as const;
const none: Outcomes = new Map();

const response = {
  decided: [{ ...story, decisionId: 'd', status: 'published', revision: 5 } as const],
  skipped: [{ ...reply, code: 'decided_meanwhile' } as const],
};

test('outcomes are stored by kind and id', () => {
  const after = withResponse(none, 'approve', response);
  expect(after.get(keyOf(story))).toEqual({
    type: 'decided',
    decision: 'approve',
    decisionId: 'd',
    status: 'published',
    revision: 5,
  });
  expect(after.get(keyOf(reply))).toEqual({ type: 'skipped', code: 'decided_meanwhile' });
  expect(none.size).toBe(0);
});

test('after undoing, the next decision uses the incremented revision', () => {
  const loaded = { ...story, revision: 4 };
  const decided = withResponse(none, 'approve', response);
  expect(revisionOf(loaded, none.get(keyOf(story)))).toBe(4);
  expect(revisionOf(loaded, decided.get(keyOf(story)))).toBe(5);
  const undone = withUndone(decided, { ...story, revision: 5 });
  expect(revisionOf(loaded, undone.get(keyOf(story)))).toBe(6);
  expect(undone.get(keyOf(reply))).toEqual({ type: 'skipped', code: 'decided_meanwhile' });
});
