// SPDX-License-Identifier: AGPL-3.0-or-later
import { VisuallyHidden } from '@kga/ui/visually-hidden';
import type { FocusEventHandler, ReactNode, RefObject } from 'react';

import { useTranslation } from '../../lib/translation.ts';

export type Column<Item> = {
  label: string;
  /** Cards leave out a value that is null. */
  render: (item: Item) => ReactNode;
};

export type AdminTableProps<Item> = {
  /** Says what the table lists, for screen readers. */
  label: string;
  keyOf: (item: Item) => string;
  /** The first one names the row. */
  columns: readonly [Column<Item>, ...Column<Item>[]];
  /** Buttons and links of a row. */
  renderActions?: (item: Item) => ReactNode;
  /** A second row over the whole width. */
  renderDetails?: (item: Item) => ReactNode;
};

type TableElementProps<Item> = {
  items: readonly Item[];
  rows: RefObject<HTMLTableElement | null>;
  onFocus: FocusEventHandler;
  onBlur: FocusEventHandler;
};

const headClass =
  'border-b border-line py-2 pe-6 text-start align-bottom text-xs font-semibold text-muted';
const cellClass =
  'min-w-0 border-0 p-0 text-start [overflow-wrap:anywhere] lg:py-3 lg:align-top lg:not-last:pe-6';

/** Children of the table before its rows: caption and head. */
export const beforeRows = 2;

/** A table on wide screens. On others each row is a card of labels and values. */
export function AdminTable<Item>({
  label,
  keyOf,
  columns: [title, ...facts],
  renderActions,
  renderDetails,
  items,
  rows,
  ...focus
}: AdminTableProps<Item> & TableElementProps<Item>) {
  const { t } = useTranslation('admin');
  const columnCount = facts.length + (renderActions ? 2 : 1);
  return (
    <table ref={rows} className="mt-3 block w-full border-t-2 border-ink lg:table" {...focus}>
      <caption className="sr-only">{label}</caption>
      <thead className="max-lg:hidden">
        <tr>
          {[title, ...facts].map((column) => (
            <th key={column.label} scope="col" className={headClass}>
              {column.label}
            </th>
          ))}
          {renderActions && (
            <th scope="col" className={headClass}>
              <VisuallyHidden>{t('actions')}</VisuallyHidden>
            </th>
          )}
        </tr>
      </thead>
      {items.map((item) => (
        <tbody key={keyOf(item)} className="block border-b border-line lg:table-row-group">
          <tr className="grid gap-x-8 gap-y-1 py-4 sm:grid-cols-2 lg:table-row">
            <th scope="row" className={`font-normal sm:col-span-2 lg:min-w-60 ${cellClass}`}>
              {title.render(item)}
            </th>
            {facts.map((column) => (
              <FactCell key={column.label} label={column.label} value={column.render(item)} />
            ))}
            {renderActions && (
              <td className={`max-lg:mt-2 sm:col-span-2 lg:w-px ${cellClass}`}>
                <div className="flex flex-wrap gap-2 lg:w-max lg:max-w-64">
                  {renderActions(item)}
                </div>
              </td>
            )}
          </tr>
          {renderDetails && (
            <tr className="block pb-4 lg:table-row">
              <td colSpan={columnCount} className="block border-0 p-0 lg:table-cell lg:pb-4">
                {renderDetails(item)}
              </td>
            </tr>
          )}
        </tbody>
      ))}
    </table>
  );
}

function FactCell({ label, value }: { label: string; value: ReactNode }) {
  const shown = value === null ? 'max-lg:hidden' : 'grid grid-cols-[minmax(6rem,2fr)_3fr] gap-x-4';
  return (
    <td className={`text-sm lg:table-cell ${shown} ${cellClass}`}>
      <span className="text-muted lg:hidden">{label}</span>
      <div className="min-w-0">{value}</div>
    </td>
  );
}
