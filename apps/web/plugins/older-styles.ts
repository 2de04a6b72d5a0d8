// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  type ChildNode,
  type Declaration,
  type Plugin,
  type Rule,
  atRule,
  decl,
  list,
} from 'postcss';

/** `translate` and the like as the function of `transform` that does the same. */
const functions: Readonly<Record<string, (value: string) => string>> = {
  translate: (value) => `translate(${listOf(value)})`,
  scale: (value) => `scale(${listOf(value)})`,
  rotate: (value) => `rotate(${value})`,
};

/** Values that stand side by side, separated by commas. */
const listOf = (value: string) => list.space(value).join(',');

/**
 * Adds what browsers of the line know where Lightning CSS does not: Chrome before 104 has no `translate`,
 * `scale` and `rotate`, before 108 no `dvh`. Rules for them stand where they are read alone.
 */
export const olderStyles: Plugin = {
  postcssPlugin: 'kga-older-styles',
  OnceExit(root) {
    root.walkDecls(addHeight);
    root.walkRules(addTransform);
  },
};

function addHeight(declaration: Declaration): void {
  if (!/\ddvh\b/.test(declaration.value)) return;
  declaration.cloneBefore({ value: declaration.value.replaceAll(/(\d)dvh\b/g, '$1vh') });
}

function addTransform(rule: Rule): void {
  const moves = rule.nodes.filter(isMove);
  if (moves.length === 0 || isKeyframe(rule)) return;
  const value = moves.map(({ prop, value: given }) => functions[prop]?.(given) ?? '').join(' ');
  const source = rule.source ? { source: rule.source } : {};
  const plain = rule.clone({ nodes: [] });
  plain.append(decl({ prop: 'transform', value, ...source }));
  const question = atRule({ name: 'supports', params: 'not (translate:none)', ...source });
  question.append(plain);
  rule.after(question);
}

const isMove = (node: ChildNode): node is Declaration =>
  node.type === 'decl' && node.prop in functions && node.value !== 'none';

const isKeyframe = ({ parent }: Rule) =>
  parent?.type === 'atrule' && 'name' in parent && parent.name.endsWith('keyframes');
