// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Thread } from '../texts.ts';

export const threadsEn: readonly Thread[] = [
  {
    category: 'legal-rights',
    by: 'oskar',
    title: 'What did your shop answer when you asked for a refund?',
    content:
      'Let’s collect the answers, not the outrage. I asked the shop where I bought Brasshold Arena and got three different replies in a week:\n\n1. “Please contact the publisher.”\n2. “The publisher says contact the shop.”\n3. A voucher for five euros.\n\nWhat did yours say, and did you keep the receipt?',
    hoursAgo: 21,
    views: 412,
    replies: [
      {
        by: 'priya',
        content:
          'A polite letter with the date of purchase, the order number and a screenshot of the error got me further than the form on the website. Keep everything in one folder. I wish I had started earlier.',
      },
      {
        by: 'tomasz',
        content:
          'Mine said the game “remains available in your library”. It does. It remains there, greyed out.',
      },
      {
        by: 'mara',
        content:
          'Greyed out is the perfect word for it. I asked whether I could give the licence back, since it licenses nothing. No answer so far, week four.',
        quotes: 1,
      },
      {
        by: 'quickcash',
        content:
          'Why wait? I buy dead accounts, best price, write me at the address in my profile!!!',
        waits: { reason: 'spam', note: 'Posted the same thing in other threads.' },
      },
    ],
  },
  {
    category: 'game-cases',
    by: 'tomasz',
    title: 'Tin Rally: what still works offline (tested today)',
    content:
      'I installed it from disc on a machine without a network. Works: main menu, music player, photo mode of the showroom. Doesn’t work: everything with wheels that move.\n\nI’m making a list of other games. Tell me the title, the platform and what you did to test it.',
    hoursAgo: 11,
    views: 187,
    replies: [
      {
        by: 'oskar',
        content:
          'Copper Atlas, PC: campaign works, saving works, the map editor starts and then asks for an account. Tested with the network cable on the other side of the room.',
      },
      {
        by: 'tomasz',
        content: 'Added, thanks. “Cable on the other side of the room” is now the official method.',
        quotes: 0,
      },
    ],
  },
  {
    category: 'action-organization',
    by: 'priya',
    title: 'A stall at the library fair: what should be on the table?',
    content:
      'Our town library has a fair in spring and they’ve given us two metres of table. I’d like people to try something, not just take a leaflet.\n\nIdea so far: two laptops. On one a game from before servers, on the other one that no longer starts. Same year, same price on the box.',
    hoursAgo: 9,
    views: 63,
    replies: [
      {
        by: 'mara',
        content:
          'Do it exactly like that. Put the two receipts beside them. You won’t have to explain anything.',
      },
      {
        by: 'oskar',
        content:
          'Bring a guest book. People of a certain age will want to write down the name of the game they lost, trust me.',
      },
    ],
  },
  {
    category: 'cultural-protection',
    by: 'mara',
    title: 'How do you archive a place that was made of people?',
    content:
      'Maps and models can be copied. But what I miss of Saltmarsh Online is the fishmonger’s queue on Friday evenings.\n\nHas anyone tried to record conversations, chat logs (with consent!), hand-drawn maps? What would you want somebody to find in fifty years?',
    hoursAgo: 30,
    views: 538,
    replies: [
      {
        by: 'priya',
        content:
          'We interviewed twelve pupils about Paper Kingdoms and typed it up. The best question was “Describe your way to school inside the game.”',
      },
      {
        by: 'tomasz',
        content: 'The unwritten rules. Who overtakes where. No replay file has that.',
      },
      {
        by: 'lenny',
        content:
          'The key bindings. For some of us those were half of the game. I have mine on paper, if that’s useful to anyone.',
        waits: 'pending',
      },
    ],
  },
];
