// SPDX-License-Identifier: AGPL-3.0-or-later
import { setImmediate } from 'node:timers/promises';

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
const nameEnd = String.raw`(?=[\0\t\n\f\r ()<>[\]{}/%])`;

const active = new RegExp(`/(?:${activeNames.map(nameOf).join('|')})${nameEnd}`);

/** Blanks and digits in a row behind the key of a script that are taken for its value, whatever follows. */
const runMax = 500;

/**
 * The key of a script with its value. It is too short to be looked for alone: in compressed data of 10 MB
 * it is there by chance, but hardly with text before it and a value after it.
 */
const script = new RegExp(
  String.raw`(?<=[\t\n\f\r -~]{4})/${nameOf('JS')}(?:[\0\t\n\f\r ]{0,${runMax}}(?:[(<]|\d+[\0\t\n\f\r ]+\d+[\0\t\n\f\r ]+R)|[\0\t\n\f\r \d]{${runMax}})`,
);

/** The end of an archive, or an entry by a method that exists: APPNOTE.TXT, 4.3.7, 4.3.16 and 4.4.5. */
const archive = new RegExp(
  String.raw`PK(?:\x05\x06\0\0|\x03\x04[\0-\x3f][^]{3}[\0\x08\x09\x0c\x0e\x5d\x5f-\x63]\0)`,
);

/** Bytes that are looked at without a pause. */
const step = 262_144;

/** Bytes of the longest match, and of the longest name, beyond a step. */
const overlap = 2 * runMax;

/**
 * Whether a PDF says in clear that it runs a script or a program, or holds another file, be it that programs
 * open it as a ZIP. Whatever it says in compressed objects is not looked at. Other requests are answered in between.
 */
export async function hasActiveContent(pdf: Buffer): Promise<boolean> {
  for (let start = 0; start < pdf.length; start += step) {
    const end = start + step + overlap;
    const text = pdf.toString('latin1', Math.max(0, start - 4), end);
    // The end of the file ends a name, too.
    const whole = end < pdf.length ? text : `${text}\n`;
    if ([active, script, archive].some((each) => each.test(whole))) return true;
    await setImmediate();
  }
  return false;
}

const pdfEnd = new RegExp(String.raw`%%EOF[\0\t\n\f\r ]*$`);

/** Whether a file begins and ends as a PDF, so that nothing in front or behind makes it another file as well. */
export const isPdfThroughout = (file: Buffer): boolean =>
  file.toString('latin1', 0, 5) === '%PDF-' &&
  pdfEnd.test(file.toString('latin1', Math.max(0, file.length - 1_024)));
