// SPDX-License-Identifier: AGPL-3.0-or-later
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';

import { Select } from './select.tsx';

const ignore = () => {};

function select(value: 'policy' | undefined) {
  return renderToString(
    <Select
      label="Category"
      placeholder="Choose one"
      options={[{ value: 'policy', label: 'Policy' }]}
      value={value}
      onValueChange={ignore}
    />,
  );
}

test('an empty option does not compile, and throws an error with its label', () => {
  expect(() =>
    renderToString(
      <Select
        label="Category"
        options={[
          // @ts-expect-error -- the literal '' is not allowed
          { value: '', label: 'Any' },
          { value: 'policy', label: 'Policy' },
        ]}
        value="policy"
        onValueChange={ignore}
      />,
    ),
  ).toThrow("Select 'Category': the option 'Any' has an empty value.");
});

test('an empty option from data throws too', () => {
  const options = ['policy', ''].map((value) => ({ value, label: value }));
  expect(() =>
    renderToString(
      <Select label="Category" options={options} value="policy" onValueChange={ignore} />,
    ),
  ).toThrow('has an empty value');
});

test('the server renders the selected label or the placeholder', () => {
  expect(select('policy')).toContain('>Policy<');
  expect(select(undefined)).toContain('Choose one');
});

test('hint and error are linked to the control', () => {
  const html = renderToString(
    <Select
      label="Platform"
      hint="Where you played it"
      error="Choose a platform"
      options={[{ value: 'pc', label: 'PC' }]}
      value={undefined}
      onValueChange={ignore}
    />,
  );
  const described = /aria-describedby="(\S+) (\S+)"/.exec(html);
  expect(described).not.toBeNull();
  for (const id of described?.slice(1) ?? []) expect(html).toContain(`id="${id}"`);
  expect(html).toContain('aria-invalid="true"');
});
