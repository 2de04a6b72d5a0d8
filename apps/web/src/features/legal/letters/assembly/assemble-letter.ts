// SPDX-License-Identifier: AGPL-3.0-or-later
import { fill, listLines } from './fill.ts';
import { lawParagraphs, reservation } from './law-paragraphs.ts';
import {
  type LetterContext,
  type LetterInput,
  byDate,
  byName,
  createContext,
} from './letter-context.ts';
import { letterForm } from './letter-form.ts';
import {
  detailLines,
  earlierParagraphs,
  nextSentence,
  purchaseSentence,
  replySentence,
  salutationOf,
  situationParagraphs,
  terminationSentence,
  demandParagraphs,
} from './matter.ts';

/** A letter in three parts, so that an email can leave out the head. Paragraphs have a blank line between them. */
export type Letter = {
  /** Sender, recipient, date and reference. */
  readonly head: string;
  /** What stands before the subject on paper, such as `Objet : `. */
  readonly subjectLabel: string;
  readonly subject: string;
  /** From the salutation to the enclosures. */
  readonly body: string;
};

function headOf(context: LetterContext): string {
  const { texts, values, kind, record, placeholders, paragraph, language } = context;
  const recipients = {
    seller: () => byName(texts.recipient.seller, values.seller),
    reminder: () => byName(texts.recipient.seller, values.seller),
    authority: () => byName(texts.recipient.authority, placeholders['authority']),
    representative: () => byName(texts.recipient.representative, placeholders['representative']),
  };
  const isOwn = values.recipient === undefined && values.recipientAddress.length === 0;
  const recorded = kind === 'authority' && isOwn ? record?.authority?.address?.split('\n') : [];
  const address = [...values.recipientAddress, ...(recorded ?? [])];
  const parts = {
    sender: [values.name, ...values.contact].filter((line) => line !== '').join('\n'),
    recipient: [paragraph(recipients[kind]()), ...address].join('\n'),
    date: paragraph('{{date}}'),
    reference: values.orderNumber === undefined ? '' : paragraph(texts.details.reference),
  };
  return letterForm(language)
    .head.map((part) => parts[part])
    .filter((block) => block !== '')
    .join('\n\n');
}

function subjectOf({ texts, values, kind, paragraph }: LetterContext): string {
  const subjects = {
    seller: () => texts.subject.seller,
    reminder: () => byDate(texts.subject.reminder, values.firstSent),
    authority: () => byName(texts.subject.authority, values.seller),
    representative: () => texts.subject.representative,
  };
  return paragraph(subjects[kind]());
}

/** What the writer encloses, in the order of the form; letters that came before are enclosed, too. */
function enclosuresOf({ texts, values }: LetterContext): string[] {
  const { other, earlier_letters: earlier, ...named } = texts.enclosures.proofs;
  const chosen = values.proofs.map((proof) =>
    proof === 'other' ? (values.proofOther ?? other) : named[proof],
  );
  return values.stage === 'first' ? chosen : [...chosen, earlier];
}

/** Salutation, what it is about, and what is asked for: all above the closing. */
function matterOf(context: LetterContext): string[] {
  const { texts, values, kind, paragraph } = context;
  const { opening, demands, deadline } = texts;
  const mention = enclosuresOf(context).length > 0 ? texts.enclosures.mention : '';
  const purchase = purchaseSentence(context);
  switch (kind) {
    case 'seller':
      return [
        paragraph(opening.seller, purchase),
        ...situationParagraphs(context),
        ...lawParagraphs(context),
        ...demandParagraphs(context, 'seller'),
        paragraph(terminationSentence(context)),
        paragraph(deadline.first, nextSentence(context, 'first')),
        paragraph(reservation(context), mention),
      ];
    case 'reminder':
      return [
        paragraph(byDate(opening.reminder, values.firstSent), replySentence(context), texts.recap),
        paragraph(purchase),
        ...situationParagraphs(context),
        ...lawParagraphs(context),
        ...demandParagraphs(context, 'reminder'),
        paragraph(terminationSentence(context)),
        paragraph(deadline.final, nextSentence(context, 'final')),
        paragraph(reservation(context), mention),
      ];
    case 'authority':
      return [
        paragraph(byName(opening.authority, values.seller), purchase),
        ...detailLines(context),
        ...situationParagraphs(context),
        ...earlierParagraphs(context),
        ...lawParagraphs(context),
        paragraph(demands.complaint.request, demands.complaint.confirm, demands.complaint.forward),
        paragraph(mention),
      ];
    case 'representative': {
      const ask = demands.ask_representative;
      return [
        paragraph(opening.representative, purchase),
        ...situationParagraphs(context),
        ...lawParagraphs(context),
        paragraph(ask.request, ask.aim, ask.answer),
        paragraph(mention),
      ];
    }
  }
}

/** The name under the letter, with what the form of the language puts there: the date, or how to reach the writer. */
function signatureOf({ texts, values, paragraph, language }: LetterContext): string {
  const { head, endDate, hasSignature } = letterForm(language);
  const name = hasSignature === false ? '' : fill(texts.signature, { name: values.name });
  const date = endDate === undefined ? '' : paragraph('{{date}}');
  const contact = head.includes('sender') ? [] : values.contact;
  const lines = endDate === 'above' ? [date, name] : [name, date];
  return [...lines, ...contact].filter((line) => line !== '').join('\n');
}

/** German as Switzerland writes it has no ß. */
const isSwiss = ({ record, language }: LetterContext) => record?.id === 'CH' && language === 'de';

/** Assembles a letter from what its writer entered, the record of the country and the texts of a language. */
export function assembleLetter(input: LetterInput): Letter {
  const context = createContext(input);
  const { texts, kind, paragraph } = context;
  const { thanks, formula } = texts.closing[kind];
  const enclosures = enclosuresOf(context);
  const listed = `${texts.enclosures.heading}\n${listLines(enclosures)}`;
  const body = [
    paragraph(salutationOf(context)),
    ...matterOf(context),
    thanks,
    [formula, signatureOf(context)].filter((text) => text !== '').join('\n\n'),
    enclosures.length > 0 ? listed : '',
  ];
  const asWritten = (text: string) => (isSwiss(context) ? text.replaceAll('ß', 'ss') : text);
  return {
    head: asWritten(headOf(context)),
    subjectLabel: letterForm(context.language).subject ?? '',
    subject: asWritten(subjectOf(context)),
    body: asWritten(body.filter((text) => text !== '').join('\n\n')),
  };
}
