/** Names of PDF objects that run something or hold another file: ISO 32000-2, 7.11.4 and 12.6.4. */
const activeNames = ['JavaScript', 'Launch', 'EmbeddedFile', 'EmbeddedFiles'] as const;

/** A name of PDF, each letter of which may be written as `#` and two digits. */
const nameOf = (name: string): string =>
  Array.from(name, (letter) => {
    const [high = '', low = ''] = letter.charCodeAt(0).toString(16);
    const digits = [high, low].map((digit) => `[${digit}${digit.toUpperCase()}]`).join('');
    return `(?:${letter}|#${digits})`;
  }).join('');

/** What ends a name. */
const nameEnd = String.raw`(?=[\0\t\n\f\r ()<>[\]{}/%]|$)`;

const active = new RegExp(`/(?:${activeNames.map(nameOf).join('|')})${nameEnd}`);

/**
 * The key of a script with its value. It is too short to be looked for alone: in compressed data of 10 MB
 * it is there by chance, but hardly with text before it and a value after it.
 */
const script = new RegExp(
  String.raw`(?<=[\t\n\f\r -~]{4})/${nameOf('JS')}[\0\t\n\f\r ]*(?:[(<]|\d+[\0\t\n\f\r ]+\d+[\0\t\n\f\r ]+R)`,
);

/**
 * Whether a PDF says in clear that it runs a script or a program, or holds another file. Whatever it says
 * in compressed objects is not looked at.
 */
export function hasActiveContent(pdf: Buffer): boolean {
  const text = pdf.toString('latin1');
  return active.test(text) || script.test(text);
}
