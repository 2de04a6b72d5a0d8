// SPDX-License-Identifier: AGPL-3.0-or-later
import { NativeSelect } from '@kga/ui/native-select';
import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useState } from 'react';

import { useTranslation } from '../../../lib/translation.ts';
import { ownPetitionsQuery } from './review-queries.ts';

/** No petition is chosen; selects have no empty value. */
const none = 'none';

/** The petition of a form's values; empty where none is chosen. */
export const petitionOf = ({ petition = none }: Record<string, string>): string =>
  petition === none ? '' : petition;

type PetitionSelectProps = Omit<
  ComponentProps<typeof NativeSelect>,
  'label' | 'options' | 'value' | 'onValueChange'
>;

/** Selects one of our own petitions. */
export function PetitionSelect(props: PetitionSelectProps) {
  const { t } = useTranslation('signatures');
  const petitions = useQuery(ownPetitionsQuery).data ?? [];
  const [petition, setPetition] = useState<string>(none);
  return (
    <NativeSelect
      {...props}
      label={t('review.petition')}
      options={[
        { value: none, label: t('review.choose') },
        ...petitions.map(({ id, title }) => ({ value: id, label: title })),
      ]}
      value={petition}
      onValueChange={setPetition}
      required
    />
  );
}
