// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Story } from '@kga/contracts/stories';
import type { ReactNode } from 'react';

import { useFormats } from '../../lib/language.tsx';
import { useTranslation } from '../../lib/translation.ts';
import { StoryByline } from './story-byline.tsx';

/** A story as a till receipt: the game, the story, the loss, and who lost it when. */
export function Receipt({
  story,
  as: Element = 'div',
  className = '',
  rateText,
  children,
}: {
  story: Story;
  as?: 'div' | 'li' | 'header';
  className?: string;
  /** Text for the amount in yen, such as the day of its rate. */
  rateText?: (yen: string) => string;
  children: ReactNode;
}) {
  return (
    <Element
      className={`receipt flex min-w-0 flex-col p-5 pb-7 [overflow-wrap:anywhere] sm:p-6 sm:pb-8 ${className}`}
    >
      <p dir="auto" className="text-center font-mono text-sm font-semibold">
        {story.gameName}
      </p>
      <Perforation />
      <div className="min-w-0 grow">{children}</div>
      <Total story={story} {...(rateText && { rateText })} />
      <Perforation />
      <StoryByline
        story={story}
        className="justify-between font-mono"
        // Elsewhere the whole receipt is a link.
        linked={Element === 'header'}
      />
    </Element>
  );
}

const Perforation = () => (
  <hr aria-hidden="true" className="my-3 border-t-2 border-dashed border-edge opacity-50" />
);

/** The loss as it was given, then in yen; nothing if it is zero or unknown. */
function Total({
  story: { amount, currency, amountLost },
  rateText,
}: {
  story: Pick<Story, 'amount' | 'currency' | 'amountLost'>;
  rateText?: (yen: string) => string;
}) {
  const { t } = useTranslation('latestStories');
  const formats = useFormats();
  const yen = amountLost !== null && amountLost > 0 ? formats.yen(amountLost) : undefined;
  const given =
    amount !== null && amount > 0 && currency !== null
      ? formats.money(amount, currency)
      : undefined;
  const total = given ?? yen;
  if (total === undefined) return null;
  return (
    <>
      <Perforation />
      <dl className="flex flex-wrap items-baseline justify-between gap-x-4">
        <dt className="font-mono text-sm font-semibold">{t('amountLost')}</dt>
        <dd className="grow text-end font-heading text-xl font-bold tabular">{total}</dd>
        {yen !== undefined && currency !== 'JPY' && total !== yen && (
          <dd className="basis-full text-end text-sm text-balance text-muted tabular">
            {rateText ? rateText(yen) : yen}
          </dd>
        )}
      </dl>
    </>
  );
}
