// SPDX-License-Identifier: AGPL-3.0-or-later
import * as z from 'zod/mini';

import { languageTag } from '../content/content.ts';
import { describe, endpointsOf, namedObject } from '../core/endpoint.ts';
import {
  lineText,
  nameText,
  pageOf,
  partialDate,
  plainText,
  publicUrl,
  sourceText,
  queryText,
  time,
  uuid,
} from '../core/fields.ts';
import { answersWith } from '../core/problem.ts';
import { petitionRegions } from '../core/regions.ts';
import { petitionArea } from './areas.ts';
import {
  type DraftStatus,
  type PetitionEvent,
  draftStatuses,
  petition,
  petitionKinds,
  petitionMilestone,
  petitionSigners,
  petitionSummary,
} from './petitions.ts';
import { petitionParams, petitionSlug } from './progress.ts';

/** Most characters of texts, and most items of lists. */
export const petitionMax = {
  title: 200,
  addressee: 200,
  text: 10_000,
  answer: 2_000,
  reference: 60,
  update: 10_000,
  milestones: 12,
  events: 100,
  effect: 300,
  sources: 30,
  areas: 100,
} as const;

const webUrl = publicUrl(/^https?$/, 500);

/** Petitions close in these years: others are slips of the hand, and Postgres has no year 0. */
const closingTime = time.check(z.regex(/^(?:199|20\d|2100)/));

const signatures = z.int().check(z.minimum(1), z.maximum(2_000_000_000));

const effect = z.record(languageTag, lineText(1, petitionMax.effect));

const areas = z.array(z.object({ ...petitionArea.shape, name: z.optional(effect) })).check(
  z.maxLength(petitionMax.areas),
  z.refine((all) => new Set(all.map(({ code }) => code)).size === all.length, 'names a code twice'),
);

const texts = {
  title: nameText(1, petitionMax.title),
  addressee: lineText(1, petitionMax.addressee),
};

const translation = z.object({
  ...texts,
  text: z.optional(plainText(1, petitionMax.text)),
  answer: z.optional(plainText(1, petitionMax.answer)),
});

/** What admins write about a petition. */
export const petitionDraft = z.object({
  ...texts,
  region: z.enum(petitionRegions),
  text: plainText(0, petitionMax.text),
  answer: z.nullable(plainText(1, petitionMax.answer)),
  reference: lineText(0, petitionMax.reference),
  language: languageTag,
  translations: z.record(languageTag, translation),
  target: z.nullable(signatures),
  closes: describe(z.nullable(closingTime), 'When it closes by itself'),
  signers: z.nullable(petitionSigners),
  officialUrl: z.nullable(webUrl),
  milestones: z
    .array(
      z.object({
        ...petitionMilestone.shape,
        count: signatures,
        label: z.optional(effect),
        effect,
      }),
    )
    .check(z.maxLength(petitionMax.milestones)),
  areas,
  areasNeeded: z.nullable(z.int().check(z.minimum(1), z.maximum(petitionMax.areas))),
  signUrl: z.nullable(webUrl),
  sources: z.array(sourceText(500)).check(z.maxLength(petitionMax.sources)),
});

export type PetitionDraft = z.infer<typeof petitionDraft>;

const managedSummary = namedObject('ManagedPetitionSummary', {
  ...petitionSummary.shape,
  status: z.enum(draftStatuses),
});

export type ManagedSummary = z.infer<typeof managedSummary>;

const revision = describe(z.int(), 'Grows with each edit; an edit names the one it is based on');

export const managedPetition = namedObject('ManagedPetition', {
  ...petition.shape,
  status: z.enum(draftStatuses),
  revision,
});

export type ManagedPetition = z.infer<typeof managedPetition>;

/** Steps that admins take with a petition, and in which status each is possible. */
const actionsByStatus = {
  open: ['draft'],
  close: ['collecting'],
  submit: ['closed'],
  answer: ['closed', 'submitted'],
} as const satisfies Record<string, readonly DraftStatus[]>;

export type PetitionAction = keyof typeof actionsByStatus;

export const petitionActions = ['open', 'close', 'submit', 'answer'] as const;

/** Whether an admin can take a step in a status. */
export const canActOnPetition = (action: PetitionAction, status: DraftStatus): boolean =>
  actionsByStatus[action].some((possible) => possible === status);

/** What people sign, and who can. */
export const signedFields = [
  'region',
  'language',
  'title',
  'addressee',
  'text',
  'signers',
] as const satisfies readonly (keyof PetitionDraft)[];

/** Whether what people sign stays as it is: they sign our own petitions from the opening on. */
export const isSignedTextFixed = ({
  kind,
  status,
}: Pick<ManagedPetition, 'kind' | 'status'>): boolean => kind === 'own' && status !== 'draft';

const endpoint = endpointsOf('petitions');
const path = '/api/admin/petitions';

export const listManagedPetitions = endpoint('GET', path, {
  operationId: 'listManagedPetitions',
  summary: 'All petitions, drafts too',
  querystring: z.object({
    ...pageOf(20),
    q: z.optional(queryText(200)),
    status: z.optional(z.enum(draftStatuses)),
  }),
  response: { 200: z.array(managedSummary), ...answersWith(400, 401, 403, 429, 503) },
});

export const getManagedPetition = endpoint('GET', `${path}/:id`, {
  operationId: 'getManagedPetition',
  summary: 'A petition in any status',
  params: petitionParams,
  response: { 200: managedPetition, ...answersWith(400, 401, 403, 404, 429, 503) },
});

export const createPetition = endpoint('POST', path, {
  operationId: 'createPetition',
  summary: 'Creates a petition as a draft; `409 conflict` if the id is taken',
  body: z.object({ ...petitionDraft.shape, id: petitionSlug, kind: z.enum(petitionKinds) }),
  response: { 201: managedPetition, ...answersWith(400, 401, 403, 409, 413, 415, 429, 503) },
});

export const updatePetition = endpoint('PUT', `${path}/:id`, {
  operationId: 'updatePetition',
  summary: 'Replaces what is written about a petition',
  description:
    '`409 conflict` where it has changed since that revision. `409 petition_opened` where it would change what people sign: of our own petitions region, language, title, addressee, text and signers stay from the opening on, as do these texts of a translation; translations may be added, and the target may be raised.',
  params: petitionParams,
  body: z.object({ ...petitionDraft.shape, revision }),
  response: {
    200: managedPetition,
    ...answersWith(400, 401, 403, 404, 409, 413, 415, 429, 503),
  },
});

export const actOnPetition = endpoint('POST', `${path}/:id/actions`, {
  operationId: 'actOnPetition',
  summary: 'Opens or closes a petition, or records that it was submitted or answered',
  description:
    '`409 conflict` where its status does not allow the step, or nothing of our own petition was exported to be submitted. Steps of official petitions need day and source, and are part of the timeline. That our own petition was submitted or answered has the day given, today without one, and is part of the timeline where a source is named.',
  params: petitionParams,
  body: z.object({
    action: z.enum(petitionActions),
    date: describe(z.optional(z.iso.date()), 'Today or earlier'),
    sourceUrl: z.optional(webUrl),
  }),
  response: {
    200: managedPetition,
    ...answersWith(400, 401, 403, 404, 409, 413, 415, 429, 503),
  },
});

const updateBody = z.object({
  title: texts.title,
  content: plainText(1, petitionMax.update),
  language: languageTag,
});

export const createPetitionUpdate = endpoint('POST', `${path}/:id/updates`, {
  operationId: 'createPetitionUpdate',
  summary: 'Publishes a post of the campaign about a petition, and mails it to who asked',
  params: petitionParams,
  body: updateBody,
  response: {
    201: managedPetition,
    ...answersWith(400, 401, 403, 404, 413, 415, 429, 503),
  },
});

const updateParams = z.object({ id: petitionSlug, updateId: uuid });

export const correctPetitionUpdate = endpoint('PUT', `${path}/:id/updates/:updateId`, {
  operationId: 'correctPetitionUpdate',
  summary: 'Corrects a post about a petition; it is not mailed again',
  params: updateParams,
  body: updateBody,
  response: {
    200: managedPetition,
    ...answersWith(400, 401, 403, 404, 413, 415, 429, 503),
  },
});

export const deletePetitionUpdate = endpoint('DELETE', `${path}/:id/updates/:updateId`, {
  operationId: 'deletePetitionUpdate',
  summary: 'Deletes a post about a petition; mails that have not left do not leave',
  params: updateParams,
  response: {
    200: managedPetition,
    ...answersWith(400, 401, 403, 404, 413, 415, 429, 503),
  },
});

export const createPetitionFigure = endpoint('POST', `${path}/:id/figures`, {
  operationId: 'createPetitionFigure',
  summary: 'Adds a figure of an official petition with its source',
  description: '`409 conflict` for our own petitions, whose signatures are counted here.',
  params: petitionParams,
  body: z.object({
    signatureCount: z.int().check(z.minimum(0), z.maximum(2_000_000_000)),
    atLeast: z.boolean(),
    date: partialDate,
    sourceUrl: webUrl,
  }),
  response: {
    201: managedPetition,
    ...answersWith(400, 401, 403, 404, 409, 413, 415, 429, 503),
  },
});

/** Events that admins enter; the others are steps of a petition. */
export const enteredEventKinds = [
  'registered',
  'milestone',
  'responded',
  'hearing',
  'debated',
] as const satisfies readonly PetitionEvent['kind'][];

export type EnteredEventKind = (typeof enteredEventKinds)[number];

export const createPetitionEvent = endpoint('POST', `${path}/:id/events`, {
  operationId: 'createPetitionEvent',
  summary: 'Adds an event to the timeline of a petition, with its source',
  description: 'The timeline has one event of a kind on a day. Steps are added by `actOnPetition`.',
  params: petitionParams,
  body: z.object({ kind: z.enum(enteredEventKinds), date: partialDate, sourceUrl: webUrl }),
  response: {
    201: managedPetition,
    ...answersWith(400, 401, 403, 404, 413, 415, 429, 503),
  },
});

export const deletePetitionEvent = endpoint('DELETE', `${path}/:id/events/:kind/:date`, {
  operationId: 'deletePetitionEvent',
  summary: 'Removes an event from the timeline of a petition',
  params: z.object({ id: petitionSlug, kind: z.enum(enteredEventKinds), date: partialDate }),
  response: {
    200: managedPetition,
    ...answersWith(400, 401, 403, 404, 413, 415, 429, 503),
  },
});
