// SPDX-License-Identifier: AGPL-3.0-or-later
import { useFormats } from '../../lib/language.tsx';
import { useTranslation } from '../../lib/translation.ts';
import { patterns } from './outcome-look.tsx';
import { type Outcome, type Promiser, outcomes } from './promisers.ts';

/** Listed at zero, too: a record without them would hide what is good or bad about it. */
const isAlwaysListed = (outcome: Outcome): boolean => outcome === 'kept' || outcome === 'broken';

/** How many promises someone kept, broke and so on: a bar of one part for each promise, and the counts. */
export function PromiserRecord({ record }: Pick<Promiser, 'record'>) {
  const { t } = useTranslation('commitmentsLegal');
  const formats = useFormats();
  const listed = outcomes.filter((outcome) => record[outcome] > 0 || isAlwaysListed(outcome));
  return (
    <>
      <div aria-hidden="true" className="mt-3 flex h-3 lg:mt-2 max-w-text gap-0.5">
        {outcomes.flatMap((outcome) =>
          Array.from({ length: record[outcome] }, (_, at) => (
            <span
              key={`${outcome} ${at}`}
              className={`min-w-1 grow basis-0 border [print-color-adjust:exact] ${patterns[outcome]}`}
            />
          )),
        )}
      </div>
      <dl className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {listed.map((outcome) => (
          <div key={outcome} className="flex items-center gap-1.5">
            <dt className="flex items-center gap-1.5 text-muted">
              <span
                aria-hidden="true"
                className={`size-3 shrink-0 border [print-color-adjust:exact] ${patterns[outcome]}`}
              />
              {outcome === 'open' || outcome === 'overdue'
                ? t(`record.${outcome}`)
                : t(`statuses.${outcome}`)}
            </dt>
            <dd className="font-semibold tabular">{formats.integer(record[outcome])}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
