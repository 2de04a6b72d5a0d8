// SPDX-License-Identifier: AGPL-3.0-or-later
import type { MarkdownRenderer } from 'vitepress';

/** A markdown-it plugin that keeps Vue from evaluating `{{ }}` of texts, which are no templates here. */
export function escapeInterpolations(md: MarkdownRenderer): void {
  const { rules } = md.renderer;
  for (const name of ['text', 'code_inline'] as const) {
    const render = rules[name];
    if (!render) throw new Error(`markdown-it has no rule ${name}`);
    rules[name] = (...given) => render(...given).replaceAll('{{', '&#123;&#123;');
  }
}
