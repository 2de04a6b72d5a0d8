// `<` could close the script element; the separators are line breaks in old parsers.
const unsafe = new RegExp('[<\\u2028\\u2029]', 'g');

/** JSON that is safe inside a script element. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll(
    unsafe,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
