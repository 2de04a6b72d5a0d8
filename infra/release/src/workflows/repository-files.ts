// SPDX-License-Identifier: AGPL-3.0-or-later
import { globSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';

import { campaign } from '@kga/contracts/core';
import { parse } from 'yaml';
import { z } from 'zod';

import { root } from '../config.ts';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');

const element = z.object({
  type: z.enum(['markdown', 'textarea', 'input', 'dropdown', 'checkboxes']),
  id: z.string().optional(),
  attributes: z.record(z.string(), z.unknown()),
});

const issueForm = z.strictObject({
  name: z.string().min(1),
  description: z.string().min(1),
  title: z.string().optional(),
  labels: z.array(z.string()).optional(),
  body: z.array(element).min(1),
});

const chooser = z.strictObject({
  blank_issues_enabled: z.boolean(),
  contact_links: z.array(z.strictObject({ name: z.string(), url: z.url(), about: z.string() })),
});

/** GitHub shows no form with a key it does not know or an id that is given twice. */
export function checkIssueForms(): string[] {
  const files = globSync('.github/ISSUE_TEMPLATE/*.yml', { cwd: root }).toSorted();
  return files.flatMap((file) => {
    const content: unknown = parse(read(file));
    if (file.endsWith('/config.yml')) {
      const { contact_links: links } = chooser.parse(content);
      const elsewhere = links.filter(({ url }) => !url.startsWith(`${campaign.sourceUrl}/`));
      return elsewhere.map(({ url }) => `${file} leads to ${url}, not to ${campaign.sourceUrl}`);
    }
    const ids = issueForm.parse(content).body.flatMap(({ id }) => id ?? []);
    return new Set(ids).size === ids.length ? [] : [`${file} gives an id twice`];
  });
}

const renovate = z.object({
  packageRules: z.array(
    z.object({
      groupName: z.string().optional(),
      matchDatasources: z.array(z.string()).optional(),
      matchPackageNames: z.array(z.string()).default([]),
    }),
  ),
});
const workspace = z.object({ catalog: z.record(z.string(), z.string()) });

/** A package that was replaced would otherwise leave its name in a group for good. */
export function checkRenovateGroups(): string[] {
  const names = Object.keys(workspace.parse(parse(read('pnpm-workspace.yaml'))).catalog);
  const { packageRules } = renovate.parse(JSON.parse(read('renovate.json')));
  return packageRules
    .filter(({ groupName, matchDatasources }) => groupName !== undefined && !matchDatasources)
    .flatMap(({ groupName, matchPackageNames }) =>
      matchPackageNames
        .filter((pattern) => !names.some((name) => matchesGlob(name, pattern)))
        .map((pattern) => `group ${groupName}: the catalog has no ${pattern}`),
    );
}
