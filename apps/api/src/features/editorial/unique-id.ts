import slugify from '@sindresorhus/slugify';

/** Longest part that is taken from the title, in characters. */
const slugMax = 60;

/** How much of the id makes it unique: the end, which is chance alone. */
const idPart = 10;

/**
 * How a new version is called in addresses: words of its title and a part of its id. A title in a
 * script that has no Latin letters leaves the part of the id.
 */
export function uniqueIdOf(title: string, id: string): string {
  const part = id.replaceAll('-', '').slice(-idPart);
  const words = slugify(title.slice(0, 2 * slugMax).toWellFormed(), { decamelize: false })
    .replaceAll(/[^a-z0-9-]/g, '')
    .split('-')
    .filter(Boolean);
  let slug = '';
  for (const word of words) {
    const longer = slug === '' ? word.slice(0, slugMax) : `${slug}-${word}`;
    if (longer.length > slugMax) break;
    slug = longer;
  }
  return slug === '' ? part : `${slug}-${part}`;
}
