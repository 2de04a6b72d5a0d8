import type { Memory, SubmittedGame } from '../texts.ts';

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
