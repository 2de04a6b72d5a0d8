// SPDX-License-Identifier: AGPL-3.0-or-later
import { listPetitions } from '@kga/contracts/petitions';
import { NativeSelect } from '@kga/ui/native-select';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { type ComponentProps, useState } from 'react';

import { callList } from '../../../lib/api.ts';
import { loadAllPages } from '../../../lib/queries.ts';
import { useTranslation } from '../../../lib/translation.ts';

/** All of our own petitions, which are few among the others. */
const ownPetitionsQuery = queryOptions({
  queryKey: [listPetitions.url, 'own'],
  queryFn: async ({ signal }) => {
    const petitions = await loadAllPages((cursor) =>
      callList(listPetitions, { query: { limit: 100, cursor } }, { signal }),
    );
    return petitions.filter(({ kind }) => kind === 'own');
  },
});

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
