// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { assembledWith, draftOf } from '../testing/letter-fixture.ts';
import { renderLetters } from '../testing/render-letters.tsx';
import { LawChoice } from './law-choice.tsx';

test('a law in a foreign language is marked as such and has its English title beside it', () => {
  const html = renderLetters(<LawChoice draft={draftOf()} assembled={assembledWith()} />);
  expect(html).toContain('<bdi lang="zh-CN">消费者权益保护法</bdi>');
  expect(html).toMatch(/lang="en">Consumer Rights Law</);
});
