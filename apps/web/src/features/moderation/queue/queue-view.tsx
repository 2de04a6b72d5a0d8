// SPDX-License-Identifier: AGPL-3.0-or-later
import type { User } from '@kga/contracts/accounts';
import { contentKinds, languageName } from '@kga/contracts/core';
import { caseCauses } from '@kga/contracts/moderation';
import { Segmented } from '@kga/ui/segmented';
import { Select } from '@kga/ui/select';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import { AdminPage } from '../../../auth/admin-page.tsx';
import { useContentLanguages } from '../../../components/language-queries.ts';
import { counted, useFormats } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { BurstsToCheck } from '../bursts/bursts-to-check.tsx';
import { NamesToCheck } from '../names/names-to-check.tsx';
import {
  type QueueFilter,
  queueFilterOf,
  queueSearchOf,
  ages,
  queueStates,
} from './queue-filter.ts';
import { QueueList } from './queue-list.tsx';

export function QueueView({ user }: { user: User }) {
  const { t } = useTranslation('moderation');
  const [search] = useSearchParams();
  const filter = queueFilterOf(search);
  return (
    <AdminPage title={t('title')} description={t('description')} intro={t('intro')}>
      <NamesToCheck />
      <BurstsToCheck />
      <div className="mt-6">
        <QueueFilters filter={filter} />
      </div>
      <div className="mt-4">
        {/* Outcomes and selection belong to one filter. */}
        <QueueList key={queueSearchOf(filter).toString()} filter={filter} user={user} />
      </div>
    </AdminPage>
  );
}

const anything = 'all';

/** Filters that apply at once; the URL holds the choice. */
function QueueFilters({ filter }: { filter: QueueFilter }) {
  const { t } = useTranslation(['moderation', 'content', 'shared']);
  const formats = useFormats();
  const [, setSearch] = useSearchParams();
  const choose = (name: keyof QueueFilter, value: string) => {
    const wanted = queueSearchOf(filter);
    if (value === anything) wanted.delete(name);
    else wanted.set(name, value);
    setSearch(queueSearchOf(queueFilterOf(wanted)));
  };
  const [wasOpened, setWasOpened] = useState(false);
  const languages = useContentLanguages({
    enabled: wasOpened,
    also: filter.language === undefined ? [] : [filter.language],
  });
  const choices = [
    {
      name: 'kind',
      label: t('filter.kind'),
      options: contentKinds.map((value) => ({ value, label: t(`content:kinds.${value}`) })),
    },
    {
      name: 'cause',
      label: t('filter.cause'),
      options: caseCauses.map((value) => ({ value, label: t(`causes.${value}`) })),
    },
    {
      name: 'language',
      label: t('shared:language'),
      options: languages.map((value) => ({ value, label: languageName(value), lang: value })),
    },
    {
      name: 'olderThanHours',
      label: t('filter.age'),
      options: ages.map((value) => ({
        value,
        label: t('filter.days', counted(formats, Number(value) / 24)),
      })),
    },
  ] as const;
  return (
    <div className="flex flex-wrap items-end gap-4">
      <Segmented
        label={t('filter.state')}
        options={queueStates.map((value) => ({ value, label: t(`states.${value}`) }))}
        value={filter.status}
        onValueChange={(value) => choose('status', value)}
      />
      {choices.map(({ name, label, options }) => (
        <Select
          key={name}
          className="grow basis-36 sm:w-44 sm:grow-0 sm:basis-auto"
          label={label}
          options={[{ value: anything, label: t('shared:all') }, ...options]}
          value={filter[name] ?? anything}
          onOpen={() => setWasOpened(true)}
          onValueChange={(value) => choose(name, value)}
        />
      ))}
    </div>
  );
}
