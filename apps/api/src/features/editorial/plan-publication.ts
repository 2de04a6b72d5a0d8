import type { VersionBody, VersionStatus } from '@kga/contracts';

import { AppError } from '../../platform/errors.ts';

type Publication = {
  status: VersionStatus;
  publish_at: Date | null;
  /** What readers see as its date; left as it is where nothing is given. */
  created_at?: Date;
};

/** Where a version stands so far. */
type Before = { status: string; publish_at: Date | null } | undefined;

/**
 * When a version is or will be published; only a draft may be without text. One that is published already keeps its time unless
 * another one is given.
 *
 * @param path what stands before the names of fields within the request
 * @throws AppError `validation_failed`
 */
export function planPublication(
  { status, publishAt, body }: Pick<VersionBody, 'status' | 'publishAt' | 'body'>,
  { before, now, path }: { before?: Before; now: Date; path: string },
): Publication {
  const refuse = (code: string, field = 'publishAt') =>
    new AppError('validation_failed', { errors: [{ path: `${path}${field}`, code }] });
  const given = publishAt ? new Date(publishAt) : undefined;
  if (status === 'draft') return { status, publish_at: null };
  if (body.trim() === '') throw refuse('required', 'body');
  if (status === 'scheduled') {
    if (!given) throw refuse('required');
    if (given <= now) throw refuse('past');
    return { status, publish_at: given };
  }
  if (given && given > now) throw refuse('future');
  const kept = before?.status === 'published' ? before.publish_at : null;
  const at = given ?? kept ?? now;
  return { status, publish_at: at, created_at: at };
}
