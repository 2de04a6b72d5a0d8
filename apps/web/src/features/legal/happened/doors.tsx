// SPDX-License-Identifier: AGPL-3.0-or-later
import { pathTo } from '@kga/contracts/core';
import { Button } from '@kga/ui/button';
import { MessagesSquare, PenLine, Scale } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';

import { useOwnRegion } from '../../../components/own-region/use-own-region.ts';
import { letterPath } from '../../../content/letter-path.ts';
import { useBrowserConfig } from '../../../lib/browser.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { findRegion, parseHappened } from './choice.ts';

/** The three ways on: a letter, the law, a person. The answer to what happened has its own. */
export function Doors() {
  const { t } = useTranslation('legal');
  const { readOnly } = useBrowserConfig();
  const [search] = useSearchParams();
  const { happened, country, game } = parseHappened(search);
  const own = findRegion(useOwnRegion().region);
  if (happened) return null;
  const region = findRegion(country) ?? own;
  const doors = [
    [PenLine, 'letter.title', letterPath({ game })],
    [
      Scale,
      'doors.law',
      region === undefined ? pathTo('legalRecords') : pathTo('legalRecord', { id: region }),
    ],
    ...(readOnly ? [] : [[MessagesSquare, 'doors.person', pathTo('consultation')] as const]),
  ] as const;
  return (
    <>
      <ul className="mt-6 grid grid-cols-2 gap-2 sm:flex sm:flex-wrap sm:gap-3">
        {doors.map(([Icon, name, to], index) => (
          <li key={name} className={index === 0 ? 'max-sm:col-span-2' : ''}>
            <Button
              asChild
              variant={index === 0 ? 'signal' : 'plain'}
              className="h-full max-sm:w-full max-sm:px-3"
            >
              <Link to={to}>
                <Icon className="size-5 shrink-0" aria-hidden="true" />
                {t(name)}
              </Link>
            </Button>
          </li>
        ))}
      </ul>
      <p className="mt-3 max-w-text text-sm text-muted">{t('letter.text')}</p>
    </>
  );
}
