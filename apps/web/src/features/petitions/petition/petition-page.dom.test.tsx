// SPDX-License-Identifier: AGPL-3.0-or-later
import { languages } from '@kga/contracts/core';
import type { Petition } from '@kga/contracts/petitions';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { expectFits, setWidth } from '../../../testing/expect-fits.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import {
  mainLatest,
  mainPetition,
  mainPetitionApi,
  ownPetition,
  ownPetitionApi,
} from '../testing/petition-fixture.ts';

const render = (path = '/petition') => renderApp(path, { api: mainPetitionApi });

const chart = page.getByRole('region', { name: 'Signatures over time' });

test.each(languages)('The page of the petition in %s fits all widths', async (language) => {
  await renderApp('/petition', { language, api: mainPetitionApi });
  await expect.element(page.getByTestId('signature-count')).toBeVisible();
  await expectFits(320, 768, 1024, 1280);
});

test('The table of a narrow screen has the signatures of each state', async () => {
  await setWidth(320);
  await renderApp('/petition', { language: 'de', api: mainPetitionApi });
  const row = page.getByRole('row', { name: /Finnland/ });
  await expect.element(row.getByText('18.900 (min. 9.870)')).toBeVisible();
});

test('The page shows the count, the goal, the tiles and a row for each state', async () => {
  await render();
  await expect.element(page.getByTestId('signature-count')).toHaveTextContent('521,000');
  await expect.element(page.getByText('Still need 479,000 signatures')).toBeVisible();
  const table = page.getByRole('table', { name: /share of their threshold/ });
  expect(table.getByRole('row').elements()).toHaveLength(28);
  expect(page.getByRole('link', { name: /of its threshold/ }).elements()).toHaveLength(27);
  await expect.element(page.getByText('Next: France, at 99.8%')).toBeVisible();
  await expect
    .element(page.getByText(/^Fastest since .+: Finland, \+30\.4% of its threshold$/))
    .toBeVisible();
  await expectAccessible();
});

test('The tiles name the states below their threshold where they are few', async () => {
  const counts = mainLatest.signatureCountryCount.map((count) =>
    ['CY', 'MT'].includes(count.countryCode) ? count : { ...count, percentage: 120 },
  );
  await renderApp('/petition', {
    api: {
      ...mainPetitionApi,
      getLatest: () => ({ ...mainLatest, signatureCountryCount: counts }),
    },
  });
  await expect.element(page.getByText('Not there yet: Cyprus and Malta')).toBeVisible();
});

test('The tile of a state leads to its row', async () => {
  await render();
  await page.getByRole('link', { name: /Finland: / }).click();
  await expect.poll(() => location.hash).toBe('#state-FI');
  await expect.poll(() => isInViewport('#state-FI')).toBe(true);
});

function isInViewport(selector: string): boolean {
  const { top, bottom } =
    document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
  return bottom > 0 && top < innerHeight;
}

test('The map marks the visitor’s state and is one tab stop with arrow keys', async () => {
  await render();
  const map = page.getByRole('toolbar', { name: 'All 27 countries at a glance' });
  // The browser of the tests is in Brussels.
  await expect.element(page.getByText('Your country, going by your browser')).toBeVisible();
  const stops = map.element().querySelectorAll<HTMLElement>('a:not([tabindex="-1"])');
  expect(stops).toHaveLength(1);
  stops[0]?.focus();
  await expect.element(map.getByRole('link', { name: /^Belgium: / })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(map.getByRole('link', { name: /^Luxembourg: / })).toHaveFocus();
  await userEvent.keyboard('{End}');
  const cyprus = map.getByRole('link', { name: /^Cyprus: / });
  await expect.element(cyprus).toHaveFocus();
  await userEvent.tab({ shift: true });
  await userEvent.tab();
  await expect.element(cyprus).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => isInViewport('#state-CY')).toBe(true);
});

test('The map names the country that the visitor chose', async () => {
  localStorage.setItem('region', 'FR');
  await render();
  const chosen = page.getByText('The country you chose');
  await expect.element(chosen).toBeVisible();
  expect(chosen.element().parentElement?.textContent).toContain('France');
  await expect.element(page.getByText('going by your browser')).not.toBeInTheDocument();
});

test('The chart changes what it shows, and its data can be read as a table', async () => {
  await render();
  await chart.getByRole('radio', { name: 'Daily change' }).click();
  await expect.element(chart.getByText(/signatures a day from/).last()).toBeVisible();
  await chart.getByRole('radio', { name: 'Total count' }).click();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(chart.getByRole('radio', { name: 'Percentage' })).toBeChecked();
  await chart.getByRole('radio', { name: 'All' }).click();
  await chart.getByText('Show as a table').click();
  const rows = chart.getByRole('region', { name: 'Show as a table' }).getByRole('row');
  await expect.poll(() => rows.elements().length).toBeGreaterThan(1);
  await expectAccessible();
});

test('The address has what the chart shows, and a reload shows it again', async () => {
  const { reload } = await render('/petition?range=all');
  await expect.element(chart.getByRole('radio', { name: 'All' })).toBeChecked();
  // The chart is drawn once it is near.
  chart.element().scrollIntoView();
  await expect.poll(() => document.querySelector('canvas')).not.toBeNull();
  await chart.getByRole('radio', { name: 'Percentage' }).click();
  await expect.poll(() => location.search).toBe('?range=all&view=percentage');
  // The shares are what a comparison shows first, so the address need not name them.
  await page.getByLabelText('Compare with a country').selectOptions('Germany');
  await expect.poll(() => location.search).toBe('?range=all&country=DE');
  await expect.element(chart.getByRole('radio', { name: 'Percentage' })).toBeChecked();
  await expect.element(chart.getByText(/^Germany [\d.]+%$/)).toBeInViewport();
  await reload();
  await expect.element(chart.getByText(/^Germany [\d.]+%$/)).toBeVisible();
  await chart.getByText('Show as a table').click();
  await expect.element(chart.getByRole('columnheader', { name: 'Germany' })).toBeVisible();
});

const day = page.getByRole('slider', { name: 'Day shown on the map' });

test('The map plays once without a press, and after one; it pauses and moves by keyboard', async () => {
  const matches = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    matches(query.includes('reduced-motion') ? 'not all' : query),
  );
  const { reload } = await render();
  const map = page.getByRole('toolbar', { name: 'All 27 countries at a glance' });
  await expect.element(map).toBeVisible();
  // It does not play beneath a pointer.
  await userEvent.hover(page.getByRole('link', { name: 'Keep Games Alive' }).first());
  map.element().scrollIntoView({ block: 'center' });
  await expect.element(day).not.toHaveValue('0');
  expect(document.activeElement).toBe(document.body);
  await reload();
  await page.getByRole('button', { name: 'Play the map day by day' }).click();
  await expect.element(day).not.toHaveValue('0');
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect.element(page.getByRole('button', { name: 'Play', exact: true })).toHaveFocus();
  day.element().focus();
  await userEvent.keyboard('{Home}');
  await expect.element(day).toHaveValue('0');
  const germany = page.getByRole('link', { name: /^Germany: 0/ });
  await expect.element(germany).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(day).toHaveValue('1');
  await expect
    .element(day)
    .toHaveAttribute('aria-valuetext', expect.stringMatching(/signatures, \d+ of 27 countries/));
  await expectAccessible();
  await page.getByRole('button', { name: 'Show the latest figures' }).click();
  await expect.element(germany).not.toBeInTheDocument();
});

test('The map does not play where a visitor prefers little motion', async () => {
  await render();
  const map = page.getByRole('toolbar', { name: 'All 27 countries at a glance' });
  await expect.element(map).toBeVisible();
  map.element().scrollIntoView({ block: 'center' });
  // By then a map that plays would have been seen, and its player asked for.
  await new Promise((resolve) => requestAnimationFrame(resolve));
  await new Promise((resolve) => requestIdleCallback(resolve));
  expect(document.querySelector('main input[type=range]')).toBeNull();
  await page.getByRole('button', { name: 'Play the map day by day' }).click();
  await expect.element(page.getByRole('button', { name: 'Play', exact: true })).toHaveFocus();
  await expect.element(day).toHaveValue('0');
});

test('A petition that is answered names the result and the document', async () => {
  const answered: Petition = {
    ...mainPetition,
    status: 'answered',
    dates: {
      opened: '2024-07-31T00:00:00.000Z',
      closes: '2025-07-31T22:00:00.000Z',
      submitted: '2026-01-26T00:00:00.000Z',
      answered: '2026-06-16T00:00:00.000Z',
    },
    verified: 1_294_188,
    answerReference: 'C(2026)4110',
  };
  await renderApp('/petition', {
    api: {
      ...mainPetitionApi,
      getPetition: () => answered,
      getLatest: () => ({ ...mainLatest, status: 'answered' }),
    },
  });
  await expect.element(page.getByText(/^1,294,188 signatures found valid/)).toBeVisible();
  await expect.element(page.getByText('C(2026)4110')).toBeVisible();
  await expect.element(page.getByText('Live Data')).not.toBeInTheDocument();
  await expectAccessible();
});

test('Without areas and figures a petition shows no chart', async () => {
  await renderApp('/petition/nz', { api: ownPetitionApi({ ...ownPetition, signatureCount: 0 }) });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.element(chart).not.toBeInTheDocument();
});

test('Without a connection no figures are called live', async () => {
  const asOf = new Date().toISOString();
  await renderApp('/petition', {
    api: { ...mainPetitionApi, getLatest: () => ({ ...mainLatest, asOf }) },
  });
  const live = page.getByText('Live Data');
  await expect.element(live).toBeVisible();
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  dispatchEvent(new Event('offline'));
  await expect.element(live).not.toBeInTheDocument();
  online.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  await expect.element(live).toBeVisible();
});
