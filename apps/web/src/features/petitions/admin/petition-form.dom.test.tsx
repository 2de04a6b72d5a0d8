// SPDX-License-Identifier: AGPL-3.0-or-later
import type { ManagedPetition } from '@kga/contracts/petitions';
import { expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';

import { user } from '../../../auth/testing/fixture.ts';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { expectFits } from '../../../testing/expect-fits.ts';
import { type MockHandlers, listPage } from '../../../testing/mock-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { ownPetition, summaryOf } from '../testing/petition-fixture.ts';

const admin = { ...user, role: 'admin' } as const;

const draft: ManagedPetition = {
  ...ownPetition,
  id: 'is-2027',
  region: 'IS',
  title: 'Keep them <img src=x onerror=alert(1)>',
  addressee: 'Government and parliament',
  target: 10_500,
  milestones: [{ count: 100, effect: { en: 'A start' } }],
  status: 'draft',
  revision: 1,
};

const path = `/admin/petitions/${draft.id}`;
const label = (name: string) => page.getByLabelText(name, { exact: true });
const save = () => page.getByRole('button', { name: 'Save' }).click();

/** A part of the page below its heading. */
const section = (heading: string): Locator =>
  page.elementLocator(
    page.getByRole('heading', { name: heading }).element().closest('section') ?? document.body,
  );

/** Opens or closes the German translation. */
const toggleGerman = () => document.querySelector<HTMLElement>('summary[lang=de]')?.click();

const fieldOf = (name: string) =>
  page.elementLocator(document.getElementsByName(name)[0] ?? document.body);

const german = (part: string) => fieldOf(`translations.de.${part}`);

/** An api with a petition, which steps and edits change. */
function petitionApi(first: ManagedPetition = draft): MockHandlers {
  let petition = first;
  return {
    getManagedPetition: () => petition,
    listSources: () => [],
    listManagedPetitions: () => listPage([{ ...summaryOf(ownPetition), ...petition }]),
    actOnPetition: () => {
      petition = { ...petition, status: 'collecting', revision: 2 };
      return petition;
    },
    updatePetition: ({ body: { target, milestones } }) => {
      petition = { ...petition, target, milestones, revision: petition.revision + 1 };
      return petition;
    },
    createPetitionEvent: ({ body }) => {
      petition = { ...petition, timeline: [...petition.timeline, body] };
      return petition;
    },
    createPetitionUpdate: ({ body }) => {
      const times = { createdAt: '2026-11-20T10:00:00.000Z', editedAt: null };
      const update = { ...body, ...times, id: '0193f5a0-0000-7000-8000-000000000001' };
      petition = { ...petition, updates: [update] };
      return petition;
    },
  };
}

test('A form with wrong fields leads to each of them, those of translations too', async () => {
  const { api } = await renderApp('/admin/petitions/new', {
    user: admin,
    api: { ...petitionApi(), createPetition: () => draft },
  });
  await expect.element(page.getByLabelText('Country or region')).toBeVisible();
  const regions = page.getByLabelText('Country or region').element().querySelectorAll('option');
  const names = Array.from(regions, ({ textContent }) => textContent);
  expect(names.slice(0, 3)).toEqual(['International', 'European Union', 'Albania']);
  expect(names.slice(2)).toEqual(names.slice(2).toSorted(new Intl.Collator('en').compare));
  expect(page.getByText('The answer, in short').elements()).toEqual([]);
  expect(document.querySelector('summary[lang=en]')?.checkVisibility()).toBe(false);
  await page.getByLabelText('ID in the address').fill('is-2027');
  await page.getByLabelText('Country or region').selectOptions('Iceland');
  await label('Title').first().fill('Keep them');
  await save();
  const addressee = label('Addressee').first();
  await expect.element(addressee).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible();
  await addressee.fill('Government and parliament');
  await label('Text').first().fill('We ask for a law.');
  await page.getByLabelText('Target (signatures)').fill('10.500');
  await page.getByLabelText('Closes on (UTC)').fill('2099-01-31');
  const milestones = page.getByLabelText('Milestones');
  await milestones.fill('Many: A start');
  await save();
  await expect.element(milestones).toHaveFocus();
  await page.getByRole('link', { name: /^Milestones/ }).click();
  await expect.element(milestones).toHaveFocus();
  await milestones.fill('100: A start');
  toggleGerman();
  await german('text').fill('Wir bitten um ein Gesetz.');
  toggleGerman();
  await save();
  await expect.element(german('title')).toHaveFocus();
  await german('title').fill('Spielbar');
  await german('addressee').fill('Regierung');
  await save();
  await expect.poll(() => location.pathname).toBe(path);
  expect(api.calls('createPetition').map(({ body }) => body)).toEqual([
    expect.objectContaining({
      id: 'is-2027',
      region: 'IS',
      target: 10_500,
      closes: '2099-01-31T23:59:59.000Z',
      milestones: [{ count: 100, effect: { en: 'A start' } }],
      translations: {
        de: { title: 'Spielbar', addressee: 'Regierung', text: 'Wir bitten um ein Gesetz.' },
      },
    }),
  ]);
});

test('What was signed stays once a petition is open, its target and milestones do not', async () => {
  const { api } = await renderApp(path, { user: admin, api: petitionApi() });
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Open' }).click();
  await expect.element(page.getByText('Collecting', { exact: true })).toBeVisible();
  await expect.element(page.getByText('This can no longer be changed')).toBeVisible();
  await expect.element(label('Addressee').first()).toHaveAttribute('readonly');
  await page.getByLabelText('Target (signatures)').fill('10.600');
  toggleGerman();
  await fieldOf('milestones.100.de').fill('Ein Anfang');
  await save();
  await expect.element(page.getByText('Saved', { exact: true }).first()).toBeVisible();
  expect(api.calls('updatePetition').map(({ body }) => body)).toEqual([
    expect.objectContaining({
      target: 10_600,
      milestones: [{ count: 100, effect: { en: 'A start', de: 'Ein Anfang' } }],
    }),
  ]);
  await expectAccessible();
});

test('An event needs a day as far as it is known, and is removed after a question', async () => {
  await renderApp(path, { user: admin, api: petitionApi() });
  await expect.element(page.getByRole('heading', { name: 'Timeline' })).toBeVisible();
  const timeline = section('Timeline');
  await timeline.getByLabelText('What happened').selectOptions('Hearing');
  await timeline.getByLabelText('Date').fill('soon');
  await timeline.getByLabelText('Address of the source').fill('https://kga.test/hearing');
  await timeline.getByRole('button', { name: 'Add' }).click();
  await expect.element(timeline.getByLabelText('Date')).toHaveAttribute('aria-invalid', 'true');
  await timeline.getByLabelText('Date').fill('2026-02');
  await timeline.getByRole('button', { name: 'Add' }).click();
  await timeline.getByRole('button', { name: 'Remove: Hearing, February 2026' }).click();
  const removal = page.getByRole('dialog', { name: 'Remove “Hearing” from the timeline?' });
  await expect.element(removal).toBeVisible();
  await expectAccessible();
  await removal.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(timeline.getByText(/February 2026/)).toBeVisible();
});

test('An admin publishes an update, whose text stays text', async () => {
  await renderApp(path, { user: admin, api: petitionApi() });
  await expect.element(page.getByRole('heading', { name: 'Write an update' })).toBeVisible();
  const update = section('Write an update');
  await update.getByLabelText('Title').fill('We begin <img src=x onerror=alert(1)>');
  await update.getByLabelText('Text').fill('Hello');
  await update.getByRole('button', { name: 'Publish' }).click();
  await expect.element(page.getByText('Published', { exact: true }).first()).toBeVisible();
  await expect.element(update.getByText('We begin <img src=x onerror=alert(1)>')).toBeVisible();
  await expect.element(update.getByLabelText('Title')).toHaveValue('');
});

test.each(['de', 'zh-CN', 'en'] as const)('The pages of admins in %s fit', async (language) => {
  const { reload } = await renderApp('/admin/petitions', {
    user: admin,
    language,
    api: petitionApi(),
  });
  await expect.element(page.getByText(draft.title).first()).toBeVisible();
  await expectFits(390, 1280);
  await reload(path);
  await expect.element(page.getByText(draft.title).first()).toBeVisible();
  await expectFits(390, 1280);
});

test('An admin sees where the signatures of an open petition come from', async () => {
  const sources = [
    { source: 'share', day: '2026-11-28', signatures: 12 },
    { source: 'share', day: null, signatures: 7 },
    { source: 'discord', day: '2026-11-27', signatures: 5 },
  ];
  const { api } = await renderApp(path, {
    user: admin,
    api: { ...petitionApi(), listSources: ({ query }) => (query.days === '7' ? [] : sources) },
  });
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Open' }).click();
  const shown = page.getByRole('region', { name: 'Where signatures come from' });
  await expect.element(shown.getByText('Share buttons')).toBeVisible();
  await expect.element(shown.getByText('19 signatures')).toBeVisible();
  await shown.getByText('Share buttons').click();
  await expect.element(shown.getByText('28 November 2026')).toBeVisible();
  await expect.element(shown.getByText('Days with fewer than 5 each')).toBeVisible();
  await expectAccessible();
  await shown.getByRole('radio', { name: '7 days' }).click();
  await expect.element(shown.getByText('No link has led to enough signatures')).toBeVisible();
  expect(api.calls('listSources').at(-1)?.url.searchParams.get('days')).toBe('7');
});
