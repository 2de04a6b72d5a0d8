import type { Schema } from '@kga/dev/openapi';
// SPDX-License-Identifier: AGPL-3.0-or-later
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
