// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Language, localeOf } from '@kga/contracts/core';
import type { ModerationCase } from '@kga/contracts/moderation';

import type { Formats } from '../../../lib/format.ts';
import { useTranslation } from '../../../lib/translation.ts';

const units = [
  { unit: 'day', ms: 86_400_000 },
  { unit: 'hour', ms: 3_600_000 },
  { unit: 'minute', ms: 60_000 },
] as const;

/** Formats a waiting time in the largest whole unit, for example `3 hours`. */
export function ageText(language: Language, { since, now }: { since: string; now: number }) {
  const waited = Math.max(0, now - Date.parse(since));
  const { unit, ms } = units.find((each) => waited >= each.ms) ?? units[2];
  const format = new Intl.NumberFormat(localeOf(language), {
    style: 'unit',
    unit,
    unitDisplay: 'long',
  });
  return format.format(Math.floor(waited / ms));
}

/** Formats the amount of a case, which is a number and a currency: `24.5 USD`. */
export function amountText(formats: Pick<Formats, 'money'>, amount: string) {
  const [number, currency] = amount.split(' ');
  return currency === undefined ? amount : formats.money(Number(number), currency);
}

/** Returns a function that names a case: its title, or what it belongs to. */
export function useCaseTitle() {
  const { t } = useTranslation(['moderation', 'content']);
  return ({ kind, title, context }: Pick<ModerationCase, 'kind' | 'title' | 'context'>): string => {
    if (title !== '') return title;
    const of = context?.title ?? '';
    return kind === 'forum_reply'
      ? t('replyTo', { title: of })
      : t('content:report.of', { label: t(`content:kinds.${kind}`), name: of });
  };
}

/** The language of the title of a case; what names a reply is in the language of the interface. */
export const titleLanguage = ({ title, language }: Pick<ModerationCase, 'title' | 'language'>) =>
  title === '' ? undefined : language;
