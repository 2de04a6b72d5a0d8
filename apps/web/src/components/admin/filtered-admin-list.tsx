// SPDX-License-Identifier: AGPL-3.0-or-later
import type { ComponentProps } from 'react';

import { type AdminListProps, AdminList } from './admin-list.tsx';
import { FilterForm } from './filter-form.tsx';

type FilteredAdminListProps<Item> = Omit<AdminListProps<Item>, 'clearPath'> & {
  /** The form above the list and the path of the page. The filter is in the URL. */
  filters: ComponentProps<typeof FilterForm> & { path: string };
};

/** Apart from `AdminList`, because the selects of the form are as much as the rest of a small page. */
export function FilteredAdminList<Item>({ filters, ...list }: FilteredAdminListProps<Item>) {
  const { path, ...form } = filters;
  const isFiltered = Object.keys(form.filter).length > 0;
  return (
    <>
      <div className="mt-8">
        <FilterForm {...form} />
      </div>
      <AdminList {...list} clearPath={isFiltered ? path : undefined} />
    </>
  );
}
