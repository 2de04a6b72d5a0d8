import { campaign, defaultLanguage, getArchiveFeed, pathTo, routes } from '@kga/contracts';
import { type Database, selectGames, selectNewestGames } from '@kga/db';
import { generateAtomFeed } from 'feedsmith';
import ical from 'ical-generator';

import { xmlText } from '../../platform/xml.ts';

const feedMax = 50;
const calendarMax = 500;

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

/** The games that came into the archive last, as Atom. */
export async function loadFeed(db: Database, publicOrigin: string): Promise<string> {
  const games = await selectNewestGames(db, feedMax);
  const selfUrl = `${publicOrigin}${getArchiveFeed.url}`;
  const changedAt = games.map(({ created_at, edited_at }) => +(edited_at ?? created_at));
  return generateAtomFeed(
    {
      id: selfUrl,
      title: { value: title, type: 'text' },
      updated: new Date(Math.max(0, ...changedAt)),
      authors: [{ name: campaign.brand, uri: publicOrigin }],
      links: [
        { href: selfUrl, rel: 'self', type: 'application/atom+xml' },
        { href: `${publicOrigin}${routes.archive}`, rel: 'alternate', type: 'text/html' },
      ],
      xml: { lang: defaultLanguage },
      entries: games.map((game) => ({
        id: `urn:uuid:${game.id}`,
        title: { value: xmlText(game.name), type: 'text' },
        updated: game.edited_at ?? game.created_at,
        published: game.created_at,
        categories: [{ term: game.availability }],
        summary: {
          value: xmlText(game.shutdown_reason ?? game.description ?? ''),
          type: 'text',
        },
        links: [
          { href: `${publicOrigin}${pathTo('archiveGame', { id: game.id })}`, rel: 'alternate' },
        ],
        xml: { lang: game.language },
      })),
    },
    { strict: true },
  );
}
