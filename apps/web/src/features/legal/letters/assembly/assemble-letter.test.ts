// SPDX-License-Identifier: AGPL-3.0-or-later
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { languages } from '@kga/contracts/core';
import { type LegalRecord, legalRecord } from '@kga/contracts/legal';
import { beforeAll, expect, test } from 'vitest';

import { letterLanguagesOf } from '../letter-language.ts';
import { type Letter, assembleLetter } from './assemble-letter.ts';
import { citedLaws } from './cited-laws.ts';
import { citeTogether, localArticle } from './law-paragraphs.ts';
import { createContext } from './letter-context.ts';
import type { LetterLanguage } from './letter-languages.ts';
import {
  type LetterValues,
  type Stage,
  type Demand,
  proofs,
  sellerDemands,
  situations,
} from './letter-values.ts';
import { earlierParagraphs } from './matter.ts';
import { type LetterTexts, letterLanguages, loadLetterTexts } from './texts.ts';

const folder = join(import.meta.dirname, '../../../../../../../packages/legal/data/records');

const records: readonly LegalRecord[] = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json'))
  .map((file) => legalRecord.parse(JSON.parse(readFileSync(join(folder, file), 'utf8'))));

const textsOf = new Map<LetterLanguage, LetterTexts>();

beforeAll(async () => {
  for (const language of letterLanguages) textsOf.set(language, await loadLetterTexts(language));
});

const sparse: Omit<LetterValues, 'situation' | 'demand' | 'stage'> = {
  game: 'The Crew',
  country: undefined,
  eventDate: undefined,
  details: undefined,
  purchaseDate: undefined,
  seller: undefined,
  price: undefined,
  orderNumber: undefined,
  proofs: [],
  proofOther: undefined,
  omittedLaws: [],
  deadline: '2026-12-07',
  name: 'Ada Lovelace',
  contact: [],
  recipient: undefined,
  recipientTitle: undefined,
  recipientAddress: [],
  firstSent: undefined,
  firstDeadline: undefined,
  reminderSent: undefined,
  reply: 'none',
  date: '2026-11-23',
};

const full: Omit<LetterValues, 'situation' | 'demand' | 'stage' | 'country'> = {
  ...sparse,
  eventDate: '2024-04-01',
  details: 'I could no longer start it.',
  purchaseDate: '2015-01-02',
  seller: 'Game Shop',
  price: { amount: 59.99, currency: 'EUR' },
  orderNumber: 'A-1',
  proofs,
  contact: ['Main Street 1', 'ada@example.org'],
  recipientAddress: ['Shop Street 2'],
  firstSent: '2026-11-01',
  firstDeadline: '2026-11-15',
  reminderSent: '2026-11-16',
};

const roads: readonly { demand: Demand; stage: Stage }[] = [
  ...(['first', 'reminder', 'authority'] as const).flatMap((stage) =>
    sellerDemands.map((demand) => ({ demand, stage })),
  ),
  { demand: 'authority', stage: 'first' },
  { demand: 'representative', stage: 'first' },
];

/** Replies that lead to a text of their own, which is the same whatever was demanded. */
const answers = ['refused', 'partial'] as const;

/**
 * Every letter of a country and a language: recipients, demands, situations, replies; with all data and,
 * without a country, with the least, which is the same for all of them.
 */
function* valuesOf(country: string | undefined): Generator<LetterValues> {
  for (const road of roads) {
    for (const situation of situations) {
      if (country === undefined) yield { ...sparse, ...road, situation };
      yield { ...full, ...road, situation, country };
      if (road.stage === 'first' || road.demand !== 'refund') continue;
      for (const reply of answers) yield { ...full, ...road, situation, country, reply };
    }
  }
}

const assembleIn = (
  language: LetterLanguage,
  record: LegalRecord | null,
  values: LetterValues,
  { isTranslation = false, writerLanguage = language } = {},
): Letter => {
  const texts = textsOf.get(language);
  if (!texts) throw new Error(`There are no texts in ${language}.`);
  return assembleLetter({ values, record, texts, language, isTranslation, writerLanguage });
};

/** What an empty placeholder or a missing text would leave behind. */
const gaps = [
  '{{',
  '}}',
  'undefined',
  'NaN',
  '“”',
  '„“',
  '„”',
  '””',
  '«»',
  '..',
  '「」',
  '《》',
  '()',
  '（）',
  '  ',
  '\n\n\n',
];

/** The languages of the letter and of its translation: without a record, all of them. */
const languagesOf = (record: LegalRecord | null) =>
  new Set([...languages, ...letterLanguagesOf(record)]);

test('every letter of every record, language, recipient, situation and demand has no gap', () => {
  let count = 0;
  for (const record of [...records, null]) {
    for (const language of languagesOf(record)) {
      const isTranslation = !letterLanguagesOf(record).includes(language);
      for (const values of valuesOf(record?.id)) {
        const { head, subject, body } = assembleIn(language, record, values, { isTranslation });
        const text = [head, subject, body].join('\n\n');
        const gap = gaps.find((each) => text.includes(each));
        if (gap !== undefined) throw new Error(`${record?.id} ${language} '${gap}': ${text}`);
        count += 1;
      }
    }
  }
  expect(records).toHaveLength(40);
  expect(records.filter((record) => letterLanguagesOf(record) === letterLanguages)).toEqual([]);
  expect({ letters: count }).toEqual({ letters: 36_972 });
});

const values: LetterValues = {
  ...full,
  country: 'DE',
  purchaseDate: '2023-01-02',
  situation: 'shut_down',
  demand: 'refund',
  stage: 'first',
};

const germany = () => records.find(({ id }) => id === 'DE') ?? null;

test('a letter to a seller names the fitting rights with their articles, and a deadline', () => {
  const { head, subject, body } = assembleIn('en', germany(), values);
  expect(head).toMatchInlineSnapshot(`
    "Ada Lovelace
    Main Street 1
    ada@example.org

    Game Shop
    Shop Street 2

    23 November 2026

    Order number: A-1"
  `);
  expect(subject).toBe('Complaint about the game “The Crew”');
  expect(body).toMatchInlineSnapshot(`
    "Dear Sir or Madam,

    I am writing to you about the game “The Crew”. I bought the game from you on 2 January 2023 for €59.99.

    The game was shut down on 1 April 2024. Since then I have been unable to play it.

    I could no longer start it.

    My request rests on the following legal basis, in each case subject to the conditions laid down there:

    Bürgerliches Gesetzbuch (BGB), §§ 327–327u
    – What a trader supplies to a consumer must conform to the contract (§§ 327d and 327e BGB).
    – The consumer may require a defect to be put right (§§ 327i and 327l BGB).
    – The consumer may end the contract (§§ 327c, 327i, 327m, 327o and 327r BGB).
    – The consumer may claim a refund of what was paid (§ 327o BGB).
    – The consumer may claim a reduction of the price (§§ 327i and 327n BGB).
    – Contract terms may not take away the rights that the law gives the consumer (§ 327s BGB).
    – Digital content may be changed only for a valid reason and with notice, and the consumer may have a right to end the contract (§ 327r BGB).
    These provisions implement the following act of the European Union: Directive (EU) 2019/770 on digital content and digital services.

    I therefore ask you for the following:
    – a refund of the price I paid (€59.99)

    If the game does not conform to the contract again by 7 December 2026, I hereby end the contract with effect from the end of that day.

    I expect your written reply, and the steps I have asked for, by 7 December 2026. If this deadline passes without a solution, I will seek help from Verbraucherzentrale and consider further steps.

    I reserve all further rights. Copies of the documents listed below are enclosed.

    I look forward to hearing from you.

    Yours faithfully,

    Ada Lovelace

    Enclosures
    – Receipt
    – Order confirmation
    – Bank statement
    – Screenshot of my account
    – Store page at the time
    – Packaging
    – Trailer or advert
    – Licence terms
    – Copy of the announcement
    – Screenshot of the problem
    – Video of the problem
    – Earlier messages and replies
    – Other documents"
  `);
});

test('the complaint to the authority takes over what the first letter said', () => {
  const { head, body } = assembleIn('de', germany(), { ...values, stage: 'authority' });
  expect(`${head}\n\n${body}`).toMatchInlineSnapshot(`
    "Ada Lovelace
    Main Street 1
    ada@example.org

    Zuständige Verbraucherbehörde
    Shop Street 2

    23. November 2026

    Bestellnummer: A-1

    Sehr geehrte Damen und Herren,

    hiermit beschwere ich mich über Game Shop. Es geht um das Spiel „The Crew“. Ich habe das Spiel am 2. Januar 2023 zum Preis von 59,99 € bei Game Shop gekauft.

    Angaben zum Fall
    – Spiel: The Crew
    – Verkäufer: Game Shop
    – Kaufdatum: 2. Januar 2023
    – Gezahlter Preis: 59,99 €
    – Land: Deutschland
    – Bestellnummer: A-1

    Das Spiel wurde am 1. April 2024 abgeschaltet. Seitdem kann ich es nicht mehr spielen.

    I could no longer start it.

    Am 1. November 2026 habe ich den Verkäufer angeschrieben und ihm am 16. November 2026 eine letzte Frist gesetzt.

    Vom Verkäufer habe ich gefordert:
    – die Erstattung des Kaufpreises (59,99 €)

    Eine Antwort habe ich nicht erhalten. Die von mir gesetzte Frist ist abgelaufen.

    Für die rechtliche Beurteilung verweise ich auf folgende Vorschriften, jeweils nach deren Maßgabe:

    Bürgerliches Gesetzbuch (BGB), §§ 327–327u
    – Was ein Unternehmen einem Verbraucher bereitstellt oder liefert, muss dem Vertrag entsprechen (§§ 327d und 327e BGB).
    – Der Verbraucher kann verlangen, dass ein Mangel behoben wird (§§ 327i und 327l BGB).
    – Der Verbraucher kann den Vertrag beenden (§§ 327c, 327i, 327m, 327o und 327r BGB).
    – Der Verbraucher kann die Erstattung des gezahlten Betrags verlangen (§ 327o BGB).
    – Der Verbraucher kann eine Minderung des Preises verlangen (§§ 327i und 327n BGB).
    – Vertragsbedingungen dürfen dem Verbraucher die Rechte nicht nehmen, die ihm das Gesetz gibt (§ 327s BGB).
    – Digitale Inhalte dürfen nur aus einem triftigen Grund und nach Mitteilung geändert werden; dem Verbraucher kann dann das Recht zustehen, den Vertrag zu beenden (§ 327r BGB).
    Diese Vorschriften setzen die Richtlinie (EU) 2019/770 über digitale Inhalte und digitale Dienstleistungen um.

    Ich bitte Sie, meine Beschwerde zu prüfen, die Ihnen möglichen Schritte zu ergreifen und mir das Ergebnis mitzuteilen. Bitte bestätigen Sie mir den Eingang dieses Schreibens und nennen Sie mir das Aktenzeichen. Sollten Sie nicht zuständig sein, bitte ich Sie, mir die zuständige Stelle zu nennen oder meine Beschwerde dorthin weiterzuleiten.

    Kopien der unten aufgeführten Unterlagen füge ich bei.

    Für Ihre Mühe danke ich Ihnen im Voraus.

    Mit freundlichen Grüßen

    Ada Lovelace

    Anlagen
    – Kaufbeleg
    – Bestellbestätigung
    – Kontoauszug
    – Screenshot meines Kontos
    – Damalige Shopseite
    – Verpackung
    – Trailer oder Werbung
    – Lizenzbedingungen
    – Kopie der Ankündigung
    – Screenshot des Problems
    – Video des Problems
    – Frühere Nachrichten und Antworten
    – Weitere Unterlagen
    – Bisheriger Schriftwechsel"
  `);
});

test('a first complaint claims nothing about letters to the seller, which the form does not ask for', () => {
  const complaint = { ...values, demand: 'authority', situation: 'refund_refused' } as const;
  const claims = [...textsOf].flatMap(([language, texts]) =>
    earlierParagraphs(
      createContext({
        values: complaint,
        record: germany(),
        texts,
        language,
        writerLanguage: language,
      }),
    ),
  );
  expect(claims).toEqual([]);
});

test('the translation of a letter adds the English titles of its laws, the letter does not', () => {
  const record = records.find(({ id }) => id === 'CN') ?? null;
  const { title = '', titleEn = '' } = record?.laws.find(({ id }) => id === 'contract') ?? {};
  const body = (isTranslation: boolean) =>
    assembleIn('en', record, { ...values, country: 'CN' }, { isTranslation }).body;
  expect(body(true)).toContain(`${title} (${titleEn})`);
  expect(body(false)).toContain(title);
  expect(body(false)).not.toContain(titleEn);
});

test('laws that the writer leaves out are not cited', () => {
  const omittedLaws = germany()?.laws.map(({ id }) => id) ?? [];
  const { body } = assembleIn('fr', germany(), { ...values, omittedLaws });
  expect(body).not.toContain('BGB');
  expect(body).toContain('Je me réserve');
});

const union = () => records.find(({ id }) => id === 'EU') ?? null;

test.each([
  ['de', 'Richtlinie (EU) 2019/770 über', 'Artikel 13, Artikel 14 und Artikel 19'],
  ['fr', 'Directive (UE) 2019/770 sur', 'articles 13, 14 et 19'],
  ['hu', 'A digitális tartalomról', '13. cikk, 14. cikk és 19. cikk'],
  ['lt', 'Direktyva (ES) 2019/770 dėl', '13 straipsnis, 14 straipsnis ir 19 straipsnis'],
  ['ja', '指令（EU）2019/770', '第13条'],
] as const)('a letter in %s cites directives in its language', (language, title, articles) => {
  const { body } = assembleIn(language, union(), { ...values, demand: 'authority' });
  expect(body).toContain(title);
  expect(body).toContain(articles);
  expect(body.split(title)).toHaveLength(2);
  expect(body).not.toMatch(/\bof Directive\b/);
});

test('articles with a paragraph and inserted ones have forms of their own in every language', () => {
  const forms = letterLanguages.map((language) => {
    const texts = textsOf.get(language);
    if (!texts) throw new Error(`There are no texts in ${language}.`);
    return ['Article 3(1) of Directive 93/13/EEC', 'Article 11a of Directive 2005/29/EC']
      .map((citation) => localArticle(texts, citation))
      .join(' | ');
  });
  expect(Object.fromEntries(letterLanguages.map((each, at) => [each, forms[at]])))
    .toMatchInlineSnapshot(`
      {
        "bg": "член 3, параграф 1 | член 11а",
        "cs": "čl. 3 odst. 1 | čl. 11a",
        "da": "artikel 3, stk. 1 | artikel 11a",
        "de": "Artikel 3 Absatz 1 | Artikel 11a",
        "el": "άρθρο 3 παράγραφος 1 | άρθρο 11α",
        "en": "Article 3(1) | Article 11a",
        "en-CA": "Article 3(1) | Article 11a",
        "en-GB": "Article 3(1) | Article 11a",
        "en-US": "Article 3(1) | Article 11a",
        "es": "artículo 3, apartado 1 | artículo 11 bis",
        "et": "artikli 3 lõige 1 | artikkel 11a",
        "fi": "3 artiklan 1 kohta | 11 a artikla",
        "fr": "article 3, paragraphe 1 | article 11 bis",
        "hr": "članak 3. stavak 1. | članak 11.a",
        "hu": "3. cikk (1) bekezdés | 11a. cikk",
        "it": "articolo 3, paragrafo 1 | articolo 11 bis",
        "ja": "第3条第1項 | 第11a条",
        "ko": "제3조 제1항 | 제11a조",
        "lt": "3 straipsnio 1 dalis | 11a straipsnis",
        "lv": "3. panta 1. punkts | 11.a pants",
        "nb": "artikkel 3 nr. 1 | artikkel 11a",
        "nl": "artikel 3, lid 1 | artikel 11 bis",
        "pl": "art. 3 ust. 1 | art. 11a",
        "pt": "artigo 3.º, n.º 1 | artigo 11.º-A",
        "pt-BR": "artigo 3.º, n.º 1 | artigo 11.º-A",
        "ro": "articolul 3 alineatul (1) | articolul 11a",
        "sk": "čl. 3 ods. 1 | čl. 11a",
        "sl": "člen 3(1) | člen 11a",
        "sv": "artikel 3.1 | artikel 11a",
        "zh-CN": "第3条第1款 | 第11a条",
      }
    `);
});

test('a letter about an older contract cites no law that came after it', () => {
  const bought = (country: string, purchaseDate: string | undefined) =>
    assembleIn('de', records.find(({ id }) => id === country) ?? null, { ...values, purchaseDate })
      .body;
  expect(bought('FR', '2023-01-02')).toContain('L. 224-25-');
  expect(bought('FR', '2015-01-02')).not.toContain('L. 224-25-');
  expect(bought('FR', undefined)).toContain('L. 224-25-');
  // In Germany, what was supplied from 2022 on comes under the law, but for changes to older contracts.
  expect(bought('DE', '2015-01-02')).toContain('327i');
  expect(bought('DE', '2015-01-02')).not.toContain('327r');
});

test('a letter to a seller rests on no norm that only authorities or courts apply', () => {
  for (const country of ['US', 'CA']) {
    const record = records.find(({ id }) => id === country) ?? null;
    const others = record?.laws.filter(({ effect }) => effect !== 'claim') ?? [];
    expect(others.length).toBeGreaterThan(0);
    for (const situation of situations) {
      const { body } = assembleIn('en', record, { ...values, country, situation });
      for (const { articles } of others) {
        for (const { article } of articles) expect(body).not.toContain(article);
      }
    }
  }
});

test('no letter to a seller refers to a law without an article', () => {
  for (const record of records) {
    for (const situation of situations) {
      const laws = citedLaws(record, { ...values, purchaseDate: '2026-10-01', situation });
      expect(laws.filter(({ rights }) => rights.length === 0)).toEqual([]);
    }
  }
});

test('a letter names an authority that takes complaints, else who advises, else neither', () => {
  const next = (country: string) =>
    assembleIn('en', records.find(({ id }) => id === country) ?? null, { ...values, country }).body;
  expect(next('FR')).toContain(
    'I will report the matter to the consumer authority: DGCCRF (SignalConso)',
  );
  // The European Consumer Centre helps only with sellers abroad.
  expect(next('PL')).toContain('I will consider further steps');
  expect(next('DE')).toContain('I will seek help from Verbraucherzentrale');
  expect(assembleIn('en', null, values).body).toContain('I will consider further steps');
});

test('a representative is addressed by the name that the writer entered', () => {
  const to = (changes: Partial<LetterValues>) =>
    assembleIn('de', germany(), { ...values, demand: 'representative', ...changes })
      .body.split('\n')
      .at(0);
  const recipient = 'Maria Müller';
  expect(to({ recipient, recipientTitle: 'ms' })).toBe('Sehr geehrte Frau Maria Müller,');
  expect(to({ recipient })).toContain('Maria Müller');
  expect(to({})).not.toContain('Bundestag');
});

test('the writer’s words in another language are marked as such', () => {
  const details = 'Ich kann es nicht mehr starten.';
  const inFrench = assembleIn('fr', germany(), { ...values, details }, { writerLanguage: 'de' });
  expect(inFrench.body).toMatch(/allemand[^\n]*\nIch kann es nicht mehr starten\./);
  expect(assembleIn('de', germany(), { ...values, details }).body).toContain(`\n\n${details}\n\n`);
});

test('Chinese, Japanese and Korean letters have sender, date and titles of laws in their places', () => {
  const letterOf = (country: string, language: string) =>
    assembleIn(language, records.find(({ id }) => id === country) ?? null, { ...values, country });
  const chinese = letterOf('CN', 'zh-CN');
  expect(chinese.head).not.toContain('Ada Lovelace');
  expect(chinese.body).toContain('Ada Lovelace\n2026年11月23日');
  expect(chinese.body).not.toContain('《《');
  const japanese = letterOf('JP', 'ja');
  expect(japanese.head.split('\n')[0]).toBe('2026年11月23日');
  expect(japanese.body).not.toContain('「民法');
  expect(japanese.body).not.toContain('Ada Lovelace');
  const korean = letterOf('KR', 'ko');
  expect(korean.body).toContain('2026년 11월 23일\nAda Lovelace 드림 (서명)');
  expect(letterOf('DE', 'ko').body).toContain('「Bürgerliches Gesetzbuch');
});

test('a letter to the United States is American, one to Switzerland has no ß', () => {
  const letterOf = (country: string, language: string) =>
    assembleIn(language, records.find(({ id }) => id === country) ?? null, { ...values, country });
  expect(letterOf('US', 'en-US').head).toContain('November 23, 2026');
  expect(letterOf('US', 'en-US').body).toContain('To Whom It May Concern:');
  expect(letterOf('CH', 'de').body).not.toContain('ß');
});

test('what was bought inside a free game is claimed as that', () => {
  const record = records.find(({ id }) => id === 'JP') ?? null;
  const body = assembleIn('en', record, { ...values, country: 'JP', situation: 'items_lost' }).body;
  expect(body).toContain('I bought content inside the game from you');
  expect(body).toContain('資金決済に関する法律');
});

test('a letter about a game that stopped cites no refund after withdrawal', () => {
  const france = records.find(({ id }) => id === 'FR') ?? null;
  const { body } = assembleIn('fr', france, {
    ...values,
    country: 'FR',
    purchaseDate: '2015-01-02',
  });
  expect(body).not.toContain('L. 221-24');
});

test.each([
  [['§ 327c BGB', '§ 327i BGB', '§ 327m BGB'], '§§ 327c, 327i, 327m BGB'],
  [
    ['article L. 221-5 du code de la consommation', 'article L. 221-6 du code de la consommation'],
    'articles L. 221-5, L. 221-6 du code de la consommation',
  ],
  [['artikel 6:233 BW', 'artikel 6:237 BW'], 'artikelen 6:233, 6:237 BW'],
  [['§ 5 UWG'], '§ 5 UWG'],
  [['§ 5', '§ 6'], '§§ 5, 6'],
  [['art. 43j', 'art. 43k'], 'art. 43j, 43k'],
  [['民法第541条', '民法第545条'], '民法第541条, 民法第545条'],
])('%j are cited as %s', (citations, together) => {
  expect(citeTogether(citations, (parts) => parts.join(', '))).toBe(together);
});

test('a shutdown that is only announced has no remedies yet, and asks for a promise', () => {
  const announced = { ...values, situation: 'announced', eventDate: '2027-01-31' } as const;
  const { body } = assembleIn('de', germany(), announced);
  expect(body).toContain('§ 327r BGB');
  expect(body).not.toMatch(/327[cimo]/);
  expect(body).toMatch(/falls sich das Spiel/);
  const past = assembleIn('de', germany(), { ...announced, eventDate: '2026-03-31' });
  expect(past.body).toBe(
    assembleIn('de', germany(), { ...announced, situation: 'shut_down', eventDate: '2026-03-31' })
      .body,
  );
});

test('a letter that wants its money back ends the contract where a law lets its writer', () => {
  expect(assembleIn('de', germany(), values).body).toContain('beende ich hiermit den Vertrag');
  const withoutLaw = assembleIn('de', null, values).body;
  expect(withoutLaw).not.toContain('beende ich hiermit');
  expect(assembleIn('de', germany(), { ...values, demand: 'repair' }).body).not.toContain(
    'beende ich hiermit',
  );
});

test('the directive behind several laws stands once', () => {
  const { body } = assembleIn('de', germany(), values);
  expect(body.split('2019/770')).toHaveLength(2);
});

test('remedies of unfair practices are cited where the buyer was misled', () => {
  const record = records.find(({ id }) => id === 'US-CA') ?? null;
  const of = (situation: LetterValues['situation']) =>
    citedLaws(record, { ...values, situation }).map(({ law }) => law.id);
  expect(of('shut_down')).toEqual([]);
  expect(of('offline_missing')).toContain('consumers-legal-remedies-action');
});

test('law of Quebec is cited in letters of Quebec alone', () => {
  const lawsOf = (country: string) =>
    citedLaws(records.find(({ id }) => id === country) ?? null, values);
  expect(lawsOf('CA')).toEqual([]);
  expect(lawsOf('CA-QC').length).toBeGreaterThan(0);
});
