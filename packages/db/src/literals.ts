const refused = /\\u(0000|d[89a-f])/;

/** JSON that Postgres accepts: without NUL, and with lone surrogates replaced. */
export function jsonText(value: unknown): string {
  const text = JSON.stringify(value);
  if (!refused.test(text)) return text;
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'string' ? part.toWellFormed().replaceAll('\0', '') : part,
  );
}

/** A `like` pattern for texts that contain another one, with wildcards escaped. */
export const likePattern = (text: string): string =>
  `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
