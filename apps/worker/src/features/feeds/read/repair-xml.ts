import { Parser } from 'htmlparser2';

/** Deeper ones belong to no feed. */
const maxDepth = 60;

/**
 * XML that is well-formed, from XML that is not: what was never closed is closed where its parent
 * ends, a tag that closes nothing is left out, and what is cut off ends there.
 */
export function repairXml(xml: string): string {
  const parts: string[] = [];
  let depth = 0;
  let isData = false;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        depth += 1;
        if (depth > maxDepth) return;
        const written = Object.entries(attributes).map(
          ([key, value]) => ` ${key}="${value.replaceAll('"', '&quot;').replaceAll('<', '&lt;')}"`,
        );
        parts.push(`<${name}${written.join('')}>`);
      },
      onclosetag(name) {
        depth -= 1;
        if (depth < maxDepth) parts.push(`</${name}>`);
      },
      ontext(text) {
        parts.push(isData ? text : text.replaceAll('<', '&lt;'));
      },
      oncdatastart() {
        isData = true;
        parts.push('<![CDATA[');
      },
      oncdataend() {
        isData = false;
        parts.push(']]>');
      },
    },
    // Entities stay as they are written; they are decoded where the text is read.
    { xmlMode: true, decodeEntities: false, lowerCaseTags: false, lowerCaseAttributeNames: false },
  );
  parser.end(xml);
  return parts.join('');
}
