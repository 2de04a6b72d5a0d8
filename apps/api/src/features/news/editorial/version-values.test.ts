// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { uniqueIdOf } from './update-version.ts';

const id = '01999999-9999-7999-8999-99abcdef0123';

test.each([
  ['Was wir fordern: Spiele müssen bleiben!', 'was-wir-fordern-spiele-muessen-bleiben-abcdef0123'],
  ['Crème brûlée & Œuvre', 'creme-brulee-and-oeuvre-abcdef0123'],
  ['EU回应 answer', 'eu-answer-abcdef0123'],
  ['ゲームを守ろう', 'abcdef0123'],
  ['게임을 지키자', 'abcdef0123'],
  ['停止销毁视频游戏', 'abcdef0123'],
  ['😀 --- ', 'abcdef0123'],
  ['"; drop table x', 'drop-table-x-abcdef0123'],
  ['word '.repeat(40), `${'word-'.repeat(12)}abcdef0123`],
  ['a'.repeat(200), `${'a'.repeat(60)}-abcdef0123`],
])('%j', (title, uniqueId) => expect(uniqueIdOf(title, id)).toBe(uniqueId));
