// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { parseWorkflow } from './read-workflows.ts';
import { rules } from './rules.ts';

const commit = '3d3c42e5aac5ba805825da76410c181273ba90b1';

const good = `
on: push
permissions:
  contents: read
jobs:
  one:
    runs-on: ubuntu-24.04
    timeout-minutes: 5
    steps:
      - uses: actions/checkout@${commit} # v7.0.1
        with:
          persist-credentials: false
      - name: Says hello
        run: echo hello
`;

const complaintsAbout = (text: string): string[] => {
  const workflow = parseWorkflow('one.yml', text);
  return Object.values(rules).flatMap((rule) => rule(workflow));
};

test('a workflow that keeps to the rules is accepted', () => {
  expect(complaintsAbout(good)).toEqual([]);
});

test.each([
  ['a tag', `@${commit} # v7.0.1`, '@v7', 'not pinned'],
  ['a commit without its version', ' # v7.0.1', '', 'not pinned'],
  ['a short commit', commit, commit.slice(0, 12), 'not pinned'],
  ['no permissions', 'permissions:\n  contents: read\n', '', 'declares no permissions'],
  ['rights of all jobs', 'contents: read', 'contents: write', 'lets every job write'],
  ['no bound', '    timeout-minutes: 5\n', '', 'has no timeout-minutes'],
  ['a target event', 'on: push', 'on: [pull_request_target]', 'runs on pull_request_target'],
  ['an expression in shell', 'echo hello', 'echo ${{ github.event.number }}', 'through env'],
  ['a step without a name', 'name: Says hello\n        run', 'run', 'has no name'],
  ['broken shell', 'echo hello', 'if true', 'syntax error'],
  ['a token in the checkout', 'persist-credentials: false', 'fetch-depth: 0', 'persist-cred'],
])('%s is found', (_, before, after, complaint) => {
  expect(good).toContain(before);
  expect(complaintsAbout(good.replace(before, after)).join('\n')).toContain(complaint);
});

test('dependencies beside rights to write are found', () => {
  const rights = 'timeout-minutes: 5\n    permissions: { packages: write }';
  const text = good.replace('timeout-minutes: 5', rights).replace('echo hello', 'npm test');
  expect(complaintsAbout(text)).toEqual([
    'one.yml one: Says hello runs Node in a job that may write',
  ]);
});
