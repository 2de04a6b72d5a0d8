// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  type LegalCaller,
  type LegalRequest,
  type ManagedRequest,
  type QueuedRequest,
  legalRetentionMonths,
} from '@kga/contracts/legal';
import type { Account } from '@kga/db/accounts';
import { type Database, isoTime } from '@kga/db/core';
import {
  type LegalRequestRow,
  openContents,
  selectLegalFiles,
  selectLegalMessages,
  type selectLegalQueue,
} from '@kga/db/legal';
import type { KeyRing } from '@kga/server/crypto';

type QueueRow = Awaited<ReturnType<typeof selectLegalQueue>>[number];

type NamedRow = LegalRequestRow & { counsel: string | null };

const presentMeeting = ({
  meeting_at: at,
  meeting_minutes: minutes,
  meeting_state: state,
}: Pick<LegalRequestRow, 'meeting_at' | 'meeting_minutes' | 'meeting_state'>) =>
  at && minutes !== null && state ? { at: at.toISOString(), minutes, state } : null;

function erasedAt({ closed_at: closedAt }: Pick<LegalRequestRow, 'closed_at'>): string | null {
  if (!closedAt) return null;
  const end = new Date(closedAt);
  end.setUTCMonth(end.getUTCMonth() + legalRetentionMonths);
  return end.toISOString();
}

/** A request as its applicant sees it, without who of counsel works on it. */
export async function presentRequest(
  db: Database,
  ring: KeyRing,
  row: LegalRequestRow,
): Promise<LegalRequest> {
  const replies = await selectLegalMessages(db, ring, { requestId: row.id, kind: 'reply' });
  const reached = [
    { state: 'received', at: row.created_at },
    { state: 'assigned', at: row.assigned_at },
    { state: 'answered', at: row.answered_at },
    { state: 'closed', at: row.closed_at },
  ] as const;
  return {
    reference: row.reference,
    kind: row.kind,
    state: row.state,
    steps: reached.flatMap(({ state, at }) => (at ? [{ state, at: at.toISOString() }] : [])),
    replies: replies.map(({ at, text }) => ({ at: at.toISOString(), text })),
    meeting: presentMeeting(row),
    timeZone: openContents(ring, row.id, row.content).timeZone,
    outcome: row.outcome,
    erasedAt: erasedAt(row),
  };
}

/** What the queue shows of a request. */
export const presentQueued = (row: QueueRow): QueuedRequest => ({
  id: row.id,
  reference: row.reference,
  kind: row.kind,
  state: row.state,
  country: row.country,
  language: row.language,
  createdAt: row.created_at.toISOString(),
  closedAt: isoTime(row.closed_at),
  takenBy: row.counsel_id === null ? null : { id: row.counsel_id, name: row.counsel ?? '' },
});

/** What the caller is to a request. */
export function callerOf(
  { id, role }: Pick<Account, 'id' | 'role'>,
  row: Pick<LegalRequestRow, 'counsel_id'>,
): LegalCaller {
  if (role !== 'counsel') return 'admin';
  return row.counsel_id === id ? 'owner' : 'counsel';
}

/** A request as a caller works on it; admins do not see what is written in it. */
export async function presentManaged(
  db: Database,
  ring: KeyRing,
  { row, caller }: { row: NamedRow; caller: LegalCaller },
): Promise<ManagedRequest> {
  const messages = async (kind: 'reply' | 'note') =>
    (await selectLegalMessages(db, ring, { requestId: row.id, kind })).map(({ at, by, text }) => ({
      at: at.toISOString(),
      by,
      text,
    }));
  return {
    ...presentQueued(row),
    isMine: caller === 'owner',
    outcome: row.outcome,
    meeting: presentMeeting(row),
    written:
      caller === 'admin'
        ? null
        : {
            contents: openContents(ring, row.id, row.content),
            attachments: (await selectLegalFiles(db, ring, row.id)).map(
              ({ id, name, size, state, pagesState, pageCount, pagesShown }) => ({
                id,
                name,
                bytes: size,
                state,
                pages: pagesState && {
                  state: pagesState,
                  shown: pagesShown ?? 0,
                  total: pageCount,
                },
              }),
            ),
            notes: await messages('note'),
            replies: await messages('reply'),
          },
  };
}

const extensions: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/webp': 'webp',
};

/** The name of a download: as it was uploaded, with the ending of what it is. */
export function downloadName(name: string, mediaType: string): string {
  // First what could end a line, behind which a path would stay.
  const base = name
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}"<>:|?*]/gu, '')
    .replace(/^.*[/\\]/, '')
    .replace(/\.[a-z\d]{1,5}$/i, '')
    .trim();
  return `${base === '' ? 'file' : base}.${extensions[mediaType] ?? 'bin'}`;
}
