import { Parser } from 'htmlparser2';

/**
 * HTML as a parser understands it and writes it again: the same only where everything is closed
 * that is open, in its order, and nothing closes what stands around it.
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
