import { displayNameKey } from '@kga/db';

import { AppError } from '../platform/errors.ts';

/** Letters, digits and single signs between them, or a full stop and a space after an initial. */
const wellFormed =
  /^[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:(?:[ ._'’·・-]|\. )[\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*\.?$/u;

/** Scripts whose letters look alike; a name has letters of one of them at most. */
const alikeScripts = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
];

const keysOf = (words: string) => new Set(words.split(' ').map(displayNameKey));

/** Words that claim an office here, which no name has. */
const reservedWords = keysOf(
  'admin administrator mod moderator staff team official support system équipe officiel offiziell modérateur modératrice moderatorin админ администратор модератор поддержка',
);

/** What the site calls people itself. */
const reservedNames = keysOf(
  'guest gast invité anonymous deleted unknown you du vous author auteur autor autorin everyone here root null undefined',
);

/** The same in languages without spaces, and what is unmistakable within a longer word. */
const reservedParts = keysOf(
  'keepgamesalive stopkillinggames moderator administrator 管理员 管理員 管理者 版主 官方 客服 运营 運営 公式 访客 楼主 モデレーター ゲスト 投稿者 관리자 운영자 운영진 게스트 작성자 공식',
);

/** The beginning of an account's id, by which members without a name are shown. */
const shortId = /^[\da-f]{8}$/i;

const domain = /[\p{L}\p{N}-]{2,}\.\p{L}{2,}/u;

function isReserved(name: string): boolean {
  const key = displayNameKey(name);
  const words = name
    .split(/[^\p{L}\p{M}]+/u)
    .filter(Boolean)
    .map(displayNameKey);
  return (
    shortId.test(name) ||
    domain.test(name) ||
    reservedNames.has(key) ||
    [key, ...words].some((word) => reservedWords.has(word)) ||
    [...reservedParts].some((part) => key.includes(part))
  );
}

const refuse = (code: 'nameCharacters' | 'nameReserved', path = 'displayName') =>
  new AppError('validation_failed', { errors: [{ path, code }] });

/** A public name as it is stored. @throws AppError `validation_failed` of the field `path` */
export function parseDisplayName(text: string, path?: string): { name: string; key: string } {
  const name = text.normalize('NFC').trim().replaceAll(/\s+/g, ' ');
  const scripts = alikeScripts.filter((script) => script.test(name));
  const isReadable = wellFormed.test(name) && /\p{L}/u.test(name) && !/\p{M}{4}/u.test(name);
  if (!isReadable || scripts.length > 1) throw refuse('nameCharacters', path);
  if (isReserved(name)) throw refuse('nameReserved', path);
  return { name, key: displayNameKey(name) };
}

/** A name that moderators removed. */
export const refusedName = () => refuse('nameReserved');
