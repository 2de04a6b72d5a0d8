// SPDX-License-Identifier: AGPL-3.0-or-later
import { displayNameKey } from './display-names.ts';

/** Without accents, which claim an office as well: `Équipe`, `Equipe`, `Tèam`. */
const reservedKey = (text: string): string =>
  displayNameKey(text.normalize('NFKD').replaceAll(/\p{M}/gu, '').normalize('NFC'));

const keysOf = (words: string) => new Set(words.split(' ').map(reservedKey));

/** Words that claim an office here, which no name has. */
const reservedWords = keysOf(
  'admin admins administrator administración mod mods moderator moderators moderación moderador moderazione moderatore staff team teams official support system sysop operator webmaster équipe officiel offiziell oficial modérateur modératrice moderatorin админ админы администратор администрация модератор модераторы поддержка команда официальный официально チーム',
);

/** What the site calls people itself. */
const reservedNames = keysOf(
  'kga guest gast invité anonymous deleted unknown you du vous author auteur autor autorin everyone here root null undefined',
);

/** The same in languages without spaces, and what is unmistakable within a longer word. */
const reservedParts = keysOf(
  'keepgamesalive stopkillinggames moderator administrator 管理员 管理員 管理者 管理人 管理团队 管理團隊 版主 官方 客服 运营 運営 公式 访客 楼主 モデレーター ゲスト 投稿者 관리자 운영자 운영진 게스트 작성자 공식',
);

/** Short for the site, before or after a reserved word. */
const shortNameKey = reservedKey('kga');

/** The beginning of an account's id, by which members without a name are shown. */
const shortId = /^[\da-f]{8}$/i;

const domain = /[\p{L}\p{N}-]{2,}\.\p{L}{2,}/u;

/** `KGATeam` claims what `Team` does. */
const withoutShortName = (key: string): string =>
  key.replace(new RegExp(`^${shortNameKey}|${shortNameKey}$`), '');

/** Whether a public name claims to be of the team, of the site itself, or of no one. */
export function isReservedName(name: string): boolean {
  const key = reservedKey(name);
  const words = name
    .split(/[^\p{L}\p{M}]+/u)
    .filter(Boolean)
    .map(reservedKey);
  return (
    shortId.test(name) ||
    domain.test(name) ||
    reservedNames.has(key) ||
    [key, withoutShortName(key), ...words].some((word) => reservedWords.has(word)) ||
    [...reservedParts].some((part) => key.includes(part))
  );
}
