// SPDX-License-Identifier: AGPL-3.0-or-later
/** A Markdown table. Cells are Markdown; what would end a cell or open a tag is escaped. */
export function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  return [line(headings), line(headings.map(() => '---')), ...rows.map(line)].join('\n');
}

const line = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`;

function cell(markdown: string): string {
  return escapeTags(markdown)
    .replaceAll('|', String.raw`\|`)
    .replaceAll(/\s*\n\s*/g, ' ');
}

/** Escapes tags outside of code. */
export function escapeTags(markdown: string): string {
  return markdown.replaceAll(/(`[^`]*`)|</g, (_match, code?: string) => code ?? '&lt;');
}
