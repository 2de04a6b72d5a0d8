// SPDX-License-Identifier: AGPL-3.0-or-later
import type { OfficialText } from '@kga/contracts/legal';

/** The English version of a title or name below it, for readers of neither language. */
export function EnglishText({ of: { english } }: { of: OfficialText }) {
  if (english === undefined) return null;
  return (
    <p className="text-sm text-muted" lang="en">
      {english}
    </p>
  );
}
