// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Commitment } from '@kga/contracts/legal';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';

import { ShareButton } from '../../components/share/share-button.tsx';
import { useToday } from '../../lib/browser.ts';
import { counted, useFormats, useLanguage } from '../../lib/language.tsx';
import { useTranslation } from '../../lib/translation.ts';
import { commitmentsPath, noCommitmentFilter } from './commitment-filter.ts';
import { Who } from './commitment-parts.tsx';
import { CommitmentRow } from './commitment-row.tsx';
import { PromiserRecord } from './promiser-record.tsx';
import { type Promiser, groupByPromiser, outcomes } from './promisers.ts';
import { commitmentsQuery } from './queries.ts';
import { useIsLinked } from './use-linked.ts';

/** The promises by who made them, the worst record first. */
export function PromiserGroups({ found }: { found: readonly Commitment[] }) {
  const { t } = useTranslation('commitmentsLegal');
  const language = useLanguage();
  const today = useToday();
  const { data: all = found } = useQuery(commitmentsQuery(noCommitmentFilter));
  const nameOf = ({ name, whoKind }: Promiser) =>
    whoKind === 'institution' ? t('bodies.institution') : name;
  const promisers = groupByPromiser(found, {
    all,
    today,
    compareNames: (one, other) => nameOf(one).localeCompare(nameOf(other), language),
  });
  return (
    <ul className="mt-6">
      {promisers.map((promiser) => (
        <PromiserGroup key={promiser.name} promiser={promiser} name={nameOf(promiser)} />
      ))}
    </ul>
  );
}

/** The anchor of a promiser, by which its record can be linked to. */
const anchorOf = (name: string): string =>
  `by-${name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-')}`;

function PromiserGroup({ promiser, name }: { promiser: Promiser; name: string }) {
  const { t } = useTranslation(['commitmentsLegal', 'legal']);
  const language = useLanguage();
  const [search] = useSearchParams();
  const { record, whoKind } = promiser;
  const id = anchorOf(promiser.name);
  const total = outcomes.reduce((sum, outcome) => sum + record[outcome], 0);
  return (
    <li
      id={id}
      className="scroll-mt-6 border-t-2 border-ink pt-5 pb-4 lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:gap-x-12 print:block"
    >
      <div>
        <h2 className="text-2xl [&_[lang]]:font-heading [&_[lang]]:leading-(--leading-heading)">
          {whoKind === 'institution' ? name : <Who name={name} />}
        </h2>
        {whoKind !== 'institution' && (
          <p className="mt-1 text-sm font-semibold text-muted">{t(`bodies.${whoKind}`)}</p>
        )}
      </div>
      <div>
        {/* The badge of a single promise says the same. */}
        {total > 1 && <PromiserRecord record={record} />}
        <Rows id={id} promiser={promiser} name={name} />
        {total > 1 && (
          <ShareButton
            variant="quiet"
            size="small"
            className="-ms-3"
            label={t('record.share')}
            of={name}
            shared={{
              kind: 'page',
              id: 'commitments',
              title: `${name}: ${t('title')}`,
              path: `${commitmentsPath(noCommitmentFilter, search, 'promiser')}#${id}`,
              language,
            }}
          />
        )}
      </div>
    </li>
  );
}

type RowsProps = { id: string; promiser: Promiser; name: string };

/** Several promises are folded, so that records can be compared; one that is linked to is open. */
function Rows({ id, promiser: { name: under, shown }, name }: RowsProps) {
  const { t } = useTranslation('commitmentsLegal');
  const formats = useFormats();
  const isLinked = useIsLinked(id, ...shown.map((each) => each.id));
  const rows = (
    <ul className="mt-1 [&>:last-child]:border-0">
      {shown.map((commitment) => (
        <CommitmentRow key={commitment.id} commitment={commitment} under={under} />
      ))}
    </ul>
  );
  if (shown.length === 1) return rows;
  return (
    <details open={isLinked} className="print-open mt-1">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">
        {t('shown', counted(formats, shown.length))}
        <span className="sr-only">: {name}</span>
      </summary>
      {rows}
    </details>
  );
}
