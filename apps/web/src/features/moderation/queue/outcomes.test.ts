import { expect, test } from 'vitest';

import { type Outcomes, keyOf, revisionOf, withAnswer, withUndone } from './outcomes.ts';

const piece = { kind: 'story', id: 'one' } as const;
const other = { kind: 'forum_reply', id: 'one' } as const;
const none: Outcomes = new Map();

const answer = {
  decided: [{ ...piece, decisionId: 'd', status: 'published', revision: 5 } as const],
  skipped: [{ ...other, code: 'decided_meanwhile' } as const],
};

test('what was decided and what was left are known by piece, not by id alone', () => {
  const after = withAnswer(none, 'approve', answer);
  expect(after.get(keyOf(piece))).toEqual({
    is: 'decided',
    decision: 'approve',
    decisionId: 'd',
    status: 'published',
    revision: 5,
  });
  expect(after.get(keyOf(other))).toEqual({ is: 'left', code: 'decided_meanwhile' });
  expect(none.size).toBe(0);
});

test('after undoing, the next decision names the revision after it', () => {
  const loaded = { ...piece, revision: 4 };
  const decided = withAnswer(none, 'approve', answer);
  expect(revisionOf(loaded, none.get(keyOf(piece)))).toBe(4);
  expect(revisionOf(loaded, decided.get(keyOf(piece)))).toBe(5);
  const undone = withUndone(decided, { ...piece, revision: 5 });
  expect(revisionOf(loaded, undone.get(keyOf(piece)))).toBe(6);
  expect(undone.get(keyOf(other))).toEqual({ is: 'left', code: 'decided_meanwhile' });
});
