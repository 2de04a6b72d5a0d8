// SPDX-License-Identifier: AGPL-3.0-or-later
import { useQuery } from '@tanstack/react-query';

import { useLanguage } from '../../lib/language.tsx';
import { categoryNamesQuery } from './queue/queries.ts';

/** Names of the forum's categories by their ids, which stay as they are until the names are loaded. */
export function useCategoryName({ enabled = true } = {}): (id: string) => string {
  const { data } = useQuery({ ...categoryNamesQuery(useLanguage()), enabled });
  return (id) => data?.find((each) => each.id === id)?.name ?? id;
}
