// SPDX-License-Identifier: AGPL-3.0-or-later
import type { OutletTexts } from './texts.ts';

export const saveFile: OutletTexts = {
  about: 'Games that stay playable, and the people who see to it',
  notice: 'A demonstration: the outlet, the games and everything told here are made up.',
  articles: [
    [
      'How a village library keeps a twenty-year-old online game running',
      'Three volunteers, one second-hand machine and a published server package: that is all it takes to keep Harbour Lights open to everyone who bought it.',
      'The library opens its world every Saturday afternoon, and half of the players are younger than the game.',
    ],
    [
      'The makers of Copper Atlas show their plan for the last day',
      'Two years before support ends, the studio explains what will be left: an offline campaign, a server for home use and the map editor.',
      'The plan fits on one page. The studio says that writing it early has made every later decision cheaper.',
    ],
    [
      'Four hours in parliament: what lawmakers asked about games that vanish',
      'A hearing brought players, studios and archivists to one table. The most common question was a simple one: what exactly did people buy?',
      'Members of all groups asked for examples of games that had been left in a working state, and got a list of eleven.',
    ],
    [
      'A museum opens a reading room for online worlds',
      'Visitors can walk through Saltmarsh Online as it was in its first spring, with the original interface and a guide who played it then.',
      'The curators recorded conversations with forty players so that the empty streets have voices again.',
    ],
    [
      'An end-of-life label on the box? Shoppers like the idea',
      'In a survey of two thousand customers, four of five would read a label that says how long a game is sure to work.',
      'Most would accept a short promise if it is kept. What they dislike is a promise that nobody made.',
    ],
    [
      'Why removing a login check took a single afternoon',
      'The engineers of The Glass Orchard tell how a patch of eleven lines lets the game start without its old account service.',
      'The harder part was to find somebody who was allowed to sign the release, says the team.',
    ],
    [
      'Independent studios write a common clause for their contracts',
      'Twenty small studios agreed on words that let a game be handed over to its players when a publisher no longer wants it.',
      'The clause is free to use, and lawyers of three countries have read it.',
    ],
    [
      'Paper Kingdoms lives on: the community has run it for a year',
      'Since the official servers went dark, volunteers have kept four realms open, paid the bills by donations and published every one of them.',
      'The number of players has doubled since then, mostly because people who had left came back.',
    ],
    [
      'What does it cost to leave a game working? Five studios open their books',
      'The answers run from two days of work to three per cent of a budget. All five agree on one thing: it is cheaper when planned from the start.',
      'One of them found that the same work also made testing faster.',
    ],
    [
      'A store page that tells you what happens afterwards',
      'A small shop now shows for each game whether it needs a server, until when one is promised and what remains when it ends.',
      'The shop owner says that the lines are read more often than the reviews below them.',
    ],
    [
      'Students rebuild server software from old network recordings',
      'Over one term, a class reconstructed enough of the protocol of Orbit Courier to deliver the first parcel in nine years.',
      'Their notes are written so that another class can go on next year.',
    ],
    [
      'Minister calls for a conversation before the next shutdown, not after',
      'In a short speech the minister asked publishers to announce plans a year ahead and to meet players and archives while something can still be done.',
      'A first meeting has been set for the spring.',
    ],
    [
      'The speedrunners who document every corner of a game',
      'What began as a hunt for records has become the most complete description of Moss & Thunder that exists.',
      'Archivists have taken over the naming scheme that the runners invented.',
    ],
    [
      'A refund is not a game: readers write about what they lost',
      'We asked for letters and got four hundred. Hardly anybody writes about money; most write about people they used to meet.',
      'We print twelve of them, shortened, with the consent of those who wrote.',
    ],
    [
      'Emulation for the living room: an old console, faithfully dull',
      'The project does nothing that the console did not do, and that is its point: even the waiting times are right.',
      'The source code is open, down to the tests against the real machine.',
    ],
  ],
  reports: [
    [
      '{game}: volunteers publish a server that runs at home',
      'The package starts with a double click, and a guide in six languages comes with it.',
    ],
    [
      'Offline mode for {game} reaches its last test',
      'Everything but the ranking lists now works without a connection, the team reports.',
    ],
    [
      'Players of {game} meet for one more tournament',
      'Sixty-four teams have signed up; the finals are played on a server of the community.',
    ],
    [
      'Soundtrack and sketches of {game} go to an archive',
      'The studio handed over three boxes and a hard disk, with permission to show them.',
    ],
    [
      'Studio extends support of {game} by a year',
      'The time is to be used to prepare what remains when the servers end.',
    ],
    [
      'Archivists ask: who still has the first patch of {game}?',
      'Of the version of the first day only pictures are known so far.',
    ],
    [
      'New translation brings {game} to three more languages',
      'Fans worked on it for two years; the rights holder has allowed it.',
    ],
    [
      'School uses {game} to teach how networks work',
      'A class looks at its packets, then builds a small world of its own.',
    ],
  ],
};
