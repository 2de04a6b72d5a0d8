// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  type Language,
  type WidgetLook,
  type WidgetSubject,
  type WidgetTheme,
  campaign,
  defaultWidgetLook,
  isTransparent,
  languages,
  pathTo,
  countryName,
  widgetSubjectOf,
  widgetThemes,
  widgetViewsOf,
  type widgetWidths,
} from '@kga/contracts/core';
import type { PetitionSummary } from '@kga/contracts/petitions';

import { urlOf } from '../../../lib/api.ts';

export const widgetSizes = [
  'small',
  'medium',
  'large',
] as const satisfies readonly (keyof typeof widgetWidths)[];

/** What the builder shows; its address holds all of it. */
export type WidgetChoice = WidgetLook & {
  subject: WidgetSubject;
  size: (typeof widgetSizes)[number];
};

/** The choice of an address; undefined where no petition can have its id. */
export function parseChoice(
  country: string | undefined,
  search: URLSearchParams,
  language: Language,
): WidgetChoice | undefined {
  const of = search.get('of') === 'petition' ? 'petition' : undefined;
  const subject = widgetSubjectOf(country ?? campaign.petition, of);
  if (!subject) return undefined;
  const find = <Value extends string>(values: readonly Value[], name: string) =>
    values.find((value) => value === search.get(name));
  return {
    subject,
    view: find(widgetViewsOf(subject), 'view') ?? defaultWidgetLook.view,
    theme: find(widgetThemes, 'theme') ?? defaultWidgetLook.theme,
    lang: find(languages, 'language') ?? language,
    size: find(widgetSizes, 'size') ?? 'medium',
  };
}

/** The theme with which an overlay lets the video through; its text has an edge of the other colour. */
function overlayTheme(theme: WidgetTheme): WidgetTheme {
  if (isTransparent(theme)) return theme;
  return theme === 'dark' ? 'transparent-dark' : 'transparent';
}

/**
 * A choice after a change: a view that the subject lacks becomes a bar. An overlay begins transparent, and
 * what replaces it gets the theme before it, unless another one was chosen meanwhile.
 */
export function changeChoice(
  before: WidgetChoice,
  changed: Partial<WidgetChoice>,
  themeBeforeOverlay?: WidgetTheme,
): WidgetChoice {
  const next = { ...before, ...changed };
  const view = widgetViewsOf(next.subject).find((each) => each === next.view) ?? 'bar';
  const [wasOverlay, isOverlay] = [before.view === 'overlay', view === 'overlay'];
  if (isOverlay && !wasOverlay) return { ...next, view, theme: overlayTheme(next.theme) };
  const isUntouched =
    themeBeforeOverlay !== undefined && next.theme === overlayTheme(themeBeforeOverlay);
  if (wasOverlay && !isOverlay && isUntouched) return { ...next, view, theme: themeBeforeOverlay };
  return { ...next, view };
}

/** Whether the address has to say that the petition of an area is meant, not its share. */
const isOwnPetition = ({ petition }: WidgetSubject) =>
  campaign.areas.some((area) => area.toLowerCase() === petition);

/** The path of a choice. Preserves `lang` if the previous query had it. */
export function choicePath(
  { subject, view, theme, lang, size }: WidgetChoice,
  { language, before }: { language: Language; before: URLSearchParams },
): string {
  const country = subject.country ?? subject.petition;
  const path = country === campaign.petition ? pathTo('widgets') : pathTo('widget', { country });
  return urlOf(path, {
    query: {
      lang: before.has('lang') ? language : undefined,
      of: isOwnPetition(subject) ? 'petition' : undefined,
      view: view === defaultWidgetLook.view ? undefined : view,
      theme: theme === defaultWidgetLook.theme ? undefined : theme,
      language: lang === language ? undefined : lang,
      size: size === 'medium' ? undefined : size,
    },
  });
}

/** What of the address the widget depends on. */
export const lookQuery = (choice: WidgetChoice, language: Language): string | undefined =>
  choicePath({ ...choice, size: 'medium' }, { language, before: new URLSearchParams() }).split(
    '?',
  )[1];

/** Identifies a subject among the options of the builder. */
export const subjectKey = ({ petition, country }: WidgetSubject): string => country ?? petition;

export const subjectOfKey = (key: string): WidgetSubject =>
  widgetSubjectOf(key, campaign.areas.some((area) => area === key) ? undefined : 'petition') ?? {
    petition: campaign.petition,
  };

/** The title of a widget in its language. */
export function titleOf(
  { petition, country }: WidgetSubject,
  petitions: readonly PetitionSummary[],
  lang: Language,
): string {
  const found = petitions.find(({ id }) => id === petition);
  const title = found?.translations[lang]?.title ?? found?.title ?? campaign.brand;
  return country ? `${countryName(country, lang)} · ${title}` : title;
}
