/** The pattern of `like` for texts that hold another one, wildcards taken for themselves. */
export const likePattern = (text: string): string =>
  `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
