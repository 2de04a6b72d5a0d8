/** A `like` pattern for texts that contain another one, with wildcards escaped. */
export const likePattern = (text: string): string =>
  `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
