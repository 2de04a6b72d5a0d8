// SPDX-License-Identifier: AGPL-3.0-or-later
import postcss from 'postcss';
import { expect, test } from 'vitest';

import { findUnknown } from './browser-line.ts';
import { olderStyles } from './older-styles.ts';

test.each([
  ['Object.groupBy(list, key)', ['Object.groupBy']],
  ['one.union(two)', ['.union']],
  ['new URLPattern("/a")', ['URLPattern']],
  ['list.toSorted(); URL.canParse(text); Promise.withResolvers()', []],
  ['structuredClone(Object.hasOwn(list.at(-1), "key"))', []],
])('of the script %s the line lacks %j', (text, expected) => {
  expect(findUnknown({ name: 'a.js', text }).map((use) => use.split(' ')[0])).toEqual(expected);
});

test.each([
  ['a{color:color-mix(in oklab,red,blue)}', ['color-mix()', 'oklab,']],
  ['a{color:red;color:light-dark(red,blue)}', []],
  ['@supports (color:color-mix(in lab,red,red)){a{color:color-mix(in lab,red,blue)}}', []],
  ['a{height:50dvh}', ['small,']],
  ['@media (width>=40rem){a{color:red}}', ['range']],
  ['@media (scripting:none){a{color:red}}', ['@media']],
  ['a:user-valid{color:red}', [':user-valid']],
  ['a{b{color:red}}', ['nesting']],
  ['a{inset:0;color:red}', []],
])('of the style %s the line lacks %j', (text, expected) => {
  expect(findUnknown({ name: 'a.css', text }).map((use) => use.split(' ')[0])).toEqual(expected);
});

test('styles get what Chrome 103 knows', () => {
  const css = 'a{height:50dvh}b{translate:1px 2px;rotate:90deg}@keyframes x{to{scale:2}}';
  expect(postcss([olderStyles]).process(css, { from: undefined }).css).toBe(
    'a{height:50vh;height:50dvh}b{translate:1px 2px;rotate:90deg}' +
      '@supports not (translate:none){b{transform:translate(1px,2px) rotate(90deg)}}@keyframes x{to{scale:2}}',
  );
});
