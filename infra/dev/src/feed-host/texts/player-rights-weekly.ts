// SPDX-License-Identifier: AGPL-3.0-or-later
import type { OutletTexts } from './texts.ts';

/** Its second article tells what The Save File tells, its fourth is taken over from there. */
export const playerRightsWeekly: OutletTexts = {
  about: 'What those who buy games may expect, once a week',
  notice: 'A demonstration: the outlet, the games and everything told here are made up.',
  articles: [
    [
      'Bought, not rented: five sentences to look for before paying',
      'A consumer adviser goes through the terms of a typical shop and marks what is worth knowing before the button is pressed.',
      'The list fits on a postcard and may be copied.',
    ],
    [
      'Museum opens a reading room for online worlds',
      'A first walk through the room in which Saltmarsh Online can be visited as it was in its first spring.',
      'Entrance is free on the first Sunday of each month.',
    ],
    [
      'Readers ask: what if the game needs a server that is gone?',
      'Keep the receipt, write to the shop first, set a date: the steps in order, with a letter to fill in.',
      'The letter is available in six languages.',
    ],
    [
      'A store page that tells you what happens afterwards',
      'From The Save File: a small shop now shows for each game what remains when its server ends.',
      'The full report is with our colleagues.',
    ],
    [
      'Lawmakers compare notes: three countries, three drafts',
      'All of them want a notice in time; they differ in what has to be left behind. A table shows the drafts side by side.',
      'The table will be kept up to date.',
    ],
  ],
  reports: [],
};
