// SPDX-License-Identifier: AGPL-3.0-or-later
import { scriptFeatures } from './lacks.ts';
import type { LineBrowser } from './line.ts';

/** Paths of the functions, attributes and interfaces that a browser of the line lacks. */
export const lackedBy = (browser: LineBrowser): string[][] =>
  scriptFeatures()
    .filter((feature) => feature.lackedBy.includes(browser))
    // Events are no properties; what inherits from it would lose its constructor.
    .filter(({ path }) => !/_event$|^@@/.test(path.at(-1) ?? ''))
    .map(({ path }) => path.map((name) => name.replace(/_static$/, '')));

/** Functions that every browser of the line has, and the app needs; older ones show the server's page. */
export const neededByApp: string[][] = [['structuredClone'], ['Object', 'hasOwn']];

/** Runs in a page before its scripts: deletes what stands at these paths. */
export function removeFeatures(paths: readonly (readonly string[])[]): void {
  const missing: object = {};
  const read = (host: object, name: string): object => {
    const value: unknown = Reflect.get(host, name);
    return typeof value === 'function' || (typeof value === 'object' && value) ? value : missing;
  };
  const owners = paths.map(([owner = '', member]) => ({ owner: read(globalThis, owner), member }));
  owners.forEach(({ owner, member }, place) => {
    const [name = ''] = paths[place] ?? [];
    if (member === undefined || member === name) Reflect.deleteProperty(globalThis, name);
    else {
      Reflect.deleteProperty(owner, member);
      Reflect.deleteProperty(read(owner, 'prototype'), member);
      if (name === 'Window') Reflect.deleteProperty(globalThis, member);
    }
  });
}
