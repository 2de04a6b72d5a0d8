// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Operation, Schema } from '@kga/dev/openapi';

import { escapeTags, fieldTables, meaningOf, table, typeOf } from './schema-text.ts';

/** The section of an operation on the page of its tag. */
export function describeOperation(path: string, method: string, operation: Operation): string {
  // The api puts the sentence about callers last.
  const paragraphs = operation.description.split('\n\n');
  const callers = paragraphs.at(-1) ?? '';
  return [
    `## ${escapeTags(operation.summary)} {#${operation.operationId}}`,
    `<Badge type="info" text="${method.toUpperCase()}" /> \`${path}\``,
    ...paragraphs.slice(0, -1).map(escapeTags),
    `**Who may call.** ${escapeTags(callers)}`,
    parameters(operation),
    body(operation),
    answers(operation),
  ]
    .filter(Boolean)
    .join('\n\n');
}

function parameters({ parameters: given }: Operation): string {
  if (given.length === 0) return '';
  const rows = given.map((each) => [
    `\`${each.name}\``,
    each.in,
    typeOf(each.schema),
    meaningOf(each.schema, each.required, each.description),
  ]);
  return `**Parameters**\n\n${table(['Name', 'In', 'Type', 'Meaning'], rows)}`;
}

function body({ requestBody }: Operation): string {
  const parts = Object.entries(requestBody?.content ?? {}).map(([type, { schema }]) =>
    withFields(`**Body** (\`${type}\`): ${typeOf(schema)}`, schema),
  );
  return parts.join('\n\n');
}

function answers({ responses }: Operation): string {
  const statuses = Object.entries(responses);
  const successes = statuses.filter(([status]) => Number(status) < 400);
  const rows = successes.map(([status, { description, content = {} }]) => [
    status,
    Object.keys(content)
      .map((type) => `\`${type}\``)
      .join(', '),
    Object.values(content)
      .map(({ schema }) => typeOf(schema))
      .join(', '),
    // Fastify's words for an answer without a description.
    description === 'Default Response' ? '' : description,
  ]);
  const fields = successes.flatMap(([status, { content = {} }]) =>
    Object.values(content).flatMap(({ schema }) =>
      fieldTables(schema) === '' ? [] : withFields(`Fields of the answer ${status}:`, schema),
    ),
  );
  const problems = statuses.map(([status]) => status).filter((status) => Number(status) >= 400);
  return [
    `**Answers**\n\n${table(['Status', 'Content', 'Schema', 'Meaning'], rows)}`,
    ...fields,
    `[Problems](/api/schemas.md#problem): ${problems.join(', ')}`,
  ].join('\n\n');
}

const withFields = (line: string, schema: Schema): string =>
  [line, fieldTables(schema)].filter(Boolean).join('\n\n');
