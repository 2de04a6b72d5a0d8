// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { disposableErrors } from './address.ts';

test('mailboxes that are thrown away are known by their domain and those above', () => {
  const error = { path: 'email', code: 'disposable' };
  expect(
    ['x@mailinator.com', 'x@YOPmail.com', 'x@a.mailinator.com'].flatMap(disposableErrors),
  ).toEqual([error, error, error]);
  const kept = ['x@gmail.com', 'x@example.org', 'x@proton.me', 'x@posteo.de', 'x@qq.com'];
  expect(kept.flatMap(disposableErrors)).toEqual([]);
});

test('the typo of a large provider is no disposable address', () =>
  expect(disposableErrors('ada@gmial.com')).toEqual([{ path: 'email', code: 'misspelt' }]));
