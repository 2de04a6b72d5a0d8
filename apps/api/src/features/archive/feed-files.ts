// SPDX-License-Identifier: AGPL-3.0-or-later
import { gameStatuses, getArchiveFeed } from '@kga/contracts/archive';
import { type Language, campaign, defaultLanguage, pathTo, routes } from '@kga/contracts/core';
import {
  type GameRow,
  selectGameTexts,
  selectGames,
  selectNewestGames,
  selectStatusChanges,
} from '@kga/db/archive';
import type { Database } from '@kga/db/core';
import { readMessages } from '@kga/server/messages';
import ical from 'ical-generator';

import { atomFeed, feedMax } from '../../platform/atom-feed.ts';
import type { EnglishMessages } from '../../platform/english-messages.d.ts';
import { xmlText } from '../../platform/file-formats.ts';
import { listUrl } from '../../platform/pagination.ts';

const calendarMax = 500;

const messages = readMessages<EnglishMessages['archive']>(new URL('./messages/', import.meta.url));

const titleIn = (language: Language) => `${campaign.brand} · ${messages(language).title}`;

/** Announced shutdowns whose day is known, as iCalendar. */
export async function loadCalendar(
  db: Database,
  language: Language,
  publicOrigin: string,
): Promise<string> {
  const { games } = await selectGames(db, { sort: 'upcoming' }, { limit: calendarMax });
  const calendar = ical({
    name: titleIn(language),
    url: `${publicOrigin}${routes.archive}`,
    prodId: { company: campaign.brand, product: 'archive', language },
  });
  for (const { id, name, shutdown_date: date, created_at, edited_at } of games) {
    if (date?.length !== 'YYYY-MM-DD'.length) continue;
    calendar.createEvent({
      id: `${id}@${new URL(publicOrigin).hostname}`,
      start: new Date(`${date}T00:00:00Z`),
      allDay: true,
      timezone: 'UTC',
      summary: messages(language).off.replace('{{name}}', () => name.replaceAll(/\p{Cc}/gu, ' ')),
      url: `${publicOrigin}${pathTo('archiveGame', { id })}`,
      // A file that has not changed is sent as the same bytes.
      stamp: edited_at ?? created_at,
    });
  }
  return calendar.toString();
}

/** The games that came into the archive last, as entries. */
async function loadArrivals(db: Database, language: Language, publicOrigin: string) {
  const games = await selectNewestGames(db, feedMax);
  const texts = await selectGameTexts(
    db,
    games.map(({ id }) => id),
    language,
  );
  const textOf = (game: GameRow) => {
    const own = texts.get(game.id);
    const translated = own?.shutdown_reason ?? own?.description;
    return translated === undefined || translated === null
      ? { text: game.shutdown_reason ?? game.description ?? '', lang: game.language }
      : { text: translated, lang: language };
  };
  return games.map((game) => {
    const { text, lang } = textOf(game);
    return {
      id: `urn:uuid:${game.id}`,
      title: { value: xmlText(game.name), type: 'text' as const },
      updated: game.edited_at ?? game.created_at,
      published: game.created_at,
      categories: [{ term: game.availability }],
      summary: { value: xmlText(text), type: 'text' as const },
      links: [linkTo(publicOrigin, game.id)],
      xml: { lang },
    };
  });
}

/** The latest changes of the status of games, as entries of their own. */
async function loadStatusChanges(db: Database, language: Language, publicOrigin: string) {
  const { became, before: earlier, status: statusNames } = messages(language);
  const rows = await selectStatusChanges(db, feedMax);
  return rows.flatMap(({ id, game_id, name, at, changes }) => {
    const change = changes.find(({ fact }) => fact === 'status');
    const [before, after] = [change?.before, change?.after].map((value) =>
      gameStatuses.find((each) => each === value),
    );
    if (before === undefined || after === undefined) return [];
    return {
      id: `urn:uuid:${id}`,
      title: {
        value: xmlText(
          became.replace('{{name}}', () => name).replace('{{status}}', () => statusNames[after]),
        ),
        type: 'text' as const,
      },
      updated: at,
      published: at,
      categories: [{ term: after }],
      summary: {
        value: earlier.replace('{{status}}', () => statusNames[before]),
        type: 'text' as const,
      },
      links: [linkTo(publicOrigin, game_id)],
      xml: { lang: language },
    };
  });
}

/** Link of an entry to its game. */
const linkTo = (publicOrigin: string, id: string) => ({
  href: `${publicOrigin}${pathTo('archiveGame', { id })}`,
  rel: 'alternate',
});

/** The games that came into the archive last and the latest changes of a status, as Atom. */
export async function loadFeed(
  db: Database,
  language: Language,
  publicOrigin: string,
): Promise<string> {
  const [arrivals, changes] = await Promise.all([
    loadArrivals(db, language, publicOrigin),
    loadStatusChanges(db, language, publicOrigin),
  ]);
  return atomFeed([...arrivals, ...changes], {
    title: titleIn(language),
    language,
    publicOrigin,
    path: listUrl(getArchiveFeed.url, {
      lang: language === defaultLanguage ? undefined : language,
    }),
    pagePath: routes.archive,
  });
}
