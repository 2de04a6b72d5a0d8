// SPDX-License-Identifier: AGPL-3.0-or-later
import type { OpenapiDocument } from '@kga/dev/openapi';
import { slug } from 'github-slugger';

import { describeOperation } from './operation-text.ts';
import { escapeTags, fieldTables, table, typeOf } from './schema-text.ts';

/** Markdown of the reference by its path on the site. */
export function createReferencePages(document: OpenapiDocument): ReadonlyMap<string, string> {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const tagged = (tag: string) =>
    operations.filter(({ operation }) => operation.tags.includes(tag));
  const tags = document.tags.filter(({ name }) => tagged(name).length > 0);
  return new Map([
    [
      'api/index.md',
      overview(
        document,
        tags.map((tag) => ({ ...tag, count: tagged(tag.name).length })),
      ),
    ],
    ...tags.map(
      ({ name, description }) =>
        [
          `api/${slug(name)}.md`,
          [
            `---\noutline: [2, 2]\n---`,
            `# ${capitalise(name)}`,
            `${escapeTags(description)}.`,
            ...tagged(name).map(({ path, method, operation }) =>
              describeOperation(path, method, operation),
            ),
          ].join('\n\n'),
        ] as const,
    ),
    ['api/schemas.md', schemas(document)],
  ]);
}

function overview(
  { info }: OpenapiDocument,
  tags: readonly { name: string; description: string; count: number }[],
): string {
  const rows = tags.map(({ name, description, count }) => [
    `[${capitalise(name)}](/api/${slug(name)}.md)`,
    description,
    String(count),
  ]);
  return [
    '---\noutline: false\n---',
    '# API',
    escapeTags(info.description),
    'Each installation serves this reference as an OpenAPI document at `/api/openapi.json`, and a page to try it at `/api/docs`. Schemas that several operations share have [a page of their own](/api/schemas.md). Parameters and fields are required unless they are marked as optional.',
    table(['Group', 'Content', 'Operations'], rows),
  ].join('\n\n');
}

function schemas({ components }: OpenapiDocument): string {
  const sections = Object.entries(components.schemas)
    .toSorted(([a], [b]) => a.localeCompare(b, 'en'))
    .map(([name, schema]) =>
      [
        `## ${name}`,
        schema.description && escapeTags(schema.description),
        fieldTables(schema) || `Type: ${typeOf(schema)}`,
      ]
        .filter(Boolean)
        .join('\n\n'),
    );
  return ['# Schemas', 'Objects that operations take or return.', ...sections].join('\n\n');
}

const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
