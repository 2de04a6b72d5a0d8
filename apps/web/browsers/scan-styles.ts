// SPDX-License-Identifier: AGPL-3.0-or-later
import { AtRule, parse, type ChildNode, type Declaration, type Document } from 'postcss';

import { type Feature, styleFeatures } from './lacks.ts';

const features = styleFeatures();
const lackedOf = (group: readonly Feature[]) =>
  new Set(
    group
      .filter(({ path, lackedBy }) => path.length === 1 && lackedBy.length > 0)
      .map(({ path: [name = ''] }) => name),
  );
const lacked = {
  properties: lackedOf(features.properties),
  selectors: lackedOf(features.selectors),
  atRules: lackedOf(features['at-rules']),
};

/** Values and units of newer browsers; the data names them by prose. */
const values = [
  ['color-mix()', /\bcolor-mix\(/],
  ['oklab, oklch', /\b(?:oklab|oklch)\b/],
  ['lab(), lch()', /\b(?:lab|lch)\(/],
  ['light-dark()', /\blight-dark\(/],
  ['relative colours', /\b(?:rgb|hsl|color)\(from\b/],
  ['small, large and dynamic viewport units', /\d(?:[sld]v(?:h|w|i|b|min|max))\b/],
  ['container units', /\dcq(?:h|w|i|b|min|max)\b/],
  ['linear()', /\blinear\(/],
] as const;

/** What a style sheet uses although a browser of the line lacks it, and without anything in its place. */
export function scanStyles(css: string): string[] {
  const uses = new Set<string>();
  parse(css).walk((node) => {
    if (isAsked(node)) return;
    if (node.type === 'decl') for (const use of usesOf(node)) uses.add(use);
    if (node.type === 'atrule') for (const use of usesOfRule(node)) uses.add(use);
    if (node.type !== 'rule') return;
    for (const [, name = ''] of node.selector.matchAll(/(?<!\\):{1,2}([a-z-]+)/g))
      if (lacked.selectors.has(name)) uses.add(`:${name}`);
    if (node.parent?.type === 'rule') uses.add('nesting');
  });
  return [...uses].toSorted();
}

/** Whether it stands below a question for what browsers know. */
function isAsked(node: ChildNode): boolean {
  for (let place: ChildNode['parent'] | Document = node.parent; place; place = place.parent)
    if (place instanceof AtRule && place.name === 'supports') return true;
  return false;
}

function usesOf(declaration: Declaration): string[] {
  const { prop, value } = declaration;
  const property = lacked.properties.has(prop) ? [prop] : [];
  const hasFallback = declaration.parent?.some(
    (other) => other !== declaration && other.type === 'decl' && other.prop === prop,
  );
  if (hasFallback === true) return property;
  return [
    ...property,
    ...values.filter(([, pattern]) => pattern.test(value)).map(([name]) => name),
  ];
}

function usesOfRule({ name, params }: AtRule): string[] {
  const own = lacked.atRules.has(name) ? [`@${name}`] : [];
  if (name === 'media' && /[<>]=?/.test(params)) return [...own, 'range of a media query'];
  if (name === 'media' && /\bscripting\b/.test(params)) return [...own, '@media (scripting)'];
  return own;
}
