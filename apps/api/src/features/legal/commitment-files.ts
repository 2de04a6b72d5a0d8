// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Language, campaign, routes } from '@kga/contracts/core';
import {
  type Commitment,
  commitmentText,
  firstDayAfter,
  getCommitmentsFeed,
  isOpenPromise,
} from '@kga/contracts/legal';
import { readMessages } from '@kga/server/messages';
import ical from 'ical-generator';

import { atomFeed } from '../../platform/atom-feed.ts';
import type { EnglishMessages } from '../../platform/english-messages.d.ts';
import { toCsv, xmlText } from '../../platform/file-formats.ts';

const messages = readMessages<EnglishMessages['legal']>(new URL('./messages/', import.meta.url));

const titleIn = (language: Language) => `${campaign.brand} · ${messages(language).promises}`;

/** Page of the promises, at one of them. */
const linkTo = (publicOrigin: string, { id }: Commitment): string =>
  `${publicOrigin}${routes.commitments}#${id}`;

/** First day of a date, of which the day or the month may not be known. */
const firstDayOf = (date: string): Date => new Date(Date.parse(date));

const dayMs = 24 * 3_600_000;

/** The last day on which a promise is in time. */
const lastDayOf = (due: string): Date => new Date(Date.parse(firstDayAfter(due)) - dayMs);

/** Open promises with the day by which they are due, as iCalendar. */
export function commitmentsCalendar(
  commitments: readonly Commitment[],
  language: Language,
  publicOrigin: string,
): string {
  const calendar = ical({
    name: titleIn(language),
    url: `${publicOrigin}${routes.commitments}`,
    prodId: { company: campaign.brand, product: 'promises', language },
  });
  for (const commitment of commitments) {
    const { id, who, title, due, status, sources } = commitment;
    if (due === null || !isOpenPromise(status)) continue;
    calendar.createEvent({
      id: `${id}@${new URL(publicOrigin).hostname}`,
      start: lastDayOf(due),
      allDay: true,
      timezone: 'UTC',
      summary: `${who}: ${commitmentText(title, language).text}`,
      url: linkTo(publicOrigin, commitment),
      // A file that has not changed is sent as the same bytes.
      stamp: firstDayOf(sources[0]?.checked ?? due),
    });
  }
  return calendar.toString();
}

/** The latest of what was promised and what came of it, as Atom. */
export function commitmentsAtom(
  commitments: readonly Commitment[],
  language: Language,
  publicOrigin: string,
): string {
  const entries = commitments.flatMap((commitment) => {
    const { id, who, whoKind, title, history } = commitment;
    return history.map(({ date, kind, text }, at) => ({
      id: `${publicOrigin}${routes.commitments}#${id}:${at}`,
      title: {
        value: xmlText(`${who}: ${commitmentText(title, language).text}`),
        type: 'text' as const,
      },
      updated: firstDayOf(date),
      published: firstDayOf(date),
      categories: [{ term: kind }, { term: whoKind }],
      summary: { value: xmlText(commitmentText(text, language).text), type: 'text' as const },
      links: [{ href: linkTo(publicOrigin, commitment), rel: 'alternate' }],
      xml: { lang: commitmentText(text, language).language },
    }));
  });
  return atomFeed(entries, {
    title: titleIn(language),
    language,
    publicOrigin,
    path: `${getCommitmentsFeed.url}?lang=${language}`,
    pagePath: routes.commitments,
  });
}

const columns = {
  id: ({ id }) => id,
  who: ({ who }) => who,
  whoKind: ({ whoKind }) => whoKind,
  region: ({ region }) => region,
  title: ({ title }) => title.en,
  said: ({ said }) => said,
  due: ({ due }) => due,
  status: ({ status }) => status,
  quote: ({ quote }) => quote,
  quoteLanguage: ({ quoteLanguage }) => quoteLanguage,
  sources: ({ sources }) => sources.map(({ url }) => url).join(' '),
} as const satisfies Record<string, (commitment: Commitment) => string | null>;

/** All promises as CSV. */
export const commitmentsCsv = (commitments: readonly Commitment[]): string =>
  toCsv([
    Object.keys(columns),
    ...commitments.map((each) => Object.values(columns).map((read) => read(each))),
  ]);
