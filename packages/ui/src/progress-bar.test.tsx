// SPDX-License-Identifier: AGPL-3.0-or-later
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';

import { ProgressBar } from './progress-bar.tsx';

function bar(value: number, max = 200) {
  return renderToString(
    <ProgressBar label="Signatures" value={value} max={max} valueText="figure in words" />,
  );
}

test.each([
  { value: 50, now: 50, width: 25 },
  { value: -3, now: 0, width: 0 },
  { value: 900, now: 200, width: 100 },
  { value: Number.NaN, now: 0, width: 0 },
  { value: Number.POSITIVE_INFINITY, now: 200, width: 100 },
])('$value of 200 is drawn and told as $now', ({ value, now, width }) => {
  const html = bar(value);
  expect(html).toContain('role="progressbar"');
  expect(html).toContain('aria-valuemax="200"');
  expect(html).toContain(`aria-valuenow="${now}"`);
  expect(html).toContain(`width:${width}%`);
  expect(html).toContain('aria-valuetext="figure in words"');
});

test('a scale of zero length draws an empty bar', () => {
  expect(bar(0, 0)).toContain('width:0%');
});

test('a mark is placed at its share of the scale, with its label', () => {
  const html = renderToString(
    <ProgressBar
      label="Signatures"
      value={1}
      max={200}
      valueText="1"
      marks={[{ value: 150, label: 'the goal' }]}
    />,
  );
  expect(html).toContain('left:75%');
  expect(html).toContain('the goal');
});
