// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { chineseRecord } from '../testing/letter-fixture.ts';
import { translatedTitle } from './law-title.ts';

test('a reader of another language gets the English title of a law', () => {
  for (const law of chineseRecord.laws) {
    expect(translatedTitle(chineseRecord, law, 'en')).toBe(
      '消费者权益保护法 (Consumer Rights Law)',
    );
    expect(translatedTitle(chineseRecord, law, 'ja')).toBe(
      '消费者权益保护法（Consumer Rights Law）',
    );
    expect(translatedTitle(chineseRecord, law, 'zh-CN')).toBe('消费者权益保护法');
  }
});
