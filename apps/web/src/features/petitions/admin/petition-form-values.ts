import {
  type Language,
  type ManagedPetition,
  type PetitionDraft,
  languages,
  petitionRegions,
  signerGroups,
} from '@kga/contracts';

type Texts = Readonly<Record<string, string>>;

/** A field of a translation. */
export const translationField = (language: Language, part: string): string =>
  `translations.${language}.${part}`;

const linesOf = (text: string | undefined): string[] =>
  (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The field values of a petition. */
export function textsOfPetition(petition: ManagedPetition): Texts {
  const { dates, milestones, language, signers } = petition;
  const translations = languages.flatMap((each) => {
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
    fromAge: String(signers?.fromAge ?? ''),
    sureFromAge: String(signers?.sureFromAge ?? ''),
    milestones: milestones
      .map(({ count, effect }) => `${count}: ${effect[language] ?? Object.values(effect)[0] ?? ''}`)
      .join('\n'),
    sources: petition.sources.join('\n'),
    ...Object.fromEntries(translations),
  };
}

/** `500: Half of it`; a milestone whose text stayed keeps its translations. */
function milestoneOf(
  line: string,
  language: Language,
  before: ManagedPetition['milestones'],
): PetitionDraft['milestones'][number] {
  const [, digits = '', text = ''] = /^([\d\s.,]+)[:：]\s*(.*)$/.exec(line) ?? [];
  const count = Number(digits.replaceAll(/\D/g, ''));
  const same = before.find(
    (each) => each.count === count && Object.values(each.effect).includes(text),
  );
  return { count, effect: same?.effect ?? { [language]: text } };
}

function translationsOf(texts: Texts, own: Language): PetitionDraft['translations'] {
  const translations: PetitionDraft['translations'] = {};
  for (const language of languages) {
    const [title = '', addressee = '', text = '', answer = ''] = [
      'title',
      'addressee',
      'text',
      'answer',
    ].map((part) => texts[translationField(language, part)]?.trim());
    if (language === own || `${title}${addressee}` === '') continue;
    translations[language] = {
      title,
      addressee,
      ...(text !== '' && { text }),
      ...(answer !== '' && { answer }),
    };
  }
  return translations;
}

/** The day begins in UTC. The time of a day that stays is kept; what is no day is left to the check. */
function closingTime(day: string, before: string | null): string | null {
  if (day === '') return null;
  if (before?.startsWith(day)) return before;
  const at = new Date(`${day}T00:00:00.000Z`);
  return Number.isNaN(at.getTime()) ? day : at.toISOString();
}

/** Reads the fields of the form; what is not valid is left to the contract's check. */
export function readPetition(texts: Texts, before: ManagedPetition | undefined): PetitionDraft {
  const text = (name: string) => texts[name]?.trim() ?? '';
  const orNull = (name: string) => (text(name) === '' ? null : text(name));
  const language = languages.find((each) => each === texts['language']) ?? 'en';
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
    target: text('target') === '' ? null : Number(text('target')),
    closes: closingTime(text('closes'), before?.dates.closes ?? null),
    signers: who
      ? { who, fromAge: Number(text('fromAge')), sureFromAge: Number(text('sureFromAge')) }
      : null,
    officialUrl: orNull('officialUrl'),
    milestones: linesOf(texts['milestones']).map((line) =>
      milestoneOf(line, language, before?.milestones ?? []),
    ),
    sources: linesOf(texts['sources']),
  };
}
