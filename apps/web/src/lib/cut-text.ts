/** The first UTF-16 units of a text, without half of a character at the end. */
export const cutText = (text: string, length: number): string =>
  text.slice(0, length).replace(/\p{Cs}$/u, '');
