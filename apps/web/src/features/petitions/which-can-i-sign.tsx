// SPDX-License-Identifier: AGPL-3.0-or-later
import { type petitionCountries, petitionPath } from '@kga/contracts/core';
import type { PetitionSummary } from '@kga/contracts/petitions';
import { NativeSelect } from '@kga/ui/native-select';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { useOwnRegion } from '../../components/own-region/use-own-region.ts';
import { SmallLoadState } from '../../components/small-load-state.tsx';
import { useLanguage } from '../../lib/language.tsx';
import { useTranslation } from '../../lib/translation.ts';
import { type AgeBand, type CanSign, ageBands, canSign } from './can-sign.ts';
import { textsIn, useCountryOptions } from './petition-texts.ts';
import { allPetitionsQuery } from './queries.ts';

/** Value of the option before an answer. */
const unanswered = 'none' as const;
const other = 'other' as const;

type Country = (typeof petitionCountries)[number] | typeof other | typeof unanswered;

type Countries = { citizenship?: Country; residence?: Country };

/** Three questions that are answered in the browser: the petitions are loaded before, all of them. */
export function WhichCanISign() {
  const { t } = useTranslation('petitions');
  const all = useQuery(allPetitionsQuery());
  const own = useOwnRegion().region ?? unanswered;
  // Both begin with the visitor's country, which is known late.
  const [{ citizenship = own, residence = own }, setCountries] = useState<Countries>({});
  const [age, setAge] = useState<AgeBand | typeof unanswered>(unanswered);
  const choose = { value: unanswered, label: t('which.choose') };
  const countries = [choose, ...useCountryOptions(), { value: other, label: t('which.other') }];
  const answers =
    citizenship === unanswered || residence === unanswered || age === unanswered
      ? undefined
      : { citizenship, residence, age };
  return (
    <section aria-labelledby="which" className="no-print mt-10 bg-raised p-4 sm:p-6">
      <h2 id="which" className="text-2xl">
        {t('which.title')}
      </h2>
      <p className="mt-1 max-w-text text-muted">{t('which.text')}</p>
      <div className="mt-4 grid gap-4 sm:grid-cols-3">
        <NativeSelect
          label={t('which.citizenship')}
          options={countries}
          value={citizenship}
          onValueChange={(country) => setCountries({ citizenship: country, residence })}
        />
        <NativeSelect
          label={t('which.residence')}
          options={countries}
          value={residence}
          onValueChange={(country) => setCountries({ citizenship, residence: country })}
        />
        <NativeSelect
          label={t('which.age')}
          options={[
            choose,
            ...Object.keys(ageBands)
              .filter((band): band is AgeBand => band in ageBands)
              .map((value) => ({ value, label: t(`which.ages.${value}`) })),
          ]}
          value={age}
          onValueChange={setAge}
        />
      </div>
      <div aria-live="polite">
        {answers && (
          <div className="mt-6">
            <SmallLoadState query={all} loading={t('loading')} failed={t('failed')} lines={3}>
              {(petitions) => (
                <Results
                  results={petitions
                    .filter(({ status }) => status === 'collecting')
                    .map((petition) => ({ petition, answer: canSign(petition, answers) }))}
                />
              )}
            </SmallLoadState>
          </div>
        )}
      </div>
    </section>
  );
}

/** The surest first. */
const order = ['yes', 'age', 'country', 'unknown'] as const satisfies readonly CanSign[];

function Results({
  results,
}: {
  results: readonly { petition: PetitionSummary; answer: CanSign }[];
}) {
  const { t } = useTranslation('petitions');
  const language = useLanguage();
  const possible = order.flatMap((answer) =>
    results
      .filter((result) => result.answer === answer)
      .map(({ petition }) => ({ petition, answer, texts: textsIn(petition, language) })),
  );
  if (possible.length === 0) return <p className="font-semibold">{t('which.none')}</p>;
  return (
    <ul className="border-t border-line">
      {possible.map(({ petition: { id, signers }, answer, texts }) => (
        <li key={id} className="border-b border-line py-3">
          <p className="font-semibold">
            {answer === 'yes'
              ? t('which.yes')
              : t(`which.perhaps.${answer}`, { age: signers?.fromAge ?? 0 })}
          </p>
          <Link
            to={petitionPath(id)}
            lang={texts.language}
            className="inline-flex min-h-11 items-center"
          >
            <bdi>{texts.title}</bdi>
          </Link>
        </li>
      ))}
    </ul>
  );
}
