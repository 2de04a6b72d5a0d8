// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { britishPetitionApi } from '../testing/petition-fixture.ts';

test('A chart of two known figures draws no line and names no other day', async () => {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file);
    return '#';
  });
  await renderApp('/petition/gb', { api: britishPetitionApi });
  const chart = page.getByRole('region', { name: 'Signatures over time' });
  await expect.element(chart).toBeVisible();
  chart.element().scrollIntoView();
  await expect
    .element(chart.getByText(/14,119 \(15 March 2025\) and 189,890 \(14 July 2025\)/).first())
    .toBeInTheDocument();
  await expect
    .element(
      chart.getByText(/The goal was reached between 15 March 2025 and 14 July 2025\./).first(),
    )
    .toBeInTheDocument();
  const events = chart.getByRole('list', { name: 'Events in the chart' });
  await expect.element(events.getByText('Government response').first()).toBeInTheDocument();
  await expect.element(events.getByText('3 February 2025').first()).toBeInTheDocument();
  const slider = chart.getByRole('slider');
  await expect.element(slider).toBeVisible();
  slider.element().focus();
  await userEvent.keyboard('{Home}');
  await expect.element(slider).toHaveAttribute('aria-valuetext', '15 March 2025, 14,119');
  await chart.getByRole('button', { name: 'Save the data (CSV)' }).click();
  await expect.poll(() => files.length).toBe(1);
  expect(await files[0]?.text()).toContain('2025-03-15,14119,false\r\n2025-07-14,189890,false');
  await chart.getByRole('radio', { name: 'Daily change' }).click();
  await expect.element(chart.getByText(/too far apart for a daily change/).first()).toBeVisible();
  expect(chart.element().textContent).not.toContain('May 2025');
  await expectAccessible();
});
