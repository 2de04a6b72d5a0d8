// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Letter } from '../assembly/assemble-letter.ts';
import type { LetterLanguage } from '../assembly/letter-languages.ts';

/** The subject as it stands on paper. */
export const paperSubject = ({ subjectLabel, subject }: Letter): string =>
  `${subjectLabel}${subject}`;

/** The letter as one text, as it is copied and printed. */
export const letterText = (letter: Letter): string =>
  [letter.head, paperSubject(letter), letter.body].filter((part) => part !== '').join('\n\n');

/** Opens an email with the letter; its head stands in the email's own fields. */
export function mailtoOf({ subject, body }: Letter, address: string | undefined): string {
  const text = body.replaceAll('\n', '\r\n');
  const query = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
  return `mailto:${encodeURIComponent(address ?? '').replaceAll('%40', '@')}?${query}`;
}

/** Fonts of Word for languages whose signs the usual one lacks. */
const eastAsianFonts: Readonly<Record<LetterLanguage, string>> = {
  ja: 'Yu Mincho',
  ko: 'Malgun Gothic',
  'zh-CN': 'SimSun',
};

/** The letter as a Word file. The library is loaded with the first one. */
export async function createDocx(letter: Letter, language: LetterLanguage): Promise<Blob> {
  const { Document, Packer, Paragraph, TextRun } = await import('docx');
  const paragraphOf = (text: string, bold = false) =>
    new Paragraph({
      spacing: { after: 200 },
      children: text
        .split('\n')
        .map((line, index) => new TextRun({ text: line, bold, ...(index > 0 && { break: 1 }) })),
    });
  const paragraphsOf = (text: string) => text.split('\n\n').map((part) => paragraphOf(part));
  const eastAsia = eastAsianFonts[language];
  const file = new Document({
    title: letter.subject,
    styles: {
      default: {
        document: {
          run: {
            size: 22,
            font: { ascii: 'Calibri', hAnsi: 'Calibri', ...(eastAsia && { eastAsia }) },
            language: eastAsia ? { value: 'en-GB', eastAsia: language } : { value: language },
          },
        },
      },
    },
    sections: [
      {
        children: [
          ...paragraphsOf(letter.head),
          paragraphOf(paperSubject(letter), true),
          ...paragraphsOf(letter.body),
        ],
      },
    ],
  });
  return Packer.toBlob(file);
}

/** From the start of a day back to nine o'clock on the day before, in seconds. */
const reminderLead = 15 * 3_600;

/** A calendar file with one whole day, which reminds on the day before. */
export async function createReminder(event: {
  /** Such as `2026-12-07`. */
  day: string;
  summary: string;
  text: string;
}): Promise<Blob> {
  const { ICalAlarmType, default: ical } = await import('ical-generator');
  const calendar = ical();
  calendar.createEvent({
    start: new Date(`${event.day}T00:00:00Z`),
    allDay: true,
    timezone: 'UTC',
    summary: event.summary,
    description: event.text,
    alarms: [{ type: ICalAlarmType.display, triggerBefore: reminderLead }],
  });
  return new Blob([calendar.toString()], { type: 'text/calendar;charset=utf-8' });
}
