// SPDX-License-Identifier: AGPL-3.0-or-later
import { isDeepStrictEqual } from 'node:util';

import { type AuditAction, isAhead } from '@kga/contracts/core';
import {
  type PetitionAction,
  type PetitionDraft,
  type PetitionEvent,
  type actOnPetition,
  canActOnPetition,
  type createPetitionEvent,
  type deletePetitionEvent,
  isSignedTextFixed,
  petitionMax,
  type updatePetition,
} from '@kga/contracts/petitions';
import type { Account } from '@kga/db/accounts';
import {
  type Database,
  type Transaction,
  insertAuditEntries,
  isoTime,
  transaction,
} from '@kga/db/core';
import {
  lockPetition,
  selectDeliveredCount,
  selectPetitionStatus,
  updatePetitionStep,
  updatePetitionTexts,
  updatePetitionTimeline,
} from '@kga/db/petitions';
import type { z } from 'zod';

import { auditSubject } from '../../accounts/presenter.ts';
import { AppError, found } from '../../platform/errors.ts';
import { changesWhatIsSigned, describeEdit, draftOf } from './edit.ts';

type Locked = NonNullable<Awaited<ReturnType<typeof lockPetition>>>;

const steps = {
  open: { column: 'opened_at', event: 'opened', audit: 'petition_opened' },
  close: { column: 'closes_at', event: 'closed', audit: 'petition_closed' },
  submit: { column: 'submitted_at', event: 'submitted', audit: 'petition_submitted' },
  answer: { column: 'answered_at', event: 'answered', audit: 'petition_answered' },
} as const satisfies Record<
  PetitionAction,
  { event: PetitionEvent['kind']; audit: AuditAction; column: string }
>;

type By = { admin: Account; slug: string };

/** Changes a petition in a transaction that also writes the audit log. @throws AppError `not_found` */
export function changePetition(
  db: Database,
  { admin, slug }: By,
  change: (
    trx: Transaction,
    petition: Locked,
  ) => Promise<{ action: AuditAction; before?: string | null; after?: string | null }>,
): Promise<void> {
  return transaction(db, async (trx) => {
    const petition = found(await lockPetition(trx, slug));
    const entry = await change(trx, petition);
    await insertAuditEntries(trx, { ...auditSubject(admin, 'petition', petition.id), ...entry });
  });
}

const invalid = (path: string, code: string) =>
  new AppError('validation_failed', { errors: [{ path, code }] });

/** Today in UTC, as far as a date is known. */
const todayLike = (date: string): string => new Date().toISOString().slice(0, date.length);

/** @throws AppError `validation_failed` where a day has not come anywhere yet */
export function checkIsPast(date: string): void {
  if (isAhead(date)) throw invalid('date', 'future');
}

/** The earliest first; what has no known day comes last. */
const sorted = (timeline: readonly PetitionEvent[]): PetitionEvent[] =>
  timeline.toSorted((one, other) => ((one.date ?? '9999') < (other.date ?? '9999') ? -1 : 1));

type StepDetails = Omit<z.infer<typeof actOnPetition.schema.body>, 'action'>;

/** The time of a step on a day; undefined is now, also for a day that has begun elsewhere alone. */
const timeOn = (date: string, time: string): Date | undefined =>
  date >= todayLike(date) ? undefined : new Date(`${date}T${time}Z`);

/** The timeline with a step in the place of an earlier one of its kind. */
const withStep = ({ timeline }: Locked, step: PetitionEvent): PetitionEvent[] =>
  sorted([...timeline.filter(({ kind }) => kind !== step.kind), step]);

/** @throws AppError `validation_failed` where a day is before that of a time, or has not come yet */
function checkIsSince(time: Date | null, date: string, code: string): void {
  checkIsPast(date);
  if (date < (isoTime(time)?.slice(0, date.length) ?? '')) throw invalid('date', code);
}

type DatedStep = { at: Date | undefined; timeline?: PetitionEvent[] };

/**
 * The time of a step of an official petition, and its place in the timeline.
 * @throws AppError `validation_failed` without a day that can be, or without its source
 */
function officialStep(
  action: PetitionAction,
  petition: Locked,
  { date, sourceUrl }: StepDetails,
): DatedStep {
  if (date === undefined) throw invalid('date', 'empty');
  if (sourceUrl === undefined) throw invalid('sourceUrl', 'empty');
  checkIsSince(petition.opened_at, date, 'beforeOpening');
  return {
    at: timeOn(date, action === 'close' ? '23:59:59.999' : '00:00:00.000'),
    timeline: withStep(petition, { kind: steps[action].event, date, sourceUrl }),
  };
}

/**
 * The time of a step of our own petition. It opens and closes now; its submission and answer are recorded
 * afterwards, and appear in the timeline where a source is named.
 * @throws AppError `validation_failed` on a day that cannot be
 */
function ownStep(
  action: PetitionAction,
  petition: Locked,
  { date, sourceUrl }: StepDetails,
): DatedStep {
  if (action === 'open' || action === 'close' || date === undefined) return { at: undefined };
  checkIsSince(petition.submitted_at ?? petition.closes_at, date, 'beforeClosing');
  return {
    at: timeOn(date, '00:00:00.000'),
    ...(sourceUrl !== undefined && {
      timeline: withStep(petition, { kind: steps[action].event, date, sourceUrl }),
    }),
  };
}

/**
 * Takes a step of a petition: of our own now or on the day given, of an official one on the day that its
 * source states.
 * @throws AppError `not_found`, `validation_failed`, `conflict` where it cannot be taken
 */
export const actOn = (
  db: Database,
  { action, details, ...by }: By & { action: PetitionAction; details: StepDetails },
) =>
  changePetition(db, by, async (trx, petition) => {
    const { id, kind, seed_key: seed } = petition;
    const status = await selectPetitionStatus(trx, id);
    if (seed !== '' || !canActOnPetition(action, status)) throw new AppError('conflict');
    const { column, audit } = steps[action];
    const isOfficial = kind === 'official';
    const step = (isOfficial ? officialStep : ownStep)(action, petition, details);
    const delivered =
      action === 'submit' && !isOfficial ? await selectDeliveredCount(trx, id) : undefined;
    // What was never exported cannot have been delivered.
    if (delivered === null) throw new AppError('conflict');
    await updatePetitionStep(trx, id, { column, ...step, delivered });
    return { action: audit, before: status, after: details.sourceUrl ?? null };
  });

type EventKey = Pick<z.infer<typeof deletePetitionEvent.schema.params>, 'kind' | 'date'>;

/** Kind and day identify an event. */
const isSameAs =
  ({ kind, date }: EventKey) =>
  (event: PetitionEvent): boolean =>
    event.kind === kind && event.date === date;

const describeEvent = ({ kind, date, sourceUrl }: PetitionEvent) =>
  [kind, date, sourceUrl].filter((part) => part !== null).join(' ');

/** @throws AppError `not_found`, `validation_failed` on a day to come, of what is there, or of too many */
export const addEvent = (
  db: Database,
  { event, ...by }: By & { event: z.infer<typeof createPetitionEvent.schema.body> },
) =>
  changePetition(db, by, async (trx, { id, timeline }) => {
    checkIsPast(event.date);
    if (timeline.some(isSameAs(event))) throw invalid('date', 'duplicate');
    if (timeline.length >= petitionMax.events) throw invalid('kind', 'too_many');
    await updatePetitionTimeline(trx, id, sorted([...timeline, event]));
    return { action: 'petition_event_added', after: describeEvent(event) };
  });

/** @throws AppError `not_found` */
export const deleteEvent = (db: Database, { event, ...by }: By & { event: EventKey }) =>
  changePetition(db, by, async (trx, { id, timeline }) => {
    const deleted = found(timeline.find(isSameAs(event)));
    await updatePetitionTimeline(
      trx,
      id,
      timeline.filter((each) => each !== deleted),
    );
    return { action: 'petition_event_deleted', before: describeEvent(deleted) };
  });

/**
 * Fields that cannot get these values. What each start seeds comes from the settings, and
 * petitions whose figures are polled need a target.
 */
function invalidFields(petition: Locked, draft: PetitionDraft): { path: string; code: string }[] {
  const seeded = [
    ['title', petition.title === draft.title],
    ['reference', petition.registration === draft.reference],
    ['target', petition.goal === draft.target],
    ['closes', isoTime(petition.closes_at) === draft.closes],
    ['areas', isDeepStrictEqual(petition.areas, draft.areas)],
    ['areasNeeded', petition.areas_needed === draft.areasNeeded],
    ['signUrl', petition.sign_url === draft.signUrl],
    ['sources', isDeepStrictEqual(petition.sources, draft.sources)],
  ] as const;
  if (petition.seed_key !== '') {
    return seeded.filter(([, isSame]) => !isSame).map(([path]) => ({ path, code: 'fromSettings' }));
  }
  if (draft.target === null && petition.provider_kind !== null) {
    return [{ path: 'target', code: 'empty' }];
  }
  const isPast = draft.closes !== null && Date.parse(draft.closes) <= Date.now();
  const isKept = isoTime(petition.closes_at) === draft.closes;
  return isPast && !isKept ? [{ path: 'closes', code: 'past' }] : [];
}

/**
 * Saves what an admin wrote. A form opened before the petition closed does not open it again.
 * @throws AppError `not_found`, `validation_failed`, `conflict` where the revision is outdated,
 *   `petition_opened` where it would change what people signed
 */
export const savePetition = (
  db: Database,
  { body, ...by }: By & { body: z.infer<typeof updatePetition.schema.body> },
) =>
  changePetition(db, by, async (trx, petition) => {
    const { revision, ...draft } = body;
    if (revision !== petition.revision) throw new AppError('conflict');
    const status = await selectPetitionStatus(trx, petition.id);
    const before = isoTime(petition.closes_at);
    const canClose = status === 'draft' || status === 'collecting';
    const saved = canClose ? draft : { ...draft, closes: before };
    const errors = invalidFields(petition, saved);
    if (errors.length > 0) throw new AppError('validation_failed', { errors });
    const known = draftOf(petition);
    if (isSignedTextFixed({ kind: petition.kind, status }) && changesWhatIsSigned(known, saved)) {
      throw new AppError('petition_opened');
    }
    await updatePetitionTexts(trx, petition.id, saved);
    return { action: 'petition_edited', ...describeEdit(known, saved) };
  });
