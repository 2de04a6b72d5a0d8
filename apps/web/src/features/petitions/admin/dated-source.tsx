// SPDX-License-Identifier: AGPL-3.0-or-later
import { TextField } from '@kga/ui/text-field';

import type { useFieldProps } from '../../../components/errors/form-errors.tsx';
import { useTranslation } from '../../../lib/translation.ts';

/** The labels of the day of a fact and of its source. */
export function useDatedSourceLabels() {
  const { t } = useTranslation(['petitions', 'adminPetitions']);
  return { date: t('adminPetitions:figure.date'), sourceUrl: t('adminPetitions:figure.source') };
}

/** The day of a fact, as far as it is known, and the address of its source. */
export function DatedSource({ field }: { field: ReturnType<typeof useFieldProps> }) {
  const { t } = useTranslation(['petitions', 'adminPetitions']);
  const labels = useDatedSourceLabels();
  return (
    <>
      <TextField
        {...field('date')}
        label={labels.date}
        hint={t('adminPetitions:figure.dateHint')}
        autoComplete="off"
      />
      <TextField {...field('sourceUrl')} type="url" label={labels.sourceUrl} />
    </>
  );
}
