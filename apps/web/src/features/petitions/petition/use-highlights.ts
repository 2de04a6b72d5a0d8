// SPDX-License-Identifier: AGPL-3.0-or-later
import type { PetitionHighlights } from '@kga/contracts/petitions';
import { useQuery } from '@tanstack/react-query';

import { useBrowserConfig } from '../../../lib/browser.ts';
import { highlightsQuery } from './queries.ts';

const nothing: PetitionHighlights = { today: null, bestDay: null, fastest: null };

/** The news of a petition's figures. A read-only site counts no more, and copies of its pages outlive the day. */
export function useHighlights(id: string): PetitionHighlights {
  const { readOnly = false } = useBrowserConfig();
  const { data = nothing } = useQuery(highlightsQuery(id));
  return readOnly ? { ...data, today: null } : data;
}
