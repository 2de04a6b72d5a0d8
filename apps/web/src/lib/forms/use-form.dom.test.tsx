// SPDX-License-Identifier: AGPL-3.0-or-later
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test } from 'vitest';

import { type DraftKey, readDraft, storeDraft } from './drafts.ts';
import { useForm } from './use-form.ts';

const key: DraftKey = 'draft:use-form-test';

function Letter() {
  const form = useForm({
    read: (texts) => texts,
    send: () => Promise.resolve(),
    onDone: () => undefined,
    draft: { key, fields: ['title', 'text', 'country', 'shown'] },
  });
  return (
    <form {...form.props}>
      <input {...form.field('title')} />
      <textarea {...form.field('text')} />
      <select name="country" defaultValue="none">
        <option>none</option>
        <option>NL</option>
      </select>
      <input type="checkbox" {...form.box('shown')} />
    </form>
  );
}

/** The form as the server sends it, before the script has started. */
function sentForm() {
  const box = document.createElement('div');
  box.innerHTML = renderToString(<Letter />);
  document.body.append(box);
  const fieldOf = (name: string) => {
    const field = box.querySelector<HTMLInputElement>(`[name=${name}]`);
    if (!field) throw new Error(`The form has no field ${name}.`);
    return field;
  };
  const hydrate = () => {
    const root = hydrateRoot(box, <Letter />);
    onTestFinished(() => root.unmount());
  };
  onTestFinished(() => {
    storeDraft(key, null);
    box.remove();
  });
  return { fieldOf, hydrate };
}

test('a text typed before the script has started is stored in the draft', async () => {
  const { fieldOf, hydrate } = sentForm();
  fieldOf('text').value = 'Typed early';
  hydrate();
  await expect
    .poll(() => readDraft(key))
    .toEqual({ title: '', text: 'Typed early', country: 'none', shown: '' });
  expect(fieldOf('text').value).toBe('Typed early');
});

test('what is typed before the script has started stays, and the draft keeps the other fields', async () => {
  storeDraft(key, { title: 'Stored title', text: 'Stored text', country: 'NL', shown: '' });
  const { fieldOf, hydrate } = sentForm();
  fieldOf('text').value = 'Typed early';
  fieldOf('shown').checked = true;
  hydrate();
  await expect
    .poll(() => readDraft(key))
    .toEqual({ title: 'Stored title', text: 'Typed early', country: 'NL', shown: 'on' });
  expect(fieldOf('title').value).toBe('Stored title');
  expect(fieldOf('shown').checked).toBe(true);
});
