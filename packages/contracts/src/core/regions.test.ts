// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test, vi } from 'vitest';

import { languages } from './languages.ts';
import { findRegions, petitionRegions, regionName, regionsNamedIn } from './regions.ts';

test('about 80 countries and regions, each once', () => {
  expect(petitionRegions).toHaveLength(80);
  expect(new Set(petitionRegions).size).toBe(80);
});

test.each(languages)('every region has a name of its own in %s, none is a code', (language) => {
  const names = petitionRegions.map((region) => regionName(region, language));
  expect(new Set(names).size).toBe(petitionRegions.length);
  for (const [index, name] of names.entries()) {
    expect(name).not.toBe(petitionRegions[index]);
    expect(name).toMatch(/\p{L}{2}/u);
  }
});

test.each([
  ['gb', ['GB']],
  ['UK', ['GB', 'UA']],
  [' el ', expect.arrayContaining(['GR'])],
  ['Königreich', ['GB']],
  ['日本', ['JP']],
  ['', []],
  ['nowhere', []],
])('%j names %j', (text, found) => {
  expect(findRegions(text)).toEqual(found);
});

test.each([
  ['law in Finland', ['FI']],
  ['Finnland Erstattung', ['FI']],
  ['refund UK', ['GB']],
  ['uk', ['GB', 'UA']],
  ['NO REFUND IN USA', ['US']],
  ['refund US', ['US']],
  ['tell us your story', []],
  ['refund IT', []],
  ['リアルタイム', []],
  ['ゲームのタイトル', []],
  ['タイ 返金', ['TH']],
  ['日本語 ゲーム', []],
  ['日本の法律', ['JP']],
  ['인도적', []],
  ['인도에서 환불', ['IN']],
  ['is it over', []],
  ['德国退款', ['DE']],
  ['독일에서 환불', ['DE']],
  ['인도네시아', ['ID']],
  ['印度尼西亚', ['ID']],
  ['ポーランドの法律', ['PL']],
  ['Germ', ['DE']],
  ['South', ['KR', 'ZA']],
  ['g', []],
  ['', []],
  ['nowhere', []],
])('a search for %j names %j', (text, found) => {
  expect(regionsNamedIn(text)).toEqual(found);
});

test('a search does not create names of regions again', () => {
  findRegions('Japan');
  const made = vi.spyOn(Intl, 'DisplayNames');
  expect(findRegions('Japon')).toEqual(['JP']);
  expect(made).not.toHaveBeenCalled();
  made.mockRestore();
});
