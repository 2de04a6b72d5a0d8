// SPDX-License-Identifier: AGPL-3.0-or-later
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { areas, life, outcome, weeklyFigures } from '@kga/db/initiative';
import { readCommitments, readVerification } from '@kga/legal';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';

import { root } from '../config.ts';
import { messageFolders, readMessages, textsOf } from '../i18n/message-folders.ts';
import registry from './figures-in-texts.json' with { type: 'json' };

/**
 * Where the figures and stages of texts are from:
 * - `record`: placeholders, which hold what the record of a petition or of signatures says;
 * - `rule`: a limit or constant of this software;
 * - `law`: a law, which is cited;
 * - `history`: what happened once, with the address of a source;
 * - `example`: shows a format;
 * - `name`: part of the name of a standard, licence or size;
 * - `other`: the words mean something else, such as an action of the visitor.
 *
 * A key with `*` at its end stands for all that begin so.
 */
const sources = z
  .array(
    z.strictObject({
      kind: z.enum(['record', 'rule', 'law', 'history', 'example', 'name', 'other']),
      from: z.string(),
      keys: z.array(z.string()).min(1),
    }),
  )
  .parse(registry);

/** What names a figure: a digit, a number in words, or a month. Words for one are pronouns too often. */
const figures = {
  en: /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|hundred|thousand|million|half|twice|January|February|April|June|July|August|September|October|November|December)\b/i,
  de: /\d|(?<!\p{L})(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|hundert|tausend|Million(?:en)?|halb|doppelt|Januar|Februar|März|April|Juni|Juli|August|September|Oktober|November|Dezember)(?!\p{L})/iu,
  fr: /\d|(?<!\p{L})(?:deux|trois|quatre|cinq|six|sept|huit|dix|douze|cent|mille|millions?|moitié|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre)(?!\p{L})/iu,
  'zh-CN': /\d|[两二三四五六七八九十百千万]+(?:个|年|月|日|天|周|位|种|国|次|小时|分钟|类|倍|句)/,
  ja: /[02-9]|1(?!つ|件|行|回|通|日|週|分間)|[二三四五六七八九十百千万]+(?:か国|年|か月|日|週|人|件|つ|回|時間|分|種|倍|文字)/,
  ko: /\d|(?:두|세|네|다섯|여섯|일곱|여덟|아홉|열|백|천|만)\s?(?:개|명|시간|달|번|가지|나라|주|배|자리|살|문장)/,
} as const satisfies Record<string, RegExp>;

type CheckedLanguage = keyof typeof figures;

/** Languages whose words for figures and stages are known; translations into others follow the same English. */
const checkedLanguages: readonly CheckedLanguage[] = ['en', 'de', 'fr', 'zh-CN', 'ja', 'ko'];

/** What names a stage: a word for what is collected or asked, with one for what became of it. */
const stages = {
  en: [
    /\b(?:petitions?|initiatives?|collection|commission|signatures|goal|target|thresholds?)\b/i,
    /\b(?:closed|submitted|answered|responded|reached|passed|achieved|opened|verified|hearing|debate)\b/i,
  ],
  de: [
    /Petition|Initiative|Sammlung|Kommission|Unterschriften|Ziel|Mindestzahl/,
    /geschlossen|beendet|endete|eingereicht|[Bb]eantwortet|antwortete|erreicht|überschritt|begann|geprüft|bestätigt|Anhörung|[Dd]ebatt/,
  ],
  fr: [
    /pétition|initiative|collecte|Commission|signatures|objectif|seuil/i,
    /terminée|close|remise|présentée|répondu|répons|atteint|dépassé|ouverte|vérifiées|audition|débat/i,
  ],
  'zh-CN': [
    /请愿|倡议|征集|收集|委员会|签名|目标|门槛/,
    /已关闭|结束|提交|答复|达到|达成|突破|核实|听证|辩论/,
  ],
  ja: [
    /署名|イニシアチブ|収集|委員会|目標|必要数/,
    /終了|終わ|提出|回答|達し|達成|超え|確認済|確認され|公聴会|討議/,
  ],
  ko: [
    /청원|발의|수집|모집|집행위원회|서명|목표|기준/,
    /종료|끝났|끝난|제출|답변|도달|달성|넘었|확인된|공청회|토론/,
  ],
} as const satisfies Record<CheckedLanguage, readonly [RegExp, RegExp]>;

type Text = { readonly key: string; readonly language: CheckedLanguage; readonly text: string };

/** `apps/web/src/features/news/messages/latest` is `web/news/latest`. */
const placeOf = (path: string) =>
  path.replace(/^apps\/(\w+)\/(?:src\/)?(?:features\/)?/, '$1/').replace(/\/messages(?=\/|$)/, '');

const texts: readonly Text[] = messageFolders().flatMap((folder) =>
  checkedLanguages.flatMap((language) =>
    textsOf(readMessages(folder, language) ?? {}).map(([key, text]) => ({
      key: `${placeOf(folder.path)}.${key}`,
      language,
      text,
    })),
  ),
);

function namesFigureOrStage({ language, text }: Text): boolean {
  const [subject, stage] = stages[language];
  return text
    .replaceAll(/\{\{\w*\}\}/g, '')
    .split(/(?<=[.!?。！？])|\n/)
    .some((words) => figures[language].test(words) || (subject.test(words) && stage.test(words)));
}

const found = texts.filter(namesFigureOrStage);

const covers = (entry: string, key: string) =>
  entry.endsWith('*') ? key.startsWith(entry.slice(0, -1)) : key === entry;

/** The source of a text; the longest key decides, so that one text of a group can have another source. */
function sourceOf(key: string) {
  const candidates = sources.flatMap((source) =>
    source.keys.filter((entry) => covers(entry, key)).map((entry) => ({ source, entry })),
  );
  return candidates.toSorted((a, b) => b.entry.length - a.entry.length)[0]?.source;
}

const shown = ({ key, language, text }: Text) => `${key} (${language}): ${text.slice(0, 200)}`;

test('every language has its texts', () => {
  for (const language of checkedLanguages) {
    expect(texts.filter((text) => text.language === language).length).toBeGreaterThan(3_500);
  }
});

test('every text that names a figure or a stage has a source', () => {
  expect(found.filter(({ key }) => sourceOf(key) === undefined).map(shown)).toEqual([]);
});

test('every source has its texts', () => {
  const entries = sources.flatMap(({ keys }) => keys);
  expect(entries.filter((entry) => !found.some(({ key }) => covers(entry, key)))).toEqual([]);
  expect(new Set(entries).size).toBe(entries.length);
});

test('texts of a record name no figure by themselves', () => {
  const own = found.filter(
    ({ key, language, text }) =>
      sourceOf(key)?.kind === 'record' &&
      figures[language].test(text.replaceAll(/\{\{\w*\}\}/g, '')),
  );
  expect(own.map(shown)).toEqual([]);
});

test('what happened has an address, and a law its number', () => {
  const isNamed = {
    history: (from: string) => URL.canParse(from),
    law: (from: string) => /\(EU\) \d{4}\/\d+|named by their numbers/.test(from),
  };
  const unnamed = sources.filter(
    ({ kind, from }) => (kind === 'history' || kind === 'law') && !isNamed[kind](from),
  );
  expect(unnamed).toEqual([]);
});

const seededPetitions = z
  .array(
    z.object({
      id: z.string(),
      timeline: z.array(z.object({ kind: z.string(), date: z.string().nullable() })),
    }),
  )
  .parse(JSON.parse(readFileSync(join(root, 'packages/db/seeds/petitions.json'), 'utf8')));

describe('promises tell the same stages as the initiative’s record', () => {
  const promises = readCommitments();

  test('their days are its days', () => {
    const timeline = seededPetitions.find(({ id }) => id === 'eu')?.timeline ?? [];
    const dayOf = (stage: string) => timeline.find(({ kind }) => kind === stage)?.date;
    const promise = (wanted: string) => promises.find(({ id }) => id === wanted);
    expect([dayOf('submitted'), dayOf('answered')]).toEqual([life.submitted, life.answered]);
    expect(promise('eu-commission-answer-in-time')?.said).toBe(life.submitted);
    expect(promise('eu-commission-code-of-conduct')?.said).toBe(life.answered);
    const held = promise('eu-parliament-hearing')?.history.find(({ kind }) => kind === 'kept');
    expect(held?.date).toBe(dayOf('hearing'));
  });

  test('their figures and references are its own', () => {
    const told = JSON.stringify(promises.filter(({ id }) => id.startsWith('eu-commission')));
    expect(new Set(told.match(/C\(\d+\)\d+/g))).toEqual(new Set([outcome.answerReference]));
    expect(told).toContain(outcome.verified.toLocaleString('en'));
    const { collected, verified, countries } = readVerification();
    expect(verified.total).toBe(outcome.verified);
    const last = weeklyFigures.at(-1)?.counts ?? {};
    expect(collected.total).toBe(Object.values(last).reduce((sum, count) => sum + count, 0));
    const thresholds = new Map(areas.map(({ code, threshold }) => [code, threshold]));
    for (const { country, threshold, collected: count } of countries) {
      expect([threshold, count]).toEqual([thresholds.get(country), last[country]]);
    }
  });
});
