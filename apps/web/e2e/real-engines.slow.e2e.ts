// SPDX-License-Identifier: AGPL-3.0-or-later
import { randomUUID } from 'node:crypto';

import { pathTo, petitionPath, routes } from '@kga/contracts/core';
import { insertTestPetition } from '@kga/db/testing';

import type { Engine } from '../browsers/engine.ts';
import { missingPackages, startFirefox } from '../browsers/engines.ts';
import { startWebKit } from '../browsers/webkit.ts';
import { addArticles } from './support/articles.ts';
import { expect, test } from './support/test.ts';

const engines = [
  { name: 'Firefox ESR', start: startFirefox, missing: missingPackages.firefox() },
  { name: 'WebKitGTK', start: startWebKit, missing: missingPackages.webkit() },
] as const;

/** Expression for the first shown element of a selector whose text contains a text. */
const withText = (selector: string, text: string) =>
  `[...document.querySelectorAll(${JSON.stringify(selector)})].find((node) => node.getClientRects().length > 0 && node.textContent.includes(${JSON.stringify(text)}))`;

const until = (engine: Engine, expression: string) =>
  expect
    // While it navigates, there is no page to read.
    .poll(() => engine.read(`!!(${expression})`).catch(() => false), { message: expression })
    .toBe(true);

for (const { name, start, missing } of engines) {
  /** A journey in the engine; its pages report no error. */
  const journey = async (walk: (engine: Engine) => Promise<void>) => {
    const reason = `${name}: not tried, as ${missing.join(', ')} is missing.`;
    if (missing.length > 0) process.stdout.write(`${reason}\n`);
    test.skip(missing.length > 0, reason);
    const engine = await start();
    try {
      await engine.resize(390, 800);
      await walk(engine);
      expect(await engine.takeFaults()).toEqual([]);
    } finally {
      await engine.close();
    }
  };

  test.describe(`in ${name}`, () => {
    test('a first visit of the petition shows its figures, and leads on', async ({ stack }) => {
      await journey(async (engine) => {
        await engine.open(stack.origin + routes.petition);
        await until(
          engine,
          `/\\d/.test(${withText('[data-testid=signature-count]', '')}.innerText)`,
        );
        await engine.press(withText('footer a', 'FAQ'));
        await until(engine, `location.pathname === '/faq' && ${withText('h1', '')}`);
      });
    });

    test('a guest signs up to the mail', async ({ stack }) => {
      const slug = `p-${randomUUID()}`;
      const email = `${randomUUID()}@mail.kga.test`;
      await insertTestPetition(stack.db, {
        slug,
        signers: JSON.stringify({ who: 'anyone', fromAge: 16, sureFromAge: 16 }),
        opened_at: new Date(),
      });
      await journey(async (engine) => {
        await engine.open(stack.origin + petitionPath(slug));
        await engine.press(withText('main a', 'Sign the petition'));
        await until(engine, `document.querySelector('main [name=firstName]')`);
        await engine.type('main [name=firstName]', 'Wilhelmina');
        await engine.type('main [name=email]', email);
        await engine.choose('main [name=country]', 'NL');
        await engine.press(`document.querySelector('main [name=eligible]')`);
        await engine.press(`document.querySelector('main form button[type=submit]')`);
        await until(engine, withText('h1, h2', 'Check your email'));
        expect((await stack.mailTo(email)).subject).toMatch(/^Confirm your signature: \S/);
      });
      // It would be open to all visitors of later tests.
      await stack.db.deleteFrom('petition').where('slug', '=', slug).execute();
    });

    test('another language stays for the next page', async ({ stack }) => {
      await journey(async (engine) => {
        await engine.open(stack.origin + routes.petition);
        await engine.press(`document.querySelector('header [data-tooltip=Language]')`);
        await engine.press(withText('[role=menu] [role^=menuitem]', 'Deutsch'));
        await until(engine, `document.documentElement.lang === 'de'`);
        await engine.open(stack.origin + routes.faq);
        await until(engine, withText('h1', 'Häufige Fragen'));
      });
    });

    test('a search finds an article', async ({ stack }) => {
      const word = `w${randomUUID().slice(0, 8)}`;
      await addArticles(stack, [{ title: `The ${word} of a game` }]);
      await journey(async (engine) => {
        await engine.open(stack.origin + routes.search);
        await engine.type('main input[type=search]', `${word}\n`);
        await until(engine, withText('main h3, main h2, main li', `The ${word} of a game`));
      });
    });

    test('a letter is made from the answers', async ({ stack }) => {
      await journey(async (engine) => {
        await engine.open(stack.origin + pathTo('letter'));
        const goOn = () => engine.press(`document.querySelector('main form button[type=submit]')`);
        const at = (step: string) => until(engine, `location.search === '?step=${step}'`);
        await engine.press(`document.querySelector('#letter-demand')`);
        await goOn();
        await at('situation');
        await engine.press(`document.querySelector('#letter-situation')`);
        await goOn();
        await at('game');
        await engine.type('#letter-game', 'Zyxgame Quest');
        await goOn();
        await at('country');
        await engine.choose('#letter-country', 'FR');
        await goOn();
        for (const step of ['details', 'purchase', 'proof']) {
          await at(step);
          await goOn();
        }
        await at('sender');
        await engine.type('#letter-seller', 'Zyxshop Ltd');
        await engine.type('#letter-name', 'Ada Lovelace');
        await goOn();
        await until(
          engine,
          `[...document.querySelectorAll('main textarea')].some(({ lang, value }) => lang === 'fr' && value.includes('Code de la consommation'))`,
        );
      });
    });
  });
}
