// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Memory, Story, SubmittedGame } from '../texts.ts';

export const storiesEn: readonly Story[] = [
  {
    by: 'mara',
    game: 'Harbour Lights',
    title: 'My dad and I had a lighthouse',
    content:
      'We bought two copies when I was eleven. He worked nights, so we left each other messages on the noticeboard in the lighthouse: what to build next, who had fed the gulls.\n\nHe died in 2019. I used to log in just to read the board. Then the servers closed with three weeks’ notice and I was travelling. I have eleven screenshots.\n\nI don’t want my money back. I want the board.',
    loss: [39.98, 'GBP'],
    hoursAgo: 1,
  },
  {
    by: 'oskar',
    game: 'Brasshold Arena',
    title: 'Paid twice, playing never',
    content:
      'Bought the disc. Then bought the “complete” download because the disc wouldn’t patch any more. Six months later the login server went and both copies stop at the same screen: “Connecting…”.\n\nThere’s a whole single-player campaign on that disc. It’s right there. It just asks permission from a computer that no longer exists.',
    loss: [89.98, 'EUR'],
    hoursAgo: 19,
  },
  {
    by: 'priya',
    game: 'Paper Kingdoms',
    title: 'What my pupils learned about ownership',
    content:
      'I teach civics to fourteen-year-olds and we ran our class parliament inside Paper Kingdoms. Twenty-six licences, paid by the parents’ association.\n\nThe term after, the realm was gone. The pupils asked me the obvious question: “Did we buy it or not?” I still don’t have an answer that fits in one lesson.',
    loss: [519.74, 'EUR'],
    hoursAgo: 44,
  },
  {
    by: 'tomasz',
    game: 'Tin Rally',
    title: 'The time trial is still on my fridge',
    content:
      '2:14.083. Third in Poland, for nine days. My wife printed it and stuck it on the fridge as a joke.\n\nThe leaderboards went first, then the garage, then the tracks you had to “stream”. What is left is a menu with music. The music is good, I’ll give them that.',
    loss: [54.99, 'EUR'],
    hoursAgo: 130,
  },
  {
    by: 'mara',
    game: 'Saltmarsh Online',
    title: 'A wedding with forty guests and no photographer',
    content:
      'Two people from our guild got married on the pier in Saltmarsh. Forty of us stood in the rain, which a gamemaster had switched on as a present. Nobody recorded it, because why would you? It would always be there.',
    hoursAgo: 300,
  },
  {
    by: 'lenny',
    game: 'Orbit Courier',
    title: 'First post here, sorry if it’s long',
    content:
      'I can’t hold a normal controller. Orbit Courier was the one game whose one-button mode really worked, and I delivered 4,112 parcels. When it closed I wrote to support to ask what else I could play. They sent me a voucher for a shooter.',
    loss: [24.5, 'USD'],
    hoursAgo: 6,
    waits: 'pending',
  },
];

export const memoriesEn: readonly Memory[] = [
  {
    by: 'mara',
    game: 'The Crew',
    yearsPlayed: '2015-2019',
    content:
      'Every New Year’s Eve three of us drove from one end of the map to the other and tried to arrive at midnight. We were late every single time.',
    hoursAgo: 3,
  },
  {
    by: 'oskar',
    game: 'City of Heroes',
    yearsPlayed: '2005-2012',
    content:
      'My first friend online was a stranger who stayed up until two to help me pick a cape. We still send each other birthday cards.',
    hoursAgo: 27,
  },
  {
    by: 'priya',
    game: 'Club Penguin',
    yearsPlayed: '2008-2011',
    content:
      'Half my class had an igloo. We held a poetry reading in mine and nobody stood still for a second of it.',
    hoursAgo: 70,
  },
  {
    by: 'tomasz',
    game: 'PlayStation Home',
    yearsPlayed: '2010-2014',
    content:
      'I never finished anything there. I sat on a bench and talked to whoever sat down next. That was the whole game for me.',
    hoursAgo: 110,
  },
  {
    by: 'lenny',
    game: 'Anthem',
    yearsPlayed: '2019',
    content:
      'I play with one button and a lot of patience. Flying was the first thing in years that felt easy.',
    hoursAgo: 151,
  },
  {
    by: 'quickcash',
    game: 'WildStar',
    content: 'Cheap accounts, cheap gold, write to me.',
    waits: 'pending',
    hoursAgo: 9,
  },
];

export const gamesEn: readonly SubmittedGame[] = [
  {
    by: 'mara',
    name: 'Harbour Lights',
    developer: 'Gull & Lantern',
    shutdownDate: '2019-11-30',
    shutdownReason: 'The servers closed with three weeks’ notice.',
    content:
      'You kept a lighthouse with one other player and left each other messages on its noticeboard.',
    waits: 'pending',
    hoursAgo: 13,
  },
];
