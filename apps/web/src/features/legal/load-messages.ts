// SPDX-License-Identifier: AGPL-3.0-or-later
import type { LoadMessages } from '../../components/load-state.tsx';
import { useTranslation } from '../../lib/translation.ts';

/** What a page says while its data load, and where they cannot be loaded. */
export function useLoadMessages(failed: string): LoadMessages {
  const { t } = useTranslation('legal');
  return {
    failed,
    loading: t('loading'),
    retry: t('retry'),
  };
}
