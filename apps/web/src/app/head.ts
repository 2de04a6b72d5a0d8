import { type HeadTag, type PageHead, type PageLocation, headTags } from '../lib/head-tags.ts';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

function htmlOf({ name, attributes, json }: HeadTag): string {
  const written = Object.entries(attributes).map(([key, value]) => `${key}="${escaped(value)}"`);
  const start = `<${name} ${written.join(' ')} data-page="">`;
  return json === undefined ? start : `${start}${json}</${name}>`;
}

/** The head tags of a page as HTML; the browser replaces them by `data-page`. */
export function headHtml(head: PageHead, place: PageLocation): string {
  const tags = headTags(head, place).map(htmlOf);
  return [`<title>${escaped(head.title)}</title>`, ...tags].join('\n');
}
