// SPDX-License-Identifier: AGPL-3.0-or-later
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { firstName, lastName } from '@kga/contracts/core';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';

import { personOf } from './person.ts';

const nothing = {
  subject: '7',
  email: undefined,
  emailVerified: true,
  firstName: undefined,
  lastName: undefined,
  picture: undefined,
};

test('a full name is split at its first space', () => {
  const given = { ...nothing, fullName: ' Ada  King Lovelace ', handle: 'ada' };
  expect(personOf(given)).toMatchObject({ firstName: 'Ada', lastName: 'King Lovelace' });
  expect(personOf({ ...given, firstName: 'Ada King' })).toMatchObject({
    firstName: 'Ada King',
    lastName: '',
  });
});

test('who has no name is called by their handle, else by their address', () => {
  expect(personOf({ ...nothing, handle: 'ada' })).toMatchObject({ firstName: 'ada', label: 'ada' });
  expect(personOf({ ...nothing, email: 'ada@example.org' })).toMatchObject({
    firstName: 'ada',
    label: 'ada@example.org',
  });
  expect(personOf(nothing)).toMatchObject({ firstName: '?', label: '7' });
});

test('an invalid address is dropped and not verified', () => {
  for (const email of [undefined, '', 'ada', `${'a'.repeat(250)}@example.org`, 'a@b.c\0']) {
    expect(personOf({ ...nothing, email })).toMatchObject({ email: null, emailVerified: false });
  }
});

test('a picture is an https address of bearable length', () => {
  const of = (picture: string) => personOf({ ...nothing, picture }).picture;
  expect(of('https://pictures.example/ä.png')).toBe('https://pictures.example/%C3%A4.png');
  for (const picture of [
    'http://a.example/',
    'data:,',
    'x',
    `https://a.example/${'a'.repeat(2_048)}`,
  ]) {
    expect(of(picture)).toBeNull();
  }
});

const list = join(import.meta.dirname, '../../../../../../../shared/data/bad/blns.json');
const there = existsSync(list);

describe.skipIf(!there)('naughty strings (skipped without shared/data/bad/blns.json)', () => {
  const strings = there ? z.array(z.string()).parse(JSON.parse(readFileSync(list, 'utf8'))) : [];

  test('in every claim give a person that can be stored', () => {
    for (const text of [...strings, '\0', '\uD800', 'x'.repeat(79) + '🦊']) {
      const person = personOf({
        subject: '7',
        email: text,
        emailVerified: true,
        firstName: text,
        lastName: text,
        fullName: text,
        handle: text,
        picture: text,
      });
      expect(firstName.safeParse(person.firstName).success, JSON.stringify(text)).toBe(true);
      expect(lastName.safeParse(person.lastName).success, JSON.stringify(text)).toBe(true);
      expect(firstName.safeParse(person.label).success, JSON.stringify(text)).toBe(true);
    }
  });
});
