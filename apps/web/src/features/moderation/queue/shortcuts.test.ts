// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { shortcutOf } from './shortcuts.ts';

const press = {
  key: '',
  code: '',
  keyCode: 0,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  isComposing: false,
  defaultPrevented: false,
};

test.each([
  ['j', 'KeyJ', 'next'],
  ['J', 'KeyJ', 'next'],
  ['?', 'Slash', 'help'],
  // The letter counts, whatever its position on the keyboard.
  ['a', 'KeyQ', 'keep'],
  // The position counts if the keyboard writes another script.
  ['ㅓ', 'KeyJ', 'next'],
  ['ф', 'KeyA', 'keep'],
])('%s at %s means %s', (key, code, meant) => {
  expect(shortcutOf({ ...press, key, code })).toBe(meant);
});

test.each([
  [{ key: 'q', code: 'KeyA' }],
  [{ key: 'Enter', code: 'Enter' }],
  [{ key: 'Tab', code: 'Tab' }],
  [{ key: 'a', code: 'KeyA', ctrlKey: true }],
  [{ key: 'a', code: 'KeyA', metaKey: true }],
  [{ key: 'å', code: 'KeyA', altKey: true }],
  [{ key: 'r', code: 'KeyR', isComposing: true }],
  [{ key: 'r', code: 'KeyR', keyCode: 229 }],
  [{ key: 'r', code: 'KeyR', defaultPrevented: true }],
])('%j has no shortcut', (pressed) => {
  expect(shortcutOf({ ...press, ...pressed })).toBeUndefined();
});
