// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Language, PetitionRegion } from '@kga/contracts/core';
import type {
  PetitionArea,
  PetitionEvent,
  PetitionKind,
  PetitionMilestone,
  PetitionSigners,
  PetitionStatus,
  PetitionTranslation,
  ProviderKind,
  ProviderPaths,
  ReadingState,
  Suspicion,
} from '@kga/contracts/petitions';
import type { Generated, JSONColumnType } from 'kysely';

import type { FilledTime, OptionalTime, Time } from '../core/values.ts';

type Translations = Readonly<Record<Language, PetitionTranslation>>;

type Json<Value extends object> = JSONColumnType<Value, string | undefined>;

/** A petition. Its status follows from its dates. */
export type PetitionTable = {
  id: string;
  /** Names it in the API and on the site. */
  slug: string;
  region: Generated<PetitionRegion>;
  kind: Generated<PetitionKind>;
  /** Number in the official system; else empty. */
  registration: Generated<string>;
  title: string;
  addressee: Generated<string>;
  text: Generated<string>;
  /** What was answered, in short. */
  answer: string | null;
  /** Of the texts above. */
  language: Generated<Language>;
  translations: Json<Translations>;
  signers: JSONColumnType<PetitionSigners | null, string | null | undefined, string | null>;
  official_url: string | null;
  milestones: Json<PetitionMilestone[]>;
  timeline: Json<PetitionEvent[]>;
  /** The least status that a source states where its day is unknown. */
  stated_status: PetitionStatus | null;
  /** Used until the provider names another goal; null where no number is asked for. */
  goal: number | null;
  /** Null, like the later dates, in a draft. */
  opened_at: Time | null;
  first_reached_at: Time | null;
  closes_at: Time | null;
  submitted_at: Time | null;
  answered_at: Time | null;
  /** In the order in which they are listed. */
  areas: Json<PetitionArea[]>;
  /** How many areas have to reach their threshold. */
  areas_needed: number | null;
  /** The official page to sign on, where it is not `official_url`. */
  sign_url: string | null;
  verified: number | null;
  answer_reference: string | null;
  /** Signatures in the file that was delivered. */
  delivered_count: number | null;
  /** Grows with each edit of the texts. */
  revision: Generated<number>;
  sources: string[];
  /** Null, like `provider_url`, where the figures are a record that is not polled. */
  provider_kind: ProviderKind | null;
  provider_url: string | null;
  /** Where a provider of the kind `json` has its figures. */
  provider_paths: JSONColumnType<ProviderPaths | null, string | null | undefined, string | null>;
  /** The figures are a replay. */
  demonstration: boolean;
  /** The time of the initiative's life that falls on `replay_epoch`; null, like both others, without a replay. */
  replay_from: Time | null;
  /** On the wall clock. */
  replay_epoch: Time | null;
  /** Seconds of the initiative's life in one second after `replay_epoch`. */
  replay_speed: number | null;
  /** What the figures belong to; empty where the petition is not set up by the settings. */
  seed_key: Generated<string>;
  created_at: FilledTime;
};

/** A figure that was entered by hand; rows are only added. */
export type PetitionFigureTable = {
  id: string;
  petition_id: string;
  signature_count: number;
  /** The source says that there are more. */
  at_least: boolean;
  /** As far as it is known: `2024-05-12`, `2024-05` or `2024`. */
  counted_on: string;
  source_url: string;
  created_at: FilledTime;
};

/** A post of the campaign about a petition. */
export type PetitionUpdateTable = {
  id: string;
  petition_id: string;
  title: string;
  content: string;
  language: Language;
  created_at: FilledTime;
  edited_at: OptionalTime;
  /** The last signature whose signer got the mail about it. */
  mailed_after: string | null;
};

/** Thresholds as the release before reads them; this one reads `petition.areas`. */
type PetitionThresholdTable = {
  petition_id: string;
  country_code: string;
  threshold: number;
};

/** The figures after a change. */
export type PetitionSnapshotTable = {
  petition_id: string;
  taken_at: Time;
  /** The total that the provider gives; it can differ from `country_sum`. */
  signature_count: number;
  country_sum: number;
  goal: number | null;
  country_counts: JSONColumnType<Record<string, number>>;
};

/** A cached answer of a provider, for conditional requests. */
export type ProviderAnswer = { etag?: string; lastModified?: string; body: string };

/** Poll state, shared by all workers. */
export type PetitionPollTable = {
  petition_id: string;
  tried_at: Time | null;
  succeeded_at: Time | null;
  /** Consecutive failures. */
  failures: Generated<number>;
  /** The breaker is open until then. */
  paused_until: Time | null;
  last_error: string | null;
  /** By URL. */
  answers: JSONColumnType<Record<string, ProviderAnswer>>;
};

/** An implausible answer, for manual inspection. */
type PetitionRejectedPollTable = {
  id: string;
  petition_id: string;
  received_at: Time;
  reason: string;
  answer: string;
};

/** Suspicious figures that polls in a row agree on; the newest of them. */
export type PetitionReadingTable = {
  id: string;
  petition_id: string;
  state: Generated<ReadingState>;
  reasons: Suspicion[];
  signature_count: number;
  country_sum: number;
  goal: number;
  country_counts: JSONColumnType<Record<string, number>>;
  /** The total that they are compared with. */
  last_count: number;
  /** The petition's pace before. */
  per_day: number;
  polls: Generated<number>;
  first_received_at: Time;
  last_received_at: Time;
};

declare module '../core/client.ts' {
  interface Schema {
    petition: PetitionTable;
    petition_figure: PetitionFigureTable;
    petition_update: PetitionUpdateTable;
    petition_threshold: PetitionThresholdTable;
    petition_snapshot: PetitionSnapshotTable;
    petition_poll: PetitionPollTable;
    petition_rejected_poll: PetitionRejectedPollTable;
    petition_reading: PetitionReadingTable;
  }
}
