// SPDX-License-Identifier: AGPL-3.0-or-later
import { pathTo } from '@kga/contracts/core';
import type { LegalRegion } from '@kga/contracts/legal';
import { Button } from '@kga/ui/button';
import { NativeSelect } from '@kga/ui/native-select';
import { useQuery } from '@tanstack/react-query';
import { BadgeX, CalendarClock, Coins, PowerOff, Puzzle } from 'lucide-react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';

import { useOwnRegion } from '../../../components/own-region/use-own-region.ts';
import { SmallLoadState } from '../../../components/small-load-state.tsx';
import { Acts, useActs } from '../../../content/acts.tsx';
import { letterPath } from '../../../content/letter-path.ts';
import { useSortedOptions } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { recordQuery } from '../queries.ts';
import { AnswerList, Strength } from '../record-answers.tsx';
import { useLegalRegionName } from '../region-name.ts';
import {
  type HappenedChoice,
  type Happening,
  findRegion,
  happenedPath,
  happenedRegions,
  happenings,
  noCountry,
  parseHappened,
} from './choice.ts';

const icons = {
  shut_down: PowerOff,
  announced: CalendarClock,
  refund_refused: BadgeX,
  features_removed: Puzzle,
  items_lost: Coins,
} as const satisfies Record<Happening, typeof Coins>;

/** Asks what happened to a game, and answers before it cites: what to do, and what the law of the country gives. */
export function Happened() {
  const { t } = useTranslation('happenedLegal');
  const [search] = useSearchParams();
  const choice = parseHappened(search);
  const { happened } = choice;
  return (
    <section aria-labelledby="happened" className="mt-8">
      <h2 id="happened" tabIndex={-1} className="scroll-mt-6 outline-none">
        {t('title')}
      </h2>
      <ul className="mt-4 grid gap-2 sm:grid-cols-2 lg:grid-cols-5">
        {happenings.map((each) => (
          <Choice key={each} happening={each} choice={choice} />
        ))}
      </ul>
      <div role="status">
        {happened && <p className="mt-6 max-w-text text-lg">{t(`texts.${happened}`)}</p>}
      </div>
      {happened && <Answer choice={choice} happened={happened} />}
    </section>
  );
}

function Choice({ happening, choice }: { happening: Happening; choice: HappenedChoice }) {
  const { t } = useTranslation('happenedLegal');
  const Icon = icons[happening];
  const isChosen = happening === choice.happened;
  return (
    <li>
      <Link
        to={happenedPath({ ...choice, happened: happening })}
        replace
        preventScrollReset
        aria-current={isChosen ? 'true' : undefined}
        className={`flex h-full min-h-14 items-center gap-3 rounded border px-4 py-3 leading-tight font-semibold no-underline lg:flex-col lg:items-start lg:py-4 ${isChosen ? 'border-ink bg-ink text-paper' : 'border-edge bg-raised text-ink hover:border-ink'}`}
      >
        <Icon className="size-5 shrink-0" aria-hidden="true" />
        {t(`choices.${happening}`)}
      </Link>
    </li>
  );
}

type AnswerProps = { choice: HappenedChoice; happened: Happening };

/** The chosen country, else the one that the browser suggests, which stays out of addresses. */
function useCountry({ country }: HappenedChoice) {
  const { region, isChosen } = useOwnRegion();
  const own = findRegion(region);
  if (country === noCountry) return { country: undefined, isGuessed: false };
  return {
    country: country ?? own,
    isGuessed: country === undefined && own !== undefined && !isChosen,
  };
}

function Answer({ choice, happened }: AnswerProps) {
  const { t } = useTranslation('happenedLegal');
  const { country, isGuessed } = useCountry(choice);
  const acts = useNextActs(choice, happened, country);
  return (
    <div className="mt-4 border-2 border-ink bg-raised p-4 sm:p-6">
      <CountryForm choice={choice} happened={happened} />
      {isGuessed && <p className="mt-1 text-sm text-muted">{t('guessed')}</p>}
      {country === undefined ? (
        <p className="mt-4 text-muted">{t('chooseText')}</p>
      ) : (
        <CountryAnswers country={country} />
      )}
      <Acts acts={acts} plain className="mt-6" />
    </div>
  );
}

function CountryForm({ choice, happened }: AnswerProps) {
  const { t } = useTranslation('happenedLegal');
  const regionName = useLegalRegionName();
  const navigate = useNavigate();
  const { country } = useCountry(choice);
  const regions = useSortedOptions(happenedRegions, regionName);
  return (
    <form method="get" action={pathTo('legal')} className="flex flex-wrap items-end gap-3">
      <input type="hidden" name="happened" value={happened} />
      {choice.game !== undefined && <input type="hidden" name="game" value={choice.game} />}
      <NativeSelect<string>
        label={t('country')}
        name="country"
        className="max-w-full"
        options={[{ value: noCountry, label: t('choose') }, ...regions]}
        value={country ?? noCountry}
        onValueChange={(value: string) =>
          void navigate(happenedPath({ ...choice, country: findRegion(value) ?? noCountry }), {
            replace: true,
            preventScrollReset: true,
          })
        }
      />
      <div className="hidden noscript:block">
        <Button type="submit">{t('show')}</Button>
      </div>
    </form>
  );
}

function CountryAnswers({ country }: { country: LegalRegion }) {
  const { t } = useTranslation('legal');
  const query = useQuery(recordQuery(country));
  return (
    <SmallLoadState
      query={query}
      loading={t('loading')}
      failed={t('countries.failed')}
      lines={6}
      className="mt-4"
    >
      {(record) =>
        record && (
          <>
            <AnswerList record={record} />
            <Strength record={record} />
          </>
        )
      }
    </SmallLoadState>
  );
}

/** What to do next, filled in with what was chosen. */
function useNextActs(
  { game }: HappenedChoice,
  happened: Happening,
  country: LegalRegion | undefined,
) {
  const { t } = useTranslation('happenedLegal');
  const regionName = useLegalRegionName();
  const { evidence } = useActs({});
  return [
    {
      label: t('acts.letter'),
      to: letterPath({ region: country, situation: happened, game }),
    },
    evidence,
    country && {
      label: t('acts.law', { country: regionName(country) }),
      to: pathTo('legalRecord', { id: country }),
    },
  ];
}
