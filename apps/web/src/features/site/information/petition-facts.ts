// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Language, campaign } from '@kga/contracts/core';
import { type AreaCount, type Petition, areaName, isPetitionOver } from '@kga/contracts/petitions';

import { ranked, tally } from '../../../components/progress/state-shares.ts';
import { formatsOf } from '../../../lib/format.ts';

/** What information pages read of the campaign's main petition. */
export type PetitionRecord = {
  petition?: Petition | null | undefined;
  /** Its latest figures by area. */
  counts?: readonly AreaCount[] | undefined;
  /** Stands before what was replayed: 'Replay of 2025'. */
  mark?: string;
};

/** What the texts name of the campaign and of its main petition; `…` where that is not loaded. */
function namesOf(
  language: Language,
  petition: Petition | null | undefined,
): Readonly<Record<string, string>> {
  const { integer } = formatsOf(language);
  const numberOf = (value: number | null | undefined) => (value ? integer(value) : '…');
  return {
    brand: campaign.brand,
    slug: campaign.slug,
    source: campaign.sourceUrl,
    title: petition?.title ?? '…',
    registration: petition?.reference ?? '…',
    minimum: numberOf(petition?.target),
    states: numberOf(petition?.areasNeeded),
    areas: numberOf(petition?.areas.length),
    register: petition?.officialUrl ?? '…',
  };
}

const stageNames = [
  'opened',
  'collectingSince',
  'closes',
  'closed',
  'reached',
  'submitted',
  'hearing',
  'debated',
  'answered',
  'answerReference',
  'collected',
  'verified',
  'passed',
  'leader',
  'leaderCollected',
  'leaderNeeded',
  'leaderShare',
] as const;

type Stages = Partial<Record<(typeof stageNames)[number], string | null>>;

/** Where the petition stands, as far as its record says so. */
function stagesOf(language: Language, { petition, counts = [] }: PetitionRecord): Stages {
  if (!petition) return {};
  const formats = formatsOf(language);
  const { dates, timeline, status, verified, signatureCount } = petition;
  const isOver = isPetitionOver(status);
  const dayOf = (at: string | null) => at && formats.day(at);
  const numberOf = (value: number | null) => (value === null ? null : formats.integer(value));
  // Sentences name days, not months.
  const dayOfEvent = (kind: 'hearing' | 'debated') => {
    const date = timeline.find((event) => event.kind === kind)?.date;
    return date?.length === 'YYYY-MM-DD'.length ? formats.day(date) : null;
  };
  const leader = ranked(counts).find(({ percentage }) => (percentage ?? 0) > 100);
  return {
    opened: dayOf(dates.opened),
    ...(isOver
      ? {
          closed: dayOf(dates.closes),
          collected: numberOf(signatureCount),
          passed: counts.length > 0 ? formats.integer(tally(counts).completed) : null,
        }
      : { collectingSince: dayOf(dates.opened), closes: dayOf(dates.closes) }),
    reached: dayOf(petition.firstReached),
    submitted: dayOf(dates.submitted),
    hearing: dayOfEvent('hearing'),
    debated: dayOfEvent('debated'),
    answered: dayOf(dates.answered),
    answerReference: petition.answerReference,
    verified: numberOf(verified),
    ...(leader && {
      leader: areaName({ code: leader.countryCode, name: leader.name }, language),
      leaderCollected: formats.integer(leader.totalCount),
      leaderNeeded: numberOf(leader.treshold),
      leaderShare: formats.share(leader.percentage ?? 0),
    }),
  };
}

const placeholders = /\{\{(\w+)\}\}/g;

const stagesIn = (line: string) => stageNames.filter((name) => line.includes(`{{${name}}}`));

/**
 * Fills the placeholders of a text; unknown ones are left as they are. A line that names a stage which the
 * record does not have is left out. The lines of a paragraph are joined; an empty line parts two paragraphs,
 * and one without lines is left out.
 */
export function fillIn(text: string, language: Language, record: PetitionRecord = {}): string {
  const names = namesOf(language, record.petition);
  const stages: Readonly<Record<string, string | null | undefined>> = stagesOf(language, record);
  const fill = (line: string) =>
    line.replaceAll(placeholders, (all, name: string) => stages[name] ?? names[name] ?? all);
  const fillParagraph = (paragraph: string) => {
    const lines = paragraph
      .split('\n')
      .filter((line) => stagesIn(line).every((name) => typeof stages[name] === 'string'));
    const filled = formatsOf(language).sentences(...lines.map(fill));
    const isReplayed = record.mark && lines.some((line) => stagesIn(line).length > 0);
    return isReplayed ? `${record.mark} · ${filled}` : filled;
  };
  return text
    .split('\n\n')
    .map(fillParagraph)
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');
}
