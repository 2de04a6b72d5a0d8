import {
  type GameStatus,
  campaign,
  defaultLanguage,
  gameStatuses,
  getArchiveFeed,
  pathTo,
  routes,
} from '@kga/contracts';
import { type Database, selectGames, selectNewestGames, selectStatusChanges } from '@kga/db';
import { generateAtomFeed } from 'feedsmith';
import ical from 'ical-generator';

import { xmlText } from '../../platform/xml.ts';

const feedMax = 50;
const calendarMax = 500;

const statusNames: Readonly<Record<GameStatus, string>> = {
  announced: 'shutdown announced',
  shut_down: 'shut down',
  playable_again: 'playable again',
  unknown: 'status unknown',
};

const title = `${campaign.brand} · Game archive`;

/** Announced shutdowns whose day is known, as iCalendar. */
export async function loadCalendar(db: Database, publicOrigin: string): Promise<string> {
  const { games } = await selectGames(db, { sort: 'upcoming' }, { limit: calendarMax });
  const calendar = ical({
    name: title,
    url: `${publicOrigin}${routes.archive}`,
    prodId: { company: campaign.brand, product: 'archive', language: defaultLanguage },
  });
  for (const { id, name, shutdown_date: date, created_at, edited_at } of games) {
    if (date?.length !== 'YYYY-MM-DD'.length) continue;
    calendar.createEvent({
      id: `${id}@${new URL(publicOrigin).hostname}`,
      start: new Date(`${date}T00:00:00Z`),
      allDay: true,
      timezone: 'UTC',
      summary: `${name.replaceAll(/\p{Cc}/gu, ' ')}: servers off`,
      url: `${publicOrigin}${pathTo('archiveGame', { id })}`,
      // A file that has not changed is sent as the same bytes.
      stamp: edited_at ?? created_at,
    });
  }
  return calendar.toString();
}

/** The games that came into the archive last, as entries. */
async function loadArrivals(db: Database, publicOrigin: string) {
  const games = await selectNewestGames(db, feedMax);
  return games.map((game) => ({
    id: `urn:uuid:${game.id}`,
    title: { value: xmlText(game.name), type: 'text' as const },
    updated: game.edited_at ?? game.created_at,
    published: game.created_at,
    categories: [{ term: game.availability }],
    summary: {
      value: xmlText(game.shutdown_reason ?? game.description ?? ''),
      type: 'text' as const,
    },
    links: [linkTo(publicOrigin, game.id)],
    xml: { lang: game.language },
  }));
}

/** The latest changes of the status of games, as entries of their own. */
async function loadStatusChanges(db: Database, publicOrigin: string) {
  const rows = await selectStatusChanges(db, feedMax);
  return rows.flatMap(({ id, game_id, name, at, changes }) => {
    const change = changes.find(({ fact }) => fact === 'status');
    const [before, after] = [change?.before, change?.after].map((value) =>
      gameStatuses.find((each) => each === value),
    );
    if (before === undefined || after === undefined) return [];
    return {
      id: `urn:uuid:${id}`,
      title: { value: xmlText(`${name}: ${statusNames[after]}`), type: 'text' as const },
      updated: at,
      published: at,
      categories: [{ term: after }],
      summary: { value: `Before: ${statusNames[before]}`, type: 'text' as const },
      links: [linkTo(publicOrigin, game_id)],
      xml: { lang: defaultLanguage },
    };
  });
}

/** Link of an entry to its game. */
const linkTo = (publicOrigin: string, id: string) => ({
  href: `${publicOrigin}${pathTo('archiveGame', { id })}`,
  rel: 'alternate',
});

/** The games that came into the archive last and the latest changes of a status, as Atom. */
export async function loadFeed(db: Database, publicOrigin: string): Promise<string> {
  const [arrivals, changes] = await Promise.all([
    loadArrivals(db, publicOrigin),
    loadStatusChanges(db, publicOrigin),
  ]);
  const entries = [...arrivals, ...changes]
    .toSorted((one, other) => +other.published - +one.published)
    .slice(0, feedMax);
  const selfUrl = `${publicOrigin}${getArchiveFeed.url}`;
  return generateAtomFeed(
    {
      id: selfUrl,
      title: { value: title, type: 'text' },
      updated: new Date(Math.max(0, ...entries.map(({ updated }) => +updated))),
      authors: [{ name: campaign.brand, uri: publicOrigin }],
      links: [
        { href: selfUrl, rel: 'self', type: 'application/atom+xml' },
        { href: `${publicOrigin}${routes.archive}`, rel: 'alternate', type: 'text/html' },
      ],
      xml: { lang: defaultLanguage },
      entries,
    },
    { strict: true },
  );
}
