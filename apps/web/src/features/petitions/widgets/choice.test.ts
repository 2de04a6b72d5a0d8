// SPDX-License-Identifier: AGPL-3.0-or-later
import { widgetThemes } from '@kga/contracts/core';
import { expect, test } from 'vitest';

import { type WidgetChoice, changeChoice } from './choice.ts';

const bar: WidgetChoice = {
  subject: { petition: 'eu' },
  view: 'bar',
  theme: 'auto',
  lang: 'en',
  size: 'medium',
};

test('an overlay begins transparent, in the tone of the theme before it', () => {
  const themes = widgetThemes.map((theme) => changeChoice({ ...bar, theme }, { view: 'overlay' }));
  expect(themes.map(({ theme }) => theme)).toEqual([
    'transparent',
    'transparent',
    'transparent-dark',
    'transparent',
    'transparent-dark',
  ]);
});

test('an overlay can have a card, and other views get back their theme', () => {
  const overlay = changeChoice({ ...bar, theme: 'light' }, { view: 'overlay' });
  const card = changeChoice(overlay, { theme: 'dark' }, 'light');
  expect(card).toMatchObject({ view: 'overlay', theme: 'dark' });
  expect(changeChoice(overlay, { view: 'row' }, 'light')).toMatchObject({ theme: 'light' });
  expect(changeChoice(card, { view: 'row' }, 'light')).toMatchObject({ theme: 'dark' });
  expect(changeChoice(overlay, { view: 'row' })).toMatchObject({ theme: 'transparent' });
});

test('a view that the subject lacks becomes a bar', () => {
  const subject = { petition: 'gb' };
  expect(changeChoice({ ...bar, view: 'map' }, { subject })).toMatchObject({ view: 'bar' });
});
