// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Language, campaign } from '@kga/contracts/core';
import type { Petition } from '@kga/contracts/petitions';

import { formatsOf } from '../../../lib/format.ts';

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

/** Where a petition stands, in words; what its record does not say is null or missing. */
export type Stages = Partial<Record<(typeof stageNames)[number], string | null>>;

/** What a text is filled in with, beside what is known of the campaign. */
type FilledIn = {
  readonly petition?: Petition | null | undefined;
  readonly stages?: Stages;
  /** Stands before what was replayed: 'Replay of 2025'. */
  readonly mark?: string | undefined;
};

const placeholders = /\{\{(\w+)\}\}/g;

const stagesIn = (line: string) => stageNames.filter((name) => line.includes(`{{${name}}}`));

/**
 * Fills the placeholders of a text; unknown ones are left as they are. A line that names a stage which the
 * record does not have is left out. The lines of a paragraph are joined; an empty line parts two paragraphs,
 * and one without lines is left out.
 */
export function fillIn(
  text: string,
  language: Language,
  { petition, stages = {}, mark }: FilledIn = {},
): string {
  const names = namesOf(language, petition);
  const named: Readonly<Record<string, string | null | undefined>> = stages;
  const fill = (line: string) =>
    line.replaceAll(placeholders, (all, name: string) => named[name] ?? names[name] ?? all);
  const fillParagraph = (paragraph: string) => {
    const lines = paragraph
      .split('\n')
      .filter((line) => stagesIn(line).every((name) => typeof stages[name] === 'string'));
    const filled = formatsOf(language).sentences(...lines.map(fill));
    const isReplayed = mark && lines.some((line) => stagesIn(line).length > 0);
    return isReplayed ? `${mark} · ${filled}` : filled;
  };
  return text
    .split('\n\n')
    .map(fillParagraph)
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');
}
