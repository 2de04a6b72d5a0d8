// SPDX-License-Identifier: AGPL-3.0-or-later
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';

import { HydrateWhenNear, lateSection } from '../../lib/hydrate-when-near.tsx';
import { useLocalFormats } from '../../lib/language.tsx';
import { ownRegionQuery } from './queries.ts';
import { useOwnRegion } from './use-own-region.ts';

/** A time and a country, both of which the server writes for everyone. */
function Local() {
  const { markedMoment } = useLocalFormats();
  const { region = 'no region' } = useOwnRegion();
  return <p>{`${markedMoment('2026-11-07T23:59:00Z')}, ${region}`}</p>;
}

const Late = lateSection(() => Promise.resolve(Local));

function Page() {
  const [pressed, setPressed] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setPressed(true)}>
        {pressed ? 'pressed' : 'press'}
      </button>
      <div style={{ height: '5000px' }} />
      <HydrateWhenNear of={Late} />
    </>
  );
}

/** What the server sends for `Page`. */
const html =
  '<button type="button">press</button><div style="height:5000px"></div>' +
  '<div><!--$--><p>7 November 2026 at 23:59 UTC, no region</p><!--/$--></div>';

test('a section that hydrates late begins with what the server wrote, whatever the browser knows by then', async () => {
  const client = new QueryClient();
  client.setQueryData(ownRegionQuery.queryKey, { region: 'NL', isChosen: true });
  const root = document.createElement('div');
  root.innerHTML = html;
  document.body.append(root);
  const written = root.querySelector('p');
  const errors: unknown[] = [];
  const hydrated = hydrateRoot(
    root,
    <QueryClientProvider client={client}>
      <Page />
    </QueryClientProvider>,
    { onRecoverableError: (error) => errors.push(error) },
  );
  onTestFinished(() => {
    hydrated.unmount();
    root.remove();
  });
  await expect
    .poll(() => {
      root.querySelector('button')?.click();
      return root.querySelector('button')?.textContent;
    })
    .toBe('pressed');
  scrollTo(0, 5000);
  await expect
    .poll(() => root.querySelector('p')?.textContent)
    .toMatch(/8 November 2026 at 00:59, NL/);
  expect(root.querySelector('p')).toBe(written);
  expect(errors).toEqual([]);
});
