import type { Schema } from '@kga/dev/openapi';

// SPDX-License-Identifier: AGPL-3.0-or-later
import { table } from './markdown-table.ts';
import { meaningOf, typeOf } from './schema-text.ts';

type Row = readonly [name: string, type: string, meaning: string];

/** Tables of the fields of an object; of alternatives, one for each. Empty where there are no fields. */
export function fieldTables(schema: Schema): string {
  const variants = (schema.anyOf ?? schema.oneOf ?? [schema]).filter(hasFields);
  return variants
    .map((variant, index) => {
      const fields = table(['Field', 'Type', 'Meaning'], rowsOf(variant, ''));
      return variants.length === 1 ? fields : `Alternative ${index + 1}:\n\n${fields}`;
    })
    .join('\n\n');
}

function hasFields(schema: Schema): boolean {
  return rowsOf(schema, '').length > 0;
}

/** Fields of an object or of the objects in a list, those inside of them included. */
function rowsOf(schema: Schema, prefix: string): readonly Row[] {
  if (schema.items) return rowsOf(schema.items, `${prefix}[]`);
  const inner = (schema.anyOf ?? schema.oneOf ?? []).flatMap((each) => rowsOf(each, prefix));
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const path = prefix === '' ? name : `${prefix}.${name}`;
    const isRequired = schema.required?.includes(name) ?? false;
    const row: Row = [`\`${path}\``, typeOf(field), meaningOf(field, isRequired)];
    return [row, ...rowsOf(field, path)];
  });
  return [...inner, ...own];
}
