// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Language, campaign, localeOf } from '@kga/contracts/core';
import type { LegalGuide } from '@kga/legal';

const versions: Readonly<Record<Language, (version: number, date: string) => string>> = {
  en: (version, date) => `Version ${version}, ${date}`,
  'zh-CN': (version, date) => `第${version}版，${date}`,
  fr: (version, date) => `Version ${version}, ${date}`,
  de: (version, date) => `Fassung ${version}, ${date}`,
  ja: (version, date) => `第${version}版、${date}`,
  ko: (version, date) => `${version}판, ${date}`,
};

/** Who publishes a document, and in which version: the line below its title. */
export function imprintOf({ language, version, date }: LegalGuide): string {
  const day = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' });
  const text = versions[language](version, day.format(new Date(`${date}T00:00:00Z`)));
  return `${campaign.brand} · ${text}`;
}
