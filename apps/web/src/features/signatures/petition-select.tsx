import { listPetitions } from '@kga/contracts';
import { NativeSelect } from '@kga/ui/native-select';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { type ComponentProps, useState } from 'react';

import { callList } from '../../lib/api.ts';
import { useTranslation } from '../../lib/translation.ts';

/** All of our own petitions, which are few among the others. */
const ownPetitionsQuery = queryOptions({
  queryKey: [listPetitions.url, 'own'],
  queryFn: async ({ signal }) => {
    const own: { id: string; title: string }[] = [];
    let cursor: string | undefined;
    do {
      const query: { limit: number; cursor: string | undefined } = { limit: 100, cursor };
      const page = await callList(listPetitions, { query }, { signal });
      own.push(...page.items.filter(({ kind }) => kind === 'own'));
      ({ cursor } = page);
    } while (cursor !== undefined);
    return own;
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
