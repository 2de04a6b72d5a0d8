// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Schema } from '@kga/dev/openapi';
import { slug } from 'github-slugger';

/** Values of an enumeration that are listed. */
const shownValues = 12;

/** The type of a value in words, with links to named schemas. */
export function typeOf(schema: Schema): string {
  if (schema.$ref !== undefined) return linkToSchema(schema.$ref);
  const variants = schema.anyOf ?? schema.oneOf;
  if (variants) return unique(variants.map(typeOf)).join(' or ');
  if (schema.allOf) return unique(schema.allOf.map(typeOf)).join(' and ');
  if (schema.const !== undefined) return code(schema.const);
  if (schema.enum) return listValues(schema.enum);
  if (schema.items) return `list of ${typeOf(schema.items)}`;
  if (typeof schema.additionalProperties === 'object' && !schema.properties) {
    return `map of ${typeOf(schema.additionalProperties)}`;
  }
  const types = [schema.type ?? 'any value'].flat().join(' or ');
  return schema.format === undefined ? types : `${types} (${schema.format})`;
}

/** What a value is for, its limits, and whether it may be absent. */
export function meaningOf(
  schema: Schema,
  isRequired: boolean,
  description = schema.description,
): string {
  const parts = [isRequired ? '' : '*optional*', description, limitsOf(schema)];
  return parts.filter(Boolean).join('; ');
}

/** Bounds and default of a value in words; empty if it has none. */
function limitsOf(schema: Schema): string {
  const characters = rangeOf(schema.minLength, schema.maxLength);
  const count = rangeOf(schema.minItems, schema.maxItems);
  const value = rangeOf(safe(schema.minimum), safe(schema.maximum));
  return [
    characters && `${characters} characters`,
    count && `${count} items`,
    value,
    schema.default === undefined ? '' : `${code(schema.default)} by default`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** Name of the schema that a reference is to. */
const schemaName = (reference: string): string => reference.split('/').at(-1) ?? '';

function linkToSchema(reference: string): string {
  const name = schemaName(reference);
  return `[${name}](/api/schemas.md#${slug(name)})`;
}

function listValues(values: readonly unknown[]): string {
  const shown = values.slice(0, shownValues).map(code).join(', ');
  return values.length > shownValues ? `${shown} and ${values.length - shownValues} more` : shown;
}

function rangeOf(min: number | undefined, max: number | undefined): string {
  if (min === undefined && max === undefined) return '';
  if (max === undefined) return `at least ${min}`;
  if (min === undefined || min === max) return min === undefined ? `at most ${max}` : `${max}`;
  return `${min} to ${max}`;
}

/** Bounds of every integer are no bounds that anyone has to know. */
const safe = (bound: number | undefined): number | undefined =>
  bound !== undefined && Math.abs(bound) === Number.MAX_SAFE_INTEGER ? undefined : bound;

const code = (value: unknown): string =>
  `\`${typeof value === 'string' && value !== '' ? value : JSON.stringify(value)}\``;

const unique = (parts: readonly string[]): readonly string[] => [...new Set(parts)];

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

/** A Markdown table. Cells are Markdown; what would end a cell or open a tag is escaped. */
export function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  return [line(headings), line(headings.map(() => '---')), ...rows.map(line)].join('\n');
}

const line = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`;

function cell(markdown: string): string {
  return escapeTags(markdown)
    .replaceAll('|', String.raw`\|`)
    .replaceAll(/\s*\n\s*/g, ' ');
}

/** Escapes tags outside of code. */
export function escapeTags(markdown: string): string {
  return markdown.replaceAll(/(`[^`]*`)|</g, (_match, quoted?: string) => quoted ?? '&lt;');
}
