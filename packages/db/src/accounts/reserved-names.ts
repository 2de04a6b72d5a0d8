// SPDX-License-Identifier: AGPL-3.0-or-later
import { displayNameKey } from './display-names.ts';

/**
 * The keys by which a word is compared: as it is, in capitals, which look like letters of other scripts,
 * and without Latin accents, so that `Equipe` and `Tèam` claim what `équipe` and `Team` do.
 */
const keysOf = (word: string): string[] =>
  [
    word,
    word
      .normalize('NFKD')
      .replaceAll(/[\u0300-\u036F]/g, '')
      .normalize('NFC'),
  ].flatMap((text) => [displayNameKey(text), displayNameKey(text.toUpperCase())]);

const keySet = (words: string) => new Set(words.split(' ').flatMap(keysOf));

/** Words that claim an office here, which no name has. */
const reservedWords = keySet(
  'admin admins administrator administración mod mods moderator moderators moderación moderador moderazione moderatore staff team teams official support system sysop operator webmaster équipe officiel offiziell oficial modérateur modératrice moderatorin админ админы администратор администрация модератор модераторы поддержка команда официальный официально адмін адміністратор підтримка チーム',
);

/** What the site calls people itself. */
const reservedNames = new Set(
  'kga guest gast invité invite anonymous deleted unknown you du vous author auteur autor autorin everyone here root null undefined'
    .split(' ')
    .map(displayNameKey),
);

/** The same in languages without spaces, and what is unmistakable within a longer word. */
const reservedParts =
  'keepgamesalive stopkillinggames moderator administrator 管理员 管理員 管理者 管理人 管理团队 管理團隊 版主 官方 客服 运营 運営 公式 访客 楼主 モデレーター ゲスト 投稿者 관리자 운영자 운영진 게스트 작성자 공식'
    .split(' ')
    .map(displayNameKey);

const shortName = /^kga|kga$/gi;

/** The beginning of an account's id, by which members without a name are shown. */
const shortId = /^[\da-f]{8}$/i;

const domain = /[\p{L}\p{N}-]{2,}\.\p{L}{2,}/u;

/** Words of a name, split at digits and not, and without digits after them and the site's short name. */
const wordsOf = (name: string): string[] =>
  [name, ...name.split(/[^\p{L}\p{M}]+/u), ...name.split(/[^\p{L}\p{M}\p{N}]+/u)]
    .flatMap((word) => [word, word.replace(/\p{N}+$/u, '')])
    .flatMap((word) => [word, word.replaceAll(shortName, '')])
    .filter((word) => word !== '');

/** Whether a public name claims to be of the team, of the site itself, or of no one. */
export function isReservedName(name: string): boolean {
  const key = displayNameKey(name);
  return (
    shortId.test(name) ||
    domain.test(name) ||
    reservedNames.has(key) ||
    wordsOf(name)
      .flatMap(keysOf)
      .some((word) => reservedWords.has(word)) ||
    reservedParts.some((part) => key.includes(part))
  );
}
