// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  type Language,
  type WidgetSubject,
  aroundNumber,
  campaign,
  interpolate,
  localeOf,
  pluralText,
} from '@kga/contracts/core';
import {
  type PetitionStatus,
  type WidgetFigures,
  areaName,
  percentageOf,
  showShare,
} from '@kga/contracts/petitions';
import type { Database } from '@kga/db/core';
import {
  type PetitionRow,
  petitionTitles,
  selectAnyPetition,
  selectAreaShares,
  selectConfirmedAt,
} from '@kga/db/petitions';

import { type WidgetMessages, widgetMessages } from './messages.ts';

/** When the figures were last known to be right: the provider may have confirmed them since. */
async function loadCountedAt(db: Database, { id, counted_at: countedAt }: PetitionRow) {
  const confirmedAt = (await selectConfirmedAt(db, id))?.toISOString();
  if (confirmedAt === undefined || countedAt === null) return countedAt;
  return confirmedAt > countedAt ? confirmedAt : countedAt;
}

/** What a widget shows; undefined where visitors do not see the petition. */
export async function loadFigures(
  db: Database,
  { petition, country }: WidgetSubject,
): Promise<WidgetFigures | undefined> {
  const row = await selectAnyPetition(db, petition);
  if (!row || row.status === 'draft') return undefined;
  const { language, goal, status, demonstration } = row;
  const areas = await selectAreaShares(db, row);
  const area = areas.find(({ code }) => code === country);
  if (country !== undefined && !area) return undefined;
  const signatureCount = area?.count ?? row.signature_count;
  const target = area?.threshold ?? goal;
  return {
    petition,
    country: country ?? null,
    language,
    titles: petitionTitles(row),
    signatureCount,
    atLeast: row.at_least ?? false,
    target,
    percentage:
      signatureCount === null || target === null ? null : percentageOf(signatureCount, target),
    status,
    countedAt: await loadCountedAt(db, row),
    demonstration,
    replayOf: row.replay_from?.getUTCFullYear() ?? null,
    countries: areas.map(({ code: countryCode, name, tile, percentage }) => {
      return { countryCode, name, tile, percentage };
    }),
  };
}

const numbers = (language: Language) => new Intl.NumberFormat(localeOf(language));

/** A time to the minute in UTC; a day, month or year as a source gives it. */
function showTime(language: Language, at: string): string {
  const [year = 0, month = 1, day = 1] = at.slice(0, 10).split('-').map(Number);
  const isTime = at.length > 10;
  return new Intl.DateTimeFormat(localeOf(language), {
    timeZone: 'UTC',
    year: 'numeric',
    ...(at.length > 4 && { month: 'short' }),
    ...(at.length > 7 && { day: 'numeric' }),
    ...(isTime && { hour: '2-digit', minute: '2-digit', timeZoneName: 'short' }),
  }).format(isTime ? new Date(at) : Date.UTC(year, month - 1, day));
}

/** The texts of a widget in a language. */
export type WidgetTexts = ReturnType<typeof describeFigures>;

export function describeFigures(figures: WidgetFigures, language: Language) {
  const texts = widgetMessages(language);
  const { country, titles, signatureCount: count, atLeast, target, percentage, status } = figures;
  const title = titles[language] ?? titles[figures.language] ?? campaign.brand;
  const area = figures.countries.find(({ countryCode }) => countryCode === country);
  const name = area && areaName({ code: area.countryCode, name: area.name }, language);
  const format = numbers(language);
  const missing = count === null || target === null ? null : Math.max(0, target - count);
  const share = percentage === null ? '' : showShare(language, percentage, 1);
  const reached = country === null ? texts.achieved : texts.thresholdReached;
  const { before, after: unit } = aroundNumber(
    count === null ? '' : pluralText(texts, 'signatures', { language, count }),
  );
  const goal = target === null ? '' : format.format(target);
  return {
    title: name ?? title,
    /** The petition whose figures of a country these are. */
    of: name === undefined ? '' : title,
    language: name !== undefined || titles[language] !== undefined ? language : figures.language,
    number:
      count !== null
        ? `${before}${format.format(count)}${atLeast ? '+' : ''}`
        : status === 'collecting'
          ? texts.noFigure
          : texts.noFigureKnown,
    unit,
    goal: goal === '' ? '' : interpolate(country === null ? texts.target : texts.needed, { goal }),
    share:
      share === ''
        ? ''
        : interpolate(country === null ? texts.ofTarget : texts.ofThreshold, { percent: share }),
    // What is missing is not known where there are more signatures than the count says.
    outlook:
      missing === null || (atLeast && missing > 0)
        ? ''
        : missing === 0
          ? reached
          : status === 'collecting'
            ? interpolate(pluralText(texts, 'stillNeed', { language, count: missing }), {
                n: format.format(missing),
              })
            : country === null
              ? texts.notReached
              : interpolate(texts.needed, { goal }),
    asOf: asOf(figures, language),
    action: actionOf(status, texts),
    demonstration: markOf(figures, texts),
  };
}

/** Says that the figures are a replay, or made up. */
function markOf({ demonstration, replayOf }: WidgetFigures, texts: WidgetMessages): string {
  if (replayOf !== null) return interpolate(texts.replay, { year: String(replayOf) });
  return demonstration ? texts.demonstration : '';
}

function asOf({ countedAt, signatureCount, status }: WidgetFigures, language: Language): string {
  const texts = widgetMessages(language);
  if (countedAt !== null) {
    // A month or a year, where no day is known.
    const text = countedAt.length > 7 ? texts.asOf : texts.asOfMonth;
    return interpolate(text, { time: showTime(language, countedAt) });
  }
  return status === 'collecting' && signatureCount !== null ? texts.live : '';
}

function actionOf(status: PetitionStatus, { sign, look, outcome }: WidgetMessages) {
  if (status === 'collecting') return sign;
  return status === 'answered' ? outcome : look;
}

/** The number and what it counts. */
export const numberText = ({ number, unit }: WidgetTexts): string => number + unit;

/** The whole in one sentence, for those who do not see it. */
export const summaryOf = (texts: WidgetTexts): string =>
  [
    texts.demonstration,
    texts.title,
    texts.of,
    numberText(texts),
    texts.share,
    texts.outlook,
    texts.asOf,
  ]
    .filter(Boolean)
    .join(' · ');
