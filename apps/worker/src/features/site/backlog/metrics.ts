// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Backlog } from '@kga/db/site';
import { Gauge, type Registry } from 'prom-client';

export type BacklogMetrics = ReturnType<typeof createBacklogMetrics>;

type CreateGauge = (
  name: string,
  help: string,
  labelNames: readonly string[],
  set: (gauge: Gauge, backlog: Backlog) => void,
) => Gauge;

/** Gauges of bursts of held marks. */
const burstGauges = (gauge: CreateGauge) => ({
  burstsWaiting: gauge(
    'kga_moderation_bursts',
    'Items whose held marks wait for a moderator',
    ['mark'],
    (one, { bursts }) => {
      for (const { mark, waiting } of bursts) one.set({ mark }, waiting);
    },
  ),
  burstsOldest: gauge(
    'kga_moderation_bursts_oldest_seconds',
    'For how long the item with held marks waits that waits the longest',
    ['mark'],
    (one, { bursts }) => {
      for (const { mark, oldestSeconds } of bursts) one.set({ mark }, oldestSeconds);
    },
  ),
});

/** Gauges of what waits for people. */
export function createBacklogMetrics(registry: Registry) {
  let backlog: Backlog | undefined;

  function gauge(
    name: string,
    help: string,
    labelNames: readonly string[],
    set: (gauge: Gauge, backlog: Backlog) => void,
  ): Gauge {
    return new Gauge({
      name,
      help,
      labelNames,
      registers: [registry],
      collect() {
        this.reset();
        if (backlog) set(this, backlog);
        // Without labels, a reset gauge is 0 and not absent.
        else if (labelNames.length === 0) this.remove();
      },
    });
  }

  return {
    moderationWaiting: gauge(
      'kga_moderation_waiting',
      'Content items that wait for a moderator',
      ['kind'],
      (one, { moderation }) => {
        for (const { kind, waiting } of moderation) one.set({ kind }, waiting);
      },
    ),
    moderationOldest: gauge(
      'kga_moderation_oldest_seconds',
      'For how long the content item waits that waits the longest',
      ['kind'],
      (one, { moderation }) => {
        for (const { kind, oldestSeconds } of moderation) one.set({ kind }, oldestSeconds);
      },
    ),
    ...burstGauges(gauge),
    legalWaiting: gauge(
      'kga_legal_waiting',
      'Requests for legal help that are not answered',
      [],
      (one, { legal }) => one.set(legal.waiting),
    ),
    legalOldest: gauge(
      'kga_legal_oldest_seconds',
      'For how long the request waits that waits the longest',
      [],
      (one, { legal }) => one.set(legal.oldestSeconds),
    ),
    heldMails: gauge(
      'kga_held_mails',
      'Mails, and requests for mails, that an operator holds since a restore',
      [],
      (one, { heldMails }) => one.set(heldMails),
    ),
    signatures: gauge(
      'kga_signatures',
      'Signatures of our own petitions by state; confirmed ones count',
      ['petition', 'state'],
      (one, { signatures }) => {
        for (const { petition, state, count } of signatures) one.set({ petition, state }, count);
      },
    ),
    lastBackup: gauge(
      'kga_last_backup_timestamp_seconds',
      'When the newest backup was made, 0 without one',
      [],
      (one, { newestBackup }) => one.set((newestBackup?.getTime() ?? 0) / 1_000),
    ),
    /** Updates the gauges. */
    noteBacklog(counted: Backlog) {
      backlog = counted;
    },
  };
}
