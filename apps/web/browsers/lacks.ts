// SPDX-License-Identifier: AGPL-3.0-or-later
import bcd, {
  type CompatStatement,
  type Identifier,
  type SimpleSupportStatement,
} from '@mdn/browser-compat-data' with { type: 'json' };

import { type LineBrowser, browserLine, lineBrowsers } from './line.ts';

/** A feature by its path in the compatibility data, such as `['Promise', 'withResolvers']`. */
export type Feature = {
  readonly path: readonly string[];
  readonly lackedBy: readonly LineBrowser[];
};

/** Features below a part of the data, with the browsers of the line that lack them. */
function featuresOf(part: Identifier | undefined, path: readonly string[] = []): Feature[] {
  return Object.entries(part ?? {}).flatMap(([name, value]) => {
    if (isStatement(value)) return [];
    const own = [...path, name];
    const { __compat: statement } = value;
    const feature = statement ? [{ path: own, lackedBy: lackedBy(statement) }] : [];
    return [...feature, ...featuresOf(value, own)];
  });
}

const isStatement = (value: CompatStatement | Identifier): value is CompatStatement =>
  'support' in value && !('__compat' in value.support);

function lackedBy({ support }: CompatStatement): LineBrowser[] {
  return lineBrowsers.filter((browser) => {
    const statements = support[browser];
    return statements !== undefined && ![statements].flat().some((one) => has(one, browser));
  });
}

/** Whether a browser of the line has a feature, without prefix, other name or flag. */
function has(statement: SimpleSupportStatement, browser: LineBrowser): boolean {
  if (statement.prefix ?? statement.alternative_name ?? statement.flags) return false;
  const { version_added: added, version_removed: removed } = statement;
  if (added === false || added === 'preview') return false;
  if (removed !== undefined && removed !== 'preview' && !isNewer(removed, browser)) return false;
  return !isNewer(added, browser);
}

/** Whether a version is newer than the line's. A "≤37" of the data means at the latest. */
function isNewer(version: string, browser: LineBrowser): boolean {
  const [given, line] = [version, browserLine[browser]].map((text) =>
    text.replace('≤', '').split('.').map(Number),
  );
  const [major = 0, minor = 0] = given ?? [];
  const [lineMajor = 0, lineMinor = 0] = line ?? [];
  return major > lineMajor || (major === lineMajor && minor > lineMinor);
}

/** Functions and attributes of scripts: built-in objects and interfaces of browsers. */
export const scriptFeatures = (): Feature[] =>
  [...featuresOf(bcd.javascript.builtins), ...featuresOf(bcd.api)].filter(
    ({ path }) => path.length <= 2,
  );

/** What styles consist of, as the data groups it: properties, selectors, at-rules. */
export const styleFeatures = (): Readonly<
  Record<'properties' | 'selectors' | 'at-rules', Feature[]>
> => ({
  properties: featuresOf(bcd.css.properties),
  selectors: featuresOf(bcd.css.selectors),
  'at-rules': featuresOf(bcd.css['at-rules']),
});
