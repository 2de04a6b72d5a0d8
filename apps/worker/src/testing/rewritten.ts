// SPDX-License-Identifier: AGPL-3.0-or-later
import { Parser } from 'htmlparser2';

/**
 * Parses and serialises HTML. The result equals the input only if all elements are closed in order.
 */
export function rewritten(html: string): string {
  let result = '';
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`);
        result += `<${name}${written.join('')}${name === 'br' ? ' /' : ''}>`;
      },
      ontext: (text) => void (result += text),
      onclosetag: (name) => void (result += name === 'br' ? '' : `</${name}>`),
    },
    { decodeEntities: false },
  );
  parser.end(html);
  return result;
}
