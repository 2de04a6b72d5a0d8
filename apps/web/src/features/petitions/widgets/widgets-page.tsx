// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  type PetitionRegion,
  type WidgetTheme,
  campaign,
  embedPath,
  frameCode,
  pathTo,
  petitionPath,
  regionName,
  regionOf,
  routes,
  widgetHeight,
  widgetThemes,
  widgetViewsOf,
  widgetWidths,
} from '@kga/contracts/core';
import { NativeSelect } from '@kga/ui/native-select';
import { Notice } from '@kga/ui/notice';
import { Segmented } from '@kga/ui/segmented';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useId, useRef } from 'react';
import { Link, matchPath, useNavigate, useParams, useSearchParams } from 'react-router-dom';

import { PageHeader } from '../../../components/list-page.tsx';
import { NotFoundPage } from '../../../components/not-found-page.tsx';
import { usePageHead } from '../../../lib/head.tsx';
import {
  useFormats,
  useLanguage,
  useSortedOptions,
  languageOptions,
} from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { allPetitionsQuery } from '../queries.ts';
import { internationalId } from '../regions/queries.ts';
import {
  type WidgetChoice,
  changeChoice,
  choicePath,
  lookQuery,
  parseChoice,
  subjectKey,
  subjectOfKey,
  titleOf,
  widgetSizes,
} from './choice.ts';
import { Codes } from './codes.tsx';

/** Builds a widget of a petition or a country: its look, a live preview and the code. */
export function WidgetsPage() {
  const { country } = useParams();
  const [search] = useSearchParams();
  const language = useLanguage();
  const asked = parseChoice(country, search, language);
  const petitions = useQuery(allPetitionsQuery()).data;
  if (!asked) return <NotFoundPage />;
  const isKnown = (id: string) => petitions?.some((petition) => petition.id === id) ?? true;
  if (isKnown(asked.subject.petition)) return <Builder choice={asked} />;
  const region = regionOf(asked.subject.petition);
  if (region === undefined) return <NotFoundPage />;
  const petition = isKnown(internationalId) ? internationalId : campaign.petition;
  return <Builder choice={changeChoice(asked, { subject: { petition } })} missing={region} />;
}

type BuilderProps = {
  choice: WidgetChoice;
  /** The region of the address, which has no petition. */
  missing?: PetitionRegion;
};

function Builder({ choice, missing }: BuilderProps) {
  const { t } = useTranslation('widgets');
  const petitions = useQuery(allPetitionsQuery()).data ?? [];
  const { subject, view, lang } = choice;
  const title = titleOf(subject, petitions, lang);
  const heading = subject.country || subject.petition !== campaign.petition ? `: ${title}` : '';
  usePageHead({
    title: `${t('title')}${heading} · ${campaign.brand}`,
    description: t('description'),
    ...(missing && { path: pathTo('widget', { country: subject.petition }) }),
    embeddable: { query: lookQuery(choice, useLanguage()) },
    trail: [],
    shared: subject.country
      ? { kind: 'country', id: subject.country }
      : { kind: 'petition', id: subject.petition },
  });
  return (
    <div className="column-data pt-8 sm:pt-14">
      <PageHeader title={<h1>{t('title')}</h1>} lead={t('lead')} />
      {missing && <NoPetition region={missing} />}
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-10 lg:grid-cols-[22rem_minmax(0,1fr)]">
        <Controls choice={choice} />
        <div className="flex min-w-0 flex-col gap-10">
          <Preview choice={choice} title={title} />
          {/* The messages of the widget’s language may have to load. */}
          <Suspense>
            <Codes choice={choice} title={title} key={view === 'overlay' ? 'overlay' : 'page'} />
          </Suspense>
        </div>
      </div>
      <p className="mt-12 max-w-text text-muted">{t('privacy')}</p>
      <p className="mt-2">
        <Link to={pathTo('openData')} className="inline-flex min-h-11 items-center">
          {t('openData')}
        </Link>
      </p>
    </div>
  );
}

/** Says that a region has no petition, and leads to its page. */
function NoPetition({ region }: { region: PetitionRegion }) {
  const { t } = useTranslation('regions');
  const name = regionName(region, useLanguage());
  return (
    <Notice
      className="mt-6"
      title={t('widgets.none', { region: name })}
      action={
        <Link
          to={petitionPath(region.toLowerCase())}
          className="inline-flex min-h-11 items-center font-semibold"
        >
          {t('widgets.page', { region: name })}
        </Link>
      }
    />
  );
}

function Controls({ choice }: { choice: WidgetChoice }) {
  const { t } = useTranslation('widgets');
  const formats = useFormats();
  const language = useLanguage();
  const navigate = useNavigate();
  const themeBeforeOverlay = useRef<WidgetTheme>(undefined);
  const change = (changed: Partial<WidgetChoice>) => {
    // The address has the last change at once, the page only after it has rendered.
    const before = new URLSearchParams(location.search);
    const { country } = matchPath(routes.widget, location.pathname)?.params ?? {};
    const current = parseChoice(country, before, language) ?? choice;
    const next = changeChoice(current, changed, themeBeforeOverlay.current);
    if (current.view !== 'overlay') themeBeforeOverlay.current = current.theme;
    const path = choicePath(next, { language, before });
    void navigate(path, { replace: true, preventScrollReset: true });
  };
  return (
    <form
      aria-label={t('form')}
      className="flex min-w-0 flex-col gap-6 noscript:hidden"
      onSubmit={(event) => event.preventDefault()}
    >
      <NativeSelect
        label={t('subject')}
        options={useSubjectOptions()}
        value={subjectKey(choice.subject)}
        onValueChange={(key) => change({ subject: subjectOfKey(key) })}
      />
      <Segmented
        label={t('view.label')}
        options={widgetViewsOf(choice.subject).map((value) => ({
          value,
          label: t(`view.${value}`),
        }))}
        value={choice.view}
        onValueChange={(view) => change({ view })}
      />
      <NativeSelect
        label={t('theme.label')}
        options={widgetThemes.map((value) => ({ value, label: t(`theme.${value}`) }))}
        value={choice.theme}
        onValueChange={(theme) => change({ theme })}
      />
      <NativeSelect
        label={t('language')}
        options={languageOptions}
        value={choice.lang}
        onValueChange={(lang) => change({ lang })}
      />
      {choice.view !== 'overlay' && (
        <Segmented
          label={t('size')}
          options={widgetSizes.map((value) => ({
            value,
            label: `${formats.integer(widgetWidths[value])} px`,
          }))}
          value={choice.size}
          onValueChange={(size) => change({ size })}
        />
      )}
    </form>
  );
}

/** The initiative, its countries by name, and the other petitions. */
function useSubjectOptions() {
  const { t } = useTranslation('widgets');
  const language = useLanguage();
  const petitions = useQuery(allPetitionsQuery()).data ?? [];
  const optionOf = (petition: string) => {
    const region = petitions.find(({ id }) => id === petition)?.region ?? 'EU';
    const title = titleOf({ petition }, petitions, language);
    return { value: petition, label: `${regionName(region, language)} · ${title}` };
  };
  const countries = useSortedOptions(campaign.areas, (country) =>
    t('share', { country: regionName(country, language) }),
  );
  const others = petitions.filter(({ id }) => id !== campaign.petition);
  return [optionOf(campaign.petition), ...countries, ...others.map(({ id }) => optionOf(id))];
}

/** What is behind the preview: transparent widgets are made for pages of one colour. */
const grounds: Readonly<Record<WidgetTheme, string>> = {
  auto: 'bg-wash',
  light: 'bg-wash',
  dark: 'bg-wash',
  transparent: 'bg-[#fbf9f4]',
  'transparent-dark': 'bg-[#121418]',
};

/** A video at half or a third of its size. */
const video =
  'h-44 overflow-hidden bg-[#3d4a5c] sm:h-81 [&>iframe]:h-135 [&>iframe]:w-240 ' +
  '[&>iframe]:max-w-none! [&>iframe]:origin-top-left [&>iframe]:scale-33 sm:[&>iframe]:scale-60';

function Preview({ choice, title }: { choice: WidgetChoice; title: string }) {
  const { t } = useTranslation('widgets');
  const id = useId();
  const { subject, view, theme, lang, size } = choice;
  const src = embedPath(subject, { view, theme, lang });
  const isOverlay = view === 'overlay';
  const width = isOverlay ? 1_920 : widgetWidths[size];
  const frame = frameCode({ src, title, width, height: widgetHeight(view, width) });
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{t('preview')}</h2>
      <div
        key={src}
        className={`mt-4 rounded border border-line ${isOverlay ? video : `overflow-x-auto p-4 ${grounds[theme]}`}`}
        // The same code that visitors copy; all of its parts are escaped.
        dangerouslySetInnerHTML={{ __html: frame }}
      />
    </section>
  );
}
