// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { AppError } from '../platform/errors.ts';
import { parseDisplayName } from './display-name.ts';

test.each([
  ['  Ada   Lovelace ', 'Ada Lovelace'],
  ['Jose\u0301', 'José'],
  ['J.R.R. Tolkien', 'J.R.R. Tolkien'],
  ["Sinéad O'Connor-Du Bois", "Sinéad O'Connor-Du Bois"],
  ['玩家小明', '玩家小明'],
  ['ゲーム・好き', 'ゲーム・好き'],
  ['김철수', '김철수'],
  ['Дмитрий 2', 'Дмитрий 2'],
  ['नमस्ते', 'नमस्ते'],
  ['Badminton_7', 'Badminton_7'],
  ['Steam fan', 'Steam fan'],
  ['می‌خواهم', 'می‌خواهم'],
])('%j is a name', (text, name) => {
  expect(parseDisplayName(text).name).toBe(name);
});

const codeOf = (text: string) => {
  try {
    return parseDisplayName(text).name;
  } catch (error) {
    return error instanceof AppError ? error.options.errors?.[0]?.code : 'no refusal';
  }
};

test.each([
  '12345',
  '.Ada',
  'Ada..Lovelace',
  'Ada@home',
  'Ada 🎮',
  '<b>Ada</b>',
  'Ada\u202Ednimda',
  'A\u200Bda',
  'Ada\nLove\u0000',
  'Z\u0310\u0311\u0312\u0313\u0314algo',
  'Аdmіral',
  'T\uFE00eam',
  'Mo\u034Fderator',
  'Anna\u115F Berger',
  'Anna\u{E0100}',
])('%j is not made of the characters of names', (text) => {
  expect(codeOf(text)).toBe('nameCharacters');
});

test.each([
  'Admin',
  'admin 2',
  'KGA Team',
  'M0derator',
  'keep-games-alive',
  'Gast',
  'You',
  'deadbeef',
  'buy-pills.shop',
  '管理员小王',
  'モデレーターA',
  'ТЕАМ',
  'Теам',
  'ΤΕΑΜ',
  'ᴛᴇᴀᴍ',
  'Teams',
  'KGATeam',
  'Team KGA',
  'Equipe',
  'Moderación',
  'Команда',
  'ОФИЦИАЛЬНЫЙ',
  'チーム',
  '管理人',
])('%j is reserved', (text) => {
  expect(codeOf(text)).toBe('nameReserved');
});
