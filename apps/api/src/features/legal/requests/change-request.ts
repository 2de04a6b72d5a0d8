// SPDX-License-Identifier: AGPL-3.0-or-later
import type { AuditAction } from '@kga/contracts/core';
import { type LegalAction, type LegalRequestChange, canActOnRequest } from '@kga/contracts/legal';
import type { Account } from '@kga/db/accounts';
import { type Transaction, insertAuditEntries } from '@kga/db/core';
import {
  type LegalRequestRow,
  insertLegalMail,
  insertLegalMessage,
  lockLegalRequest,
  selectCounsel,
  updateLegalRequest,
} from '@kga/db/legal';
import type { KeyRing } from '@kga/server/crypto';

import { auditSubject } from '../../../accounts/presenter.ts';
import { AppError, found } from '../../../platform/errors.ts';
import { notifyCounsel } from './notify-counsel.ts';
import { callerOf } from './presenter.ts';

type Of<Action extends LegalRequestChange['action']> = Extract<
  LegalRequestChange,
  { action: Action }
>;

/** Who changes a request, which is locked, in a transaction. */
type Context = { trx: Transaction; ring: KeyRing; by: Account; row: LegalRequestRow };

const auditActions = {
  take: 'legal_taken',
  release: 'legal_released',
  hand_over: 'legal_handed_over',
  propose: 'legal_time_proposed',
  confirm: 'legal_time_confirmed',
  reply: 'legal_replied',
  note: 'legal_noted',
  close: 'legal_closed',
  reopen: 'legal_reopened',
} as const satisfies Record<LegalAction, AuditAction>;

const adminActions: ReadonlySet<LegalAction> = new Set(['release', 'hand_over']);

const refuse = (path: string, code: string) =>
  new AppError('validation_failed', { errors: [{ path, code }] });

/**
 * Locks a request and writes to the audit log who acts on it.
 * @throws AppError `not_found`, `not_allowed`, `conflict`
 */
export async function startAction(
  trx: Transaction,
  { id, by, action, after }: { id: string; by: Account; action: LegalAction; after?: string },
): Promise<LegalRequestRow> {
  const row = found(await lockLegalRequest(trx, id));
  const caller = callerOf(by, row);
  if (caller === 'admin' && !adminActions.has(action)) throw new AppError('not_allowed');
  const request = { state: row.state, isTaken: row.counsel_id !== null };
  if (!canActOnRequest(action, request, caller)) throw new AppError('conflict');
  await insertAuditEntries(trx, {
    ...auditSubject(by, 'legal_request', id),
    action: auditActions[action],
    after: after ?? null,
  });
  return row;
}

const assign = ({ row }: Context, counselId: string) => ({
  counsel_id: counselId,
  state: row.state === 'received' ? ('assigned' as const) : row.state,
  assigned_at: row.assigned_at ?? new Date(),
});

async function handOver(context: Context, { to, note }: Of<'hand_over'>): Promise<void> {
  const { trx, ring, by, row } = context;
  const counsel = await selectCounsel(trx);
  if (!counsel.some(({ id }) => id === to)) throw refuse('to', 'unknown');
  await updateLegalRequest(trx, row.id, assign(context, to));
  if (to !== by.id) await notifyCounsel(trx, { ...row, counsel_id: to }, 'handed_over');
  if (note === undefined) return;
  const written = { requestId: row.id, kind: 'note', authorId: by.id, text: note.trim() } as const;
  await insertLegalMessage(trx, ring, written);
}

async function propose({ trx, row }: Context, { at, minutes }: Of<'propose'>): Promise<void> {
  if (Date.parse(at) <= Date.now()) throw refuse('at', 'past');
  await updateLegalRequest(trx, row.id, {
    meeting_at: at,
    meeting_minutes: minutes,
    meeting_state: 'proposed',
  });
  await insertLegalMail(trx, { requestId: row.id, occasion: 'proposed' });
}

/** Only a time that the person has accepted and that is ahead; any other needs a suggestion first. */
async function confirm({ trx, row }: Context): Promise<void> {
  const isAhead = row.meeting_at !== null && row.meeting_at.getTime() > Date.now();
  if (row.meeting_state !== 'accepted' || !isAhead) throw new AppError('conflict');
  await updateLegalRequest(trx, row.id, { meeting_state: 'confirmed' });
  await insertLegalMail(trx, { requestId: row.id, occasion: 'confirmed' });
}

/** The person is mailed, because the erasure that closing promised is off. */
async function reopen({ trx, by, row }: Context): Promise<void> {
  await updateLegalRequest(trx, row.id, {
    counsel_id: by.id,
    state: row.answered_at ? 'answered' : 'assigned',
    outcome: null,
    closed_at: null,
  });
  await insertLegalMail(trx, { requestId: row.id, occasion: 'reopened' });
}

async function close(context: Context, { outcome, message }: Of<'close'>): Promise<void> {
  const { trx, ring, by, row } = context;
  const reply = { requestId: row.id, kind: 'reply', authorId: by.id } as const;
  const messageId =
    message === undefined
      ? undefined
      : await insertLegalMessage(trx, ring, { ...reply, text: message.trim() });
  await updateLegalRequest(trx, row.id, {
    state: 'closed',
    outcome,
    closed_at: new Date(),
    ...(messageId !== undefined && { answered_at: row.answered_at ?? new Date() }),
  });
  await insertLegalMail(trx, { requestId: row.id, occasion: 'closed', messageId });
}

/** Changes a request. @throws AppError `not_found`, `not_allowed`, `conflict`, `validation_failed` */
export async function changeRequest(
  { trx, ring, by }: Omit<Context, 'row'>,
  id: string,
  change: LegalRequestChange,
): Promise<void> {
  const after = change.action === 'close' ? { after: change.outcome } : {};
  const row = await startAction(trx, { id, by, action: change.action, ...after });
  const context = { trx, ring, by, row };
  switch (change.action) {
    case 'take':
      return void (await updateLegalRequest(trx, id, assign(context, by.id)));
    case 'release':
      return void (await updateLegalRequest(trx, id, {
        counsel_id: null,
        ...(row.state === 'assigned' && { state: 'received', assigned_at: null }),
      }));
    case 'reopen':
      return reopen(context);
    case 'hand_over':
      return handOver(context, change);
    case 'propose':
      return propose(context, change);
    case 'confirm':
      return confirm(context);
    case 'close':
      return close(context, change);
  }
}

/** Stores a reply and requests its mail; returns its id. @throws AppError as `startAction` */
export async function replyTo(
  { trx, ring, by }: Omit<Context, 'row'>,
  id: string,
  text: string,
): Promise<string> {
  const row = await startAction(trx, { id, by, action: 'reply' });
  const reply = { requestId: id, kind: 'reply', authorId: by.id, text: text.trim() } as const;
  const messageId = await insertLegalMessage(trx, ring, reply);
  await updateLegalRequest(trx, id, {
    state: 'answered',
    answered_at: row.answered_at ?? new Date(),
  });
  await insertLegalMail(trx, { requestId: id, occasion: 'reply', messageId });
  return messageId;
}
