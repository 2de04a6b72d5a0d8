// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  type Language,
  contentLanguageOf,
  languages,
  petitionRegions,
  sortLanguages,
} from '@kga/contracts/core';
import {
  type ManagedPetition,
  type PetitionDraft,
  type signedFields,
  signerGroups,
} from '@kga/contracts/petitions';

/** What stands in the fields of the form, by their names. */
export type FieldTexts = Readonly<Record<string, string>>;

/** A field of a translation. */
export const translationField = (language: Language, part: string): string =>
  `translations.${language}.${part}`;

/** A field of a milestone's translation. */
export const milestoneField = (count: number, language: Language): string =>
  `milestones.${count}.${language}`;

/** The languages of the site, and those of the fields of translations. */
export const languagesIn = (texts: FieldTexts): readonly Language[] =>
  sortLanguages([
    ...languages,
    ...Object.keys(texts).flatMap(
      (name) => /^(?:translations|milestones\.\d+)\.([\w-]+)(?:\.|$)/.exec(name)?.[1] ?? [],
    ),
  ]);

const linesOf = (text: string | undefined): string[] =>
  (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The field values of a petition. */
export function textsOfPetition(petition: ManagedPetition): FieldTexts {
  const { dates, milestones, language, signers } = petition;
  const effects = milestones.flatMap(({ effect }) => Object.keys(effect));
  const written = sortLanguages([...languages, ...Object.keys(petition.translations), ...effects]);
  const translations = written.flatMap((each) => {
    const {
      title = '',
      addressee = '',
      text = '',
      answer = '',
    } = petition.translations[each] ?? {};
    return Object.entries({ title, addressee, text, answer }).map(([part, value]) => [
      translationField(each, part),
      value,
    ]);
  });
  return {
    region: petition.region,
    language,
    title: petition.title,
    addressee: petition.addressee,
    text: petition.text,
    answer: petition.answer ?? '',
    reference: petition.reference,
    target: petition.target === null ? '' : String(petition.target),
    closes: dates.closes?.slice(0, 'YYYY-MM-DD'.length) ?? '',
    officialUrl: petition.officialUrl ?? '',
    who: signers?.who ?? 'none',
    'signers.fromAge': String(signers?.fromAge ?? ''),
    'signers.sureFromAge': String(signers?.sureFromAge ?? ''),
    ...Object.fromEntries(
      milestones.flatMap(({ count, effect }) =>
        written.map((each) => [milestoneField(count, each), effect[each] ?? '']),
      ),
    ),
    milestones: milestones
      .map(({ count, effect }) => `${count}: ${effect[language] ?? Object.values(effect)[0] ?? ''}`)
      .join('\n'),
    areas: petition.areas.map((area) => lineOfArea(area, language)).join('\n'),
    areasNeeded: String(petition.areasNeeded ?? ''),
    signUrl: petition.signUrl ?? '',
    sources: petition.sources.join('\n'),
    ...Object.fromEntries(translations),
  };
}

/** A number as people write it: `10000`, `10.000`, `10,000` or `10 000`; else NaN. */
export function integerOf(text: string): number {
  const isInteger = /^\d+(?:[\s.,'’](?:\d{2,3}[\s.,'’])*\d{3})?$/.test(text.trim());
  return isInteger ? Number(text.replaceAll(/\D/g, '')) : Number.NaN;
}

/**
 * `500: Half of it`, with its translations from their fields. A line that is still in the language of
 * before, since another one was chosen, keeps that language.
 */
function milestoneOf(
  line: string,
  language: Language,
  texts: FieldTexts,
  before: ManagedPetition | undefined,
): PetitionDraft['milestones'][number] {
  const [, number = '', text = ''] = /^([^:：]*)[:：]\s*(.*)$/.exec(line) ?? [];
  const count = integerOf(number);
  const milestone = before?.milestones.find((each) => each.count === count);
  const known = milestone?.effect ?? {};
  const label = milestone?.label && { label: milestone.label };
  const effect: PetitionDraft['milestones'][number]['effect'] = {};
  for (const each of languagesIn(texts)) {
    const translation = texts[milestoneField(count, each)]?.trim() ?? '';
    if (translation !== '') effect[each] = translation;
  }
  if (before === undefined || before.language === language) {
    return { count, ...label, effect: { ...effect, [language]: text } };
  }
  const own = known[before.language];
  if (own !== undefined) effect[before.language] = own;
  return { count, ...label, effect: text === own ? effect : { ...effect, [language]: text } };
}

function translationsOf(texts: FieldTexts, own: Language): PetitionDraft['translations'] {
  const translations: PetitionDraft['translations'] = {};
  for (const language of languagesIn(texts)) {
    const [title = '', addressee = '', text = '', answer = ''] = [
      'title',
      'addressee',
      'text',
      'answer',
    ].map((part) => texts[translationField(language, part)]?.trim());
    if (language === own || `${title}${addressee}${text}${answer}` === '') continue;
    translations[language] = {
      title,
      addressee,
      ...(text !== '' && { text }),
      ...(answer !== '' && { answer }),
    };
  }
  return translations;
}

/** The end of the day in UTC. An unchanged day keeps its time; the contract refuses what is no day. */
function closingTime(day: string, before: string | null): string | null {
  if (day === '') return null;
  if (before?.split('T')[0] === day) return before;
  const at = new Date(`${day}T23:59:59.000Z`);
  // `Date` reads 2027 as its first day, and 31 April as 1 May.
  const isDay = !Number.isNaN(at.getTime()) && at.toISOString().split('T')[0] === day;
  return isDay ? at.toISOString() : day;
}

/** `CA-QC: 1200: Quebec`, of which a country needs only its code; names in other languages stay. */
function areaOf(
  line: string,
  language: Language,
  before: ManagedPetition | undefined,
): PetitionDraft['areas'][number] {
  const [code = '', threshold = '', ...rest] = line.split(/[:：]/).map((part) => part.trim());
  const known = before?.areas.find((area) => area.code === code);
  const name = rest.join(': ');
  return {
    ...(known?.tile && { tile: known.tile }),
    code,
    ...(threshold !== '' && { threshold: integerOf(threshold) }),
    ...(name !== '' && { name: { ...known?.name, [language]: name } }),
  };
}

const lineOfArea = (
  { code, threshold, name }: ManagedPetition['areas'][number],
  language: Language,
): string =>
  [code, threshold ?? '', name?.[language] ?? Object.values(name ?? {})[0] ?? '']
    .join(': ')
    .replace(/[:\s]+$/, '');

/** Reads the fields of the form; what is not valid is left to the contract's check. */
export function readPetition(
  texts: FieldTexts,
  before: ManagedPetition | undefined,
): PetitionDraft {
  const text = (name: string) => texts[name]?.trim() ?? '';
  const orNull = (name: string) => (text(name) === '' ? null : text(name));
  const language = contentLanguageOf(texts['language'] ?? '') ?? 'en';
  const who = signerGroups.find((each) => each === texts['who']);
  return {
    region: petitionRegions.find((each) => each === texts['region']) ?? 'international',
    language,
    title: text('title'),
    addressee: text('addressee'),
    text: text('text'),
    answer: orNull('answer'),
    reference: text('reference'),
    translations: translationsOf(texts, language),
    target: text('target') === '' ? null : integerOf(text('target')),
    closes: closingTime(text('closes'), before?.dates.closes ?? null),
    signers: who
      ? {
          who,
          fromAge: integerOf(text('signers.fromAge')),
          sureFromAge: integerOf(text('signers.sureFromAge')),
        }
      : null,
    officialUrl: orNull('officialUrl'),
    milestones: linesOf(texts['milestones']).map((line) =>
      milestoneOf(line, language, texts, before),
    ),
    areas: linesOf(texts['areas']).map((line) => areaOf(line, language, before)),
    areasNeeded: text('areasNeeded') === '' ? null : integerOf(text('areasNeeded')),
    signUrl: orNull('signUrl'),
    sources: linesOf(texts['sources']),
  };
}

/** The values of an open petition that its form only shows. */
export const signedTextsOf = ({
  region,
  language,
  title,
  addressee,
  text,
  signers,
}: ManagedPetition): Pick<PetitionDraft, (typeof signedFields)[number]> => ({
  region,
  language,
  title,
  addressee,
  text,
  signers,
});
