// SPDX-License-Identifier: AGPL-3.0-or-later
import type {
  ManagedPetition,
  ManagedSummary,
  Petition,
  PetitionSummary,
  PetitionTranslation,
  SignatureExport,
} from '@kga/contracts/petitions';
import { isoTime } from '@kga/db/core';
import type {
  PetitionRow,
  SignatureExportRow,
  selectFigures,
  selectUpdates,
} from '@kga/db/petitions';
import { parseMarkdown } from '@kga/server/markdown';

const titles = ({ title, addressee }: PetitionTranslation) => ({ title, addressee });

const titlesOf = (translations: PetitionRow['translations']): PetitionSummary['translations'] =>
  Object.fromEntries(
    Object.entries(translations).map(([language, texts]) => [language, titles(texts)]),
  );

/** The texts of a petition as elements, by their languages. */
const blocksOf = ({ text, language, translations }: PetitionRow): Petition['blocks'] => ({
  ...Object.fromEntries(
    Object.entries(translations).flatMap(([tag, { text: translated }]) =>
      translated === undefined ? [] : [[tag, parseMarkdown(translated)]],
    ),
  ),
  [language]: parseMarkdown(text),
});

export const presentManagedSummary = (row: PetitionRow): ManagedSummary => ({
  id: row.slug,
  region: row.region,
  kind: row.kind,
  title: row.title,
  addressee: row.addressee,
  language: row.language,
  translations: titlesOf(row.translations),
  target: row.goal,
  signatureCount: row.signature_count,
  atLeast: row.at_least ?? false,
  countedAt: row.counted_at,
  status: row.status,
  dates: {
    opened: isoTime(row.opened_at),
    closes: isoTime(row.closes_at),
    submitted: isoTime(row.submitted_at),
    answered: isoTime(row.answered_at),
  },
  deliveredCount: row.delivered_count,
  signers: row.signers,
  officialUrl: row.official_url,
  demonstration: row.demonstration,
  replayOf: row.replay_from?.getUTCFullYear() ?? null,
  createdAt: row.created_at.toISOString(),
});

export const presentManaged = (
  row: PetitionRow,
  figures: Awaited<ReturnType<typeof selectFigures>>,
  updates: Awaited<ReturnType<typeof selectUpdates>>,
): ManagedPetition => ({
  ...presentManagedSummary(row),
  revision: row.revision,
  text: row.text,
  blocks: blocksOf(row),
  answer: row.answer,
  reference: row.registration,
  translations: row.translations,
  areas: row.areas,
  areasNeeded: row.areas_needed,
  milestones: row.milestones,
  firstReached: isoTime(row.first_reached_at),
  verified: row.verified,
  answerReference: row.answer_reference,
  signUrl: row.sign_url,
  timeline: row.timeline,
  figures: figures.map((figure) => ({
    signatureCount: figure.signature_count,
    atLeast: figure.at_least,
    date: figure.counted_on,
    sourceUrl: figure.source_url,
  })),
  updates: updates.map(({ id, title, content, language, created_at, edited_at }) => ({
    id,
    title,
    content,
    language,
    createdAt: created_at.toISOString(),
    editedAt: isoTime(edited_at),
  })),
  sources: row.sources,
});

/** What visitors see: they never see a draft. */
const published = <Shown extends ManagedSummary>({ status, ...rest }: Shown) =>
  status === 'draft' ? undefined : { ...rest, status };

export const presentExport = (row: SignatureExportRow): SignatureExport => ({
  id: row.id,
  state: row.failed_at
    ? 'failed'
    : row.expired
      ? 'expired'
      : row.finished_at
        ? 'ready'
        : 'preparing',
  format: row.format,
  purpose: row.purpose,
  recipientKey: row.recipient_key,
  createdAt: row.created_at.toISOString(),
  signatureCount: row.signature_count,
  bytes: row.bytes,
});

export const presentSummary = (row: PetitionRow): PetitionSummary | undefined =>
  published(presentManagedSummary(row));

/**
 * Undefined for a draft. Of an initiative that runs again, in a replay or with a provider, there is
 * neither a timeline nor an answer of the first time.
 */
export function presentPetition(
  ...[row, figures, updates]: Parameters<typeof presentManaged>
): Petition | undefined {
  const { revision: _, ...managed } = presentManaged(row, figures, updates);
  const petition = published(managed);
  const runsAgain =
    row.replay_epoch !== null || (row.seed_key !== '' && petition?.status === 'collecting');
  if (!petition || !runsAgain) return petition;
  const answer = petition.status === 'answered' ? petition.answer : null;
  return { ...petition, timeline: [], answer };
}
