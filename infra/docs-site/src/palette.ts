// SPDX-License-Identifier: AGPL-3.0-or-later
/** The product's colours, light and dark, under VitePress's class for dark pages. */
export function createPalette(tokens: string): string {
  const light = bodyOf(tokens, ":root,\n[data-theme='light'] {");
  const dark = bodyOf(tokens, "[data-theme='dark'],\n.memorial {");
  return `:root {${light}}\n\n.dark {${dark}}\n`;
}

/** Declarations of the rule that has exactly this beginning. */
function bodyOf(css: string, opening: string): string {
  const start = css.indexOf(opening);
  if (start < 0) throw new Error(`tokens.css has no rule ${opening}`);
  return css.slice(start + opening.length, css.indexOf('}', start));
}
