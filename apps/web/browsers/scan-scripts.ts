// SPDX-License-Identifier: AGPL-3.0-or-later
import { Visitor, parseSync } from 'oxc-parser';

import { type Feature, scriptFeatures } from './lacks.ts';

/** A use of something that a browser of the line lacks: `Promise.withResolvers`, `.toSorted`. */
export type Use = { readonly name: string; readonly at: string };

const names = readNames(scriptFeatures());

/** Sorts features by how code names them. */
function readNames(features: readonly Feature[]) {
  const statics = new Set<string>();
  const globals = new Set<string>();
  const members = new Map<string, boolean>();
  for (const { path, lackedBy } of features) {
    const [owner = '', member] = path;
    const isLacked = lackedBy.length > 0;
    if (member === undefined || owner === 'Window' || owner === 'globals') {
      if (isLacked) globals.add(member ?? owner);
    }
    if (member === undefined || /_event$|^@@/.test(member)) continue;
    const plain = member.replace(/_static$/, '');
    if (isLacked) statics.add(`${owner}.${plain}`);
    // A name that another object has in all browsers says nothing about who has it here.
    members.set(plain, isLacked && (members.get(plain) ?? true));
  }
  const lacked = new Set([...members].filter(([, isLacked]) => isLacked).map(([name]) => name));
  return { statics, globals, members: lacked };
}

/** What a script uses although a browser of the line lacks it; without types, so by names alone. */
export function scanScript(file: string, code: string): Use[] {
  const uses: Use[] = [];
  const note = (name: string, start: number) =>
    uses.push({ name, at: `${file}: ${code.slice(Math.max(0, start - 40), start + 80)}` });
  // No other syntax of patterns is newer than the line; the build cannot lower it.
  for (const { index } of code.matchAll(/\(\?<[=!]/g)) note('lookbehind', index);
  const { program } = parseSync(file, code, { sourceType: 'module' });
  new Visitor({
    CallExpression({ callee, start }) {
      if (callee.type === 'Identifier' && names.globals.has(callee.name)) note(callee.name, start);
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      const member = callee.property.name;
      if (
        callee.object.type === 'Identifier' &&
        names.statics.has(`${callee.object.name}.${member}`)
      )
        note(`${callee.object.name}.${member}`, start);
      else if (names.members.has(member)) note(`.${member}`, callee.property.start);
    },
    NewExpression({ callee, start }) {
      if (callee.type === 'Identifier' && names.globals.has(callee.name)) note(callee.name, start);
    },
  }).visit(program);
  return uses;
}
