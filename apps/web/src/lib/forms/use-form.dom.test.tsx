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
    draft: { key, fields: ['title', 'text'] },
  });
  return (
    <form {...form.props}>
      <input {...form.field('title')} />
      <textarea {...form.field('text')} />
    </form>
  );
}

/** The form as the server sends it, before the script has started. */
function sentForm() {
  const box = document.createElement('div');
  box.innerHTML = renderToString(<Letter />);
  document.body.append(box);
  const fieldOf = (name: string) => {
    const field = box.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name=${name}]`);
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
  await expect.poll(() => readDraft(key)).toEqual({ title: '', text: 'Typed early' });
  expect(fieldOf('text').value).toBe('Typed early');
});

test('a text typed before the script has started stays, and the draft fills the other fields', async () => {
  storeDraft(key, { title: 'Stored title', text: 'Stored text' });
  const { fieldOf, hydrate } = sentForm();
  fieldOf('text').value = 'Typed early';
  hydrate();
  await expect.poll(() => readDraft(key)).toEqual({ title: 'Stored title', text: 'Typed early' });
  expect(fieldOf('title').value).toBe('Stored title');
});
