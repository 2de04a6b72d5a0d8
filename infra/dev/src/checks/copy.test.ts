// SPDX-License-Identifier: AGPL-3.0-or-later
import { describe, expect, test } from 'vitest';

import { messageFolders, readMessages, textsOf } from '../i18n/message-folders.ts';

/** What texts must not contain, and what to write instead. docs/copy.md gives the reasons. */
type Rule = readonly [found: RegExp, instead: string];

const everywhere: readonly Rule[] = [[/(?<=\p{L})'(?=\p{L})|"/u, 'typographic quotes: ’ “ ”']];

const rules = {
  en: [
    [/(?<!“)\bsign(?:ed|ing|s)?[- ](?:in|out)\b/i, 'log in, log out'],
    [/\bmails?\b(?! server)/i, 'email'],
    [/\b(?:do|does|did|is|are|was|were|has|have|could|would|should) not\b|\bcannot\b/i, 'n’t'],
    [/\b(?:nobody|somebody|everybody|anybody)\b/i, 'no one, someone, everyone, anyone'],
    [/\bmeanwhile\b|\bonce more\b|\bfor (?:ever|good)\b/i, 'since then, again, forever'],
    [
      /\b(?:is|are) looked at\b|\bwhat (?:is|was) (?:done|typed|written)\b/i,
      'who does it: we, you',
    ],
    [/\bpieces?\b/i, 'item'],
    [/\b(?!Action )\w+ (?:organiz|recogniz|canceled|color|license)/i, 'British spelling'],
  ],
  de: [
    [/(?<!E-)\bMails?\b/, 'E-Mail'],
    [/(?<=[\p{Ll},] )(?:Sie|Ihnen|Ihre[mnrs]?)\b/u, 'du'],
    [/bitte (?:\p{L}+ )?(?:anmelden|ausfüllen|eingeben|öffnen|prüfen|versuchen|wählen)/iu, 'du'],
    [/freiwillig|Vorführung|Anriss|hat versagt|Gelöschtes Konto/, 'optional, Demo, Vorspann'],
    [/„[^“]*”/, '„…“'],
    [/(?<!\p{L})man(?!\p{L})/u, 'du, alle'],
  ],
  fr: [
    [/(?<!e-)\bmails?\b|courriel/i, 'e-mail'],
    [/(?<!\p{L})(?:tu|toi|tes)(?!\p{L})/iu, 'vous'],
    [/vérifi\p{L}+ (?:l’|votre |cette )adresse/iu, 'confirmer l’adresse'],
    [/recharge[rz]|fait défaut|n’a pas abouti/i, 'actualiser, problème, a échoué'],
    [/modérateur|administrateur|\(e\)/i, 'la modération, l’administration'],
    [/\u00A0|[\p{L}\d»)}](?: ?[!;»]| [:?])/u, 'narrow no-break spaces'],
  ],
  ja: [
    [/\d [ぁ-んァ-ヶ一-龯]|[ぁ-んァ-ヶ一-龯] \d/, '6桁'],
    [/\{\{(?:n|total|current|least|most)\}\} [ぁ-んァ-ヶ一-龯]/, '{{n}}件'],
    [/[ぁ-んァ-ヶ一-龯][?!]|〜/, '？！～'],
    [/その間に|うまくいきません|審査|お帰りなさい|既に/, '編集中に, 処理できません, 確認, すでに'],
    [/(?<![ァ-ヶ])ロール|さらに読み込|読み込んでいます/, '役割, さらに表示, 読み込み中'],
    [/言及|運用者|運用する人/, 'メンション, 運営者'],
  ],
  ko: [
    [/(?<!이)메일/, '이메일'],
    [/이용자|게이머|댓글/, '플레이어, 답글'],
    [/기록관|후원하기|그사이|운영진의 말/, '아카이브, 응원하기, 그동안, 운영진 메모'],
    [/주소를? 확인|^이유/, '인증, 사유'],
    [/[‘’]|\}\}님/, '“ ”, {{name}} 님'],
    [/운영하는 사람|총수/, '운영자, 총 서명 수'],
  ],
  'zh-CN': [
    [/你/, '您'],
    [/贡献|停服|本行动|这项活动/, '发布的内容, 关停, 本活动'],
    [/邮箱.{0,6}确认|确认.{0,4}邮箱|点一下|在此期间/, '验证, 点击, 刚刚'],
    [/电子邮箱|解除关联|对方网站|运行本站/, '邮箱, 取消关联, 登录服务, 运营者'],
    [/\d 年/, '2026年'],
    [/\p{sc=Han}[,?!;]/u, '，？！；'],
  ],
} as const satisfies Record<string, readonly Rule[]>;

/** Texts that the specification gives to the letter. */
const given = new Set(["The page you're looking for doesn't exist."]);

/** Words that visitors type into the search, whichever they are. */
const isTyped = (folder: string, key: string): boolean =>
  folder.endsWith('site/search/messages/tools') && key.startsWith('words.');

describe.each(Object.entries(rules))('the texts in %s', (language, own) => {
  const texts = messageFolders()
    // Letters are formal.
    .filter(({ isLetter }) => !isLetter)
    .flatMap((folder) =>
      textsOf(readMessages(folder, language) ?? {})
        .filter(([key]) => !isTyped(folder.path, key))
        .map(([key, text]) => ({ file: `${folder.path}: ${key}`, text })),
    )
    .filter(({ text }) => !given.has(text));

  test('are found', () => {
    expect(texts.length).toBeGreaterThan(500);
  });

  test.each([...everywhere, ...own])('have none of %s, but %s', (found) => {
    const offenders = texts
      .filter(({ text }) => found.test(text))
      .map(({ file, text }) => `${file}: ${text.slice(0, 300)}`);
    expect(offenders).toEqual([]);
  });
});
