// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  updatePassword,
  updateProfile,
  deleteProfile,
  listUsers,
  listUserEvents,
  getProfile,
  linkGuest,
  register,
  registerGuest,
  restoreUser,
  signIn,
  suspendUser,
} from '@kga/contracts/accounts';
import type { Account } from '@kga/db/accounts';
import type { LightMyRequestResponse } from 'fastify';
import { beforeAll, expect, test } from 'vitest';

import {
  makeAccount,
  newGuestId,
  signInAs,
  testPassword,
} from '../../../testing/account-fixture.ts';
import { type Agent, agent } from '../../../testing/agent.ts';
import {
  describeNaughtyStrings,
  naughtyStrings,
  unstorableStrings,
  withoutRateLimit,
} from '../../../testing/naughty-strings.ts';
import { setupTestApp } from '../../../testing/test-app.ts';

const isRight = ({ statusCode }: LightMyRequestResponse) => statusCode >= 200 && statusCode < 500;

describeNaughtyStrings(() => {
  const strings = [...naughtyStrings, ...unstorableStrings];
  const api = setupTestApp({ config: withoutRateLimit });
  let account: Account;
  let by: Agent;
  let admin: Agent;
  beforeAll(async () => {
    const { db } = api;
    account = await makeAccount(db);
    by = await signInAs(api.app, account);
    admin = await signInAs(api.app, await makeAccount(db, { role: 'admin' }));
  });

  /** The strings for which the check fails. */
  async function wrongOnes(isFine: (text: string) => Promise<boolean>): Promise<string[]> {
    const found: string[] = [];
    for (const text of strings) if (!(await isFine(text))) found.push(JSON.stringify(text));
    return found;
  }

  const unexpected = (ask: (text: string) => Promise<LightMyRequestResponse>) =>
    wrongOnes(async (text) => isRight(await ask(text)));

  const patch = (payload: object) =>
    by.request({ method: 'PATCH', url: updateProfile.url, payload });

  test('as names are refused, or stored and shown unchanged', async () => {
    let stored = 0;
    const wrong = await wrongOnes(async (text) => {
      let answer = await patch({ firstName: text, lastName: text });
      // A last name may be blank, a first name may not.
      if (answer.statusCode === 400) answer = await patch({ firstName: 'Ada', lastName: text });
      if (answer.statusCode === 400) return true;
      stored += 1;
      const { firstName, lastName } = answer.json().user;
      const profile = (await by.get(getProfile.url)).json();
      const [person] = (await admin.get(`${listUsers.url}?q=${account.id}`)).json();
      return (
        answer.statusCode === 200 &&
        ['Ada', text].includes(firstName) &&
        [lastName, profile.user.lastName, person.lastName].every((each) => each === text) &&
        [profile.user.firstName, person.firstName].every((each) => each === firstName)
      );
    });
    expect(wrong).toEqual([]);
    expect(stored).toBeGreaterThan(80);
  });

  test('as the other fields of a profile are refused, or stored unchanged', async () => {
    const language = await unexpected((text) => patch({ language: text }));
    const email = await unexpected((text) => patch({ email: text, currentPassword: testPassword }));
    const password = await unexpected((text) =>
      patch({ email: 'new@example.org', currentPassword: text }),
    );
    const picture = await wrongOnes(async (text) => {
      for (const pictureSource of [text, `https://example.org/${text}`]) {
        const answer = await patch({ pictureSource });
        if (answer.statusCode === 400) continue;
        // Addresses are trimmed.
        if (answer.statusCode !== 200) return false;
        if (answer.json().pictureSource !== pictureSource.trim()) return false;
      }
      return true;
    });
    expect([...language, ...email, ...password, ...picture]).toEqual([]);
  });

  test('as reasons of a suspension are refused, or stored and shown unchanged', async () => {
    const { id } = await makeAccount(api.db);
    const at = (url: string) => url.replace(':id', id);
    const wrong = await wrongOnes(async (reason) => {
      const answer = await admin.post(at(suspendUser.url), { reason });
      if (answer.statusCode === 400) return true;
      const restored = await admin.request({ method: 'DELETE', url: at(restoreUser.url) });
      const events = (await admin.get(at(listUserEvents.url))).json();
      return (
        answer.json().suspended?.reason === reason &&
        restored.statusCode === 200 &&
        events[1].reason === reason
      );
    });
    expect(wrong).toEqual([]);
    const role = await unexpected((text) =>
      admin.request({
        method: 'PATCH',
        url: `${listUsers.url}/${id}`,
        payload: { role: text, reason: text },
      }),
    );
    expect(role).toEqual([]);
  });

  test('in the search for users find only matches', async () => {
    const { db } = api;
    const wrong = await wrongOnes(async (text) => {
      const fits = text.isWellFormed() && !text.includes('\0') && text.length <= 80;
      const change = { first_name: fits ? text : 'x' };
      await db.updateTable('account').set(change).where('id', '=', account.id).execute();
      const parameters = new URLSearchParams({ q: text, cursor: 'x' });
      const refused = await admin.get(`${listUsers.url}?${parameters.toString()}`);
      parameters.delete('cursor');
      const answer = await admin.get(`${listUsers.url}?${parameters.toString()}`);
      if (refused.statusCode !== 400 || !isRight(answer)) return false;
      if (answer.statusCode === 400 || !fits) return true;
      return answer.json().some(({ id }: { id: string }) => id === account.id);
    });
    expect(wrong).toEqual([]);
  });

  test('in every field of a guest are refused or hashed', async () => {
    const ask = (payload: object, url: string = registerGuest.url) =>
      agent(api.app).post(url, payload);
    const ids = await unexpected((text) => ask({ guestId: text, fingerprint: {} }));
    const parts = await unexpected((text) => {
      const texts = ['userAgent', 'language', 'platform', 'timezone', 'renderer', 'canvasHash'];
      const fingerprint = Object.fromEntries(texts.map((name) => [name, text]));
      return ask({ guestId: newGuestId(), fingerprint });
    });
    const wholes = await unexpected((text) => ask({ guestId: newGuestId(), fingerprint: text }));
    const screens = await unexpected((text) =>
      ask({ guestId: newGuestId(), fingerprint: { screen: { width: text } } }),
    );
    const links = await unexpected((text) => by.post(linkGuest.url, { guestId: text }));
    expect([...ids, ...parts, ...wholes, ...screens, ...links]).toEqual([]);
  });

  test('as a password are refused, or are the password from then on', async () => {
    const { db } = api;
    const long = strings.filter((text) => text.length >= 10);
    // A sample, since each string costs a real hash.
    const some = long.filter((_text, index) => index % 12 === 0).concat(unstorableStrings);
    const wrong: string[] = [];
    for (const password of some) {
      const owner = await makeAccount(db);
      const own = await signInAs(api.app, owner);
      const answer = await own.post(updatePassword.url, {
        currentPassword: testPassword,
        password,
      });
      const signedIn = await agent(api.app).post(signIn.url, { email: owner.email, password });
      const fine = answer.statusCode === 204 ? signedIn.statusCode === 200 : isRight(answer);
      if (!fine || !isRight(signedIn)) wrong.push(JSON.stringify(password));
    }
    expect(wrong).toEqual([]);
  });

  test('in every field of a registration are refused, or stored and shown unchanged', async () => {
    const base = { password: testPassword, firstName: 'Ada', lastName: 'Lovelace' };
    const send = (payload: object) => agent(api.app).post(register.url, payload);
    const emails = await unexpected((email) => send({ ...base, email }));
    const languages = await unexpected((language) =>
      send({ ...base, email: 'x', language, password: language }),
    );
    let index = 0;
    const names = await wrongOnes(async (text) => {
      index += 1;
      // Each accepted string costs a real hash.
      if (index % 8 !== 0 && !unstorableStrings.includes(text)) return true;
      const email = `naughty${index}@example.org`;
      const answer = await send({ ...base, email, firstName: text, lastName: text });
      if (answer.statusCode === 400) return true;
      const { firstName, lastName } = answer.json();
      return answer.statusCode === 201 && firstName === text && lastName === text;
    });
    expect([...emails, ...languages, ...names]).toEqual([]);
  });

  test('as a decision on what becomes of an account do not delete it', async () => {
    const wrong = await unexpected((text) =>
      by.request({
        method: 'DELETE',
        url: deleteProfile.url,
        payload: { contributions: text, currentPassword: text },
      }),
    );
    expect(wrong).toEqual([]);
    expect((await by.get(getProfile.url)).statusCode).toBe(200);
  });
}, 120_000);
