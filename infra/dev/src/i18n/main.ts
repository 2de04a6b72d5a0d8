// SPDX-License-Identifier: AGPL-3.0-or-later
import { writeFileSync } from 'node:fs';

import { knownLanguages } from '@kga/contracts/core';

import { percentOf, reportOf } from './coverage.ts';
import { apps, pathOf } from './message-folders.ts';
import { takeScreenshots } from './screenshots.ts';
import { coverageSource, typesOf } from './types.ts';
import { unusedKeys } from './unused.ts';
import { exportForWeblate } from './weblate.ts';

const usage = `npm run i18n                                  coverage, missing and unused texts, broken placeholders
npm run i18n -- <tag>                         the same for one language, with each missing text
npm run i18n -- types                         writes the types of keys and placeholders, and the coverage
npm run i18n -- weblate <folder>              writes the list of components and the notes, as Weblate reads them
npm run i18n -- screenshots <origin> <folder> takes the screenshots that notes name, of a running site
`;

const [command, ...args] = process.argv.slice(2);

if (command === 'types') {
  for (const { app, types } of apps) writeFileSync(pathOf(types), typesOf(app));
  writeFileSync(pathOf('packages/server/src/coverage.ts'), coverageSource());
} else if (command === 'weblate' && args[0] !== undefined) {
  const { components, explanations } = exportForWeblate(args[0]);
  process.stdout.write(`${components} components, ${explanations} explanations in ${args[0]}\n`);
} else if (command === 'screenshots' && args[0] !== undefined && args[1] !== undefined) {
  await takeScreenshots(args[0], args[1]);
} else if (command === undefined || knownLanguages.some(({ tag }) => tag === command)) {
  process.exitCode = report(command);
} else {
  process.stderr.write(usage);
  process.exitCode = 2;
}

/** Prints the report; 1 where a text is broken, 0 where texts are only missing. */
function report(only: string | undefined): number {
  const tags = knownLanguages.map(({ tag }) => tag).filter((tag) => !only || tag === only);
  let broken = 0;
  for (const language of tags) {
    const found = reportOf(language);
    const { needed, translated, faults } = found;
    process.stdout.write(
      `${language.padEnd(8)}${String(percentOf(found)).padStart(4)} %  ${translated} of ${needed} texts\n`,
    );
    for (const { file, key, kind } of faults) {
      if (kind !== 'missing') broken += 1;
      if (kind !== 'missing' || only !== undefined) {
        process.stdout.write(`  ${kind}: ${key} in ${file}\n`);
      }
    }
  }
  const unused = unusedKeys();
  process.stdout.write(`\nUnused: ${unused.length}\n`);
  for (const { namespace, key } of unused) process.stdout.write(`  ${namespace}: ${key}\n`);
  return broken > 0 ? 1 : 0;
}
