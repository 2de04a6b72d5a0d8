import type { Language, ModerationCase } from '@kga/contracts';

import { useTranslation } from '../../../lib/translation.ts';

const units = [
  { unit: 'day', ms: 86_400_000 },
  { unit: 'hour', ms: 3_600_000 },
  { unit: 'minute', ms: 60_000 },
] as const;

/** How long something has waited, in the largest unit that it fills: `3 hours`. */
export function ageText(language: Language, { since, now }: { since: string; now: number }) {
  const waited = Math.max(0, now - Date.parse(since));
  const { unit, ms } = units.find((each) => waited >= each.ms) ?? units[2];
  const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' });
  return format.format(Math.floor(waited / ms));
}

/** What a piece is called: its title, or what it answers where it has none of its own. */
export function useCaseTitle(): (piece: Pick<ModerationCase, 'title' | 'context'>) => string {
  const { t } = useTranslation('moderation');
  return ({ title, context }) =>
    title === '' ? t('replyTo', { title: context?.title ?? '' }) : title;
}
