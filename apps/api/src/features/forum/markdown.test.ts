// SPDX-License-Identifier: AGPL-3.0-or-later
import { createPictureUpload } from '@kga/contracts/content';
import { updateContentPicture } from '@kga/db/content';
import { describe, expect, test } from 'vitest';

import { newMember } from '../../testing/account-fixture.ts';
import type { Agent } from '../../testing/agent.ts';
import { insertTestPost, insertTestReply } from '../../testing/forum-fixture.ts';
import { insertTestStory } from '../../testing/story-fixture.ts';
import { setupTestApp } from '../../testing/test-app.ts';
import { png, postFile } from '../../testing/upload-fixture.ts';

const api = setupTestApp();
const origin = () => api.config.http.publicOrigin;
const read = async (url: string) => (await api.app.inject({ url })).json();

const member = (displayName: string, role: 'member' | 'moderator' = 'member') =>
  newMember({ app: api.app, db: api.db }, { displayName, role });

const suspend = (id: string) =>
  api.db
    .updateTable('account')
    .set({ suspended_at: new Date(), suspended_reason: 'A reason' })
    .where('id', '=', id)
    .execute();

const spansOf = (item: { blocks: { spans: unknown[] }[] }) =>
  item.blocks.flatMap(({ spans }) => spans);

test('a post in Markdown is stored as typed and answered as elements with pages and members', async () => {
  const { by } = await member('Writer of posts', 'moderator');
  const { account: anna } = await member('Anna Müller');
  const other = await insertTestPost(api.db, { title: 'Another thread' });
  const content = `**Look**, @anna müller: ${origin()}/forum/posts/${other} and \`@anna müller\``;
  const body = {
    categoryId: 'legal-rights',
    title: 'Marks',
    content,
    format: 'markdown',
    language: 'en',
  };
  const answer = await by.post('/api/forum/posts', body);
  expect(answer.statusCode).toBe(201);
  expect(answer.json()).toMatchObject({ content, format: 'markdown' });
  expect(spansOf(answer.json())).toEqual([
    { text: 'Look', marks: ['strong'] },
    { text: ', ' },
    { text: '@anna müller', href: `/members/${anna.id}` },
    { text: ': ' },
    { text: 'Another thread', href: `/forum/posts/${other}` },
    { text: ' and ' },
    { text: '@anna müller', marks: ['code'] },
  ]);
  expect(await read(`/api/forum/posts/${answer.json().id}`)).toMatchObject({
    blocks: answer.json().blocks,
  });
  const notified = await api.db
    .selectFrom('notification')
    .select(['account_id', 'kind'])
    .where('item_id', '=', answer.json().id)
    .execute();
  expect(notified).toEqual([{ account_id: anna.id, kind: 'mention' }]);
});

test('a text without a format is plain, and an edited one stays as it was unless asked', async () => {
  const { by } = await member('Editor of posts', 'moderator');
  const body = {
    categoryId: 'legal-rights',
    title: 'Plain',
    content: '**not** bold',
    language: 'en',
  };
  const { id } = (await by.post('/api/forum/posts', body)).json();
  const edit = async (change: object) =>
    (await by.request({ method: 'PATCH', url: `/api/forum/posts/${id}`, payload: change })).json();
  expect(await edit({ content: '**still** not' })).toMatchObject({ format: 'plain', blocks: null });
  expect(await edit({ format: 'markdown' })).toMatchObject({
    format: 'markdown',
    blocks: [{ spans: [{ text: 'still', marks: ['strong'] }, { text: ' not' }] }],
  });
  expect(await edit({ content: '*now*' })).toMatchObject({ format: 'markdown' });
});

test('the name of a suspended member, or of none, is no link', async () => {
  const { account } = await member('Gone Person');
  await suspend(account.id);
  const content = '@Gone Person and @Nobody Here';
  const id = await insertTestPost(api.db, { content, format: 'markdown' });
  expect(spansOf(await read(`/api/forum/posts/${id}`))).toEqual([{ text: content }]);
});

test('quotes, solutions and feeds show the text without its marks', async () => {
  const id = await insertTestPost(api.db, { content: '**Bold** question', format: 'markdown' });
  const first = await insertTestReply(api.db, {
    post_id: id,
    content: '- *one*\n- [two](https://a.test)',
    format: 'markdown',
  });
  await insertTestReply(api.db, { post_id: id, quote_id: first });
  await api.db.updateTable('forum_post').set({ solution_id: first }).where('id', '=', id).execute();
  const [shown, quoting] = await read(`/api/forum/posts/${id}/replies`);
  expect(shown.blocks).toMatchObject([{ kind: 'item' }, { kind: 'item' }]);
  expect(quoting).toMatchObject({ format: 'plain', quote: { content: 'one\n\ntwo' } });
  expect(await read(`/api/forum/posts/${id}`)).toMatchObject({
    solution: { content: 'one\n\ntwo' },
  });
  const feed = await api.app.inject({ url: `/api/forum/posts/${id}/feed.atom` });
  expect(feed.body).toContain('one two');
  expect(feed.body).not.toContain('https://a.test');
});

test('a removed reply has no elements', async () => {
  const id = await insertTestPost(api.db);
  await insertTestReply(api.db, {
    post_id: id,
    content: '**x**',
    format: 'markdown',
    status: 'hidden',
  });
  expect(await read(`/api/forum/posts/${id}/replies`)).toMatchObject([
    { removed: true, content: '', blocks: null },
  ]);
});

test('a story can be written in Markdown', async () => {
  const id = await insertTestStory(api.db, { content: 'It was **mine**.', format: 'markdown' });
  const story = { format: 'markdown', blocks: [{ kind: 'paragraph' }] };
  expect(await read(`/api/stories/${id}`)).toMatchObject(story);
  await expect
    .poll(async () => (await read('/api/stories')).find((one: { id: string }) => one.id === id))
    .toMatchObject(story);
});

describe('pictures', () => {
  const upload = (by: Agent) => postFile(by, createPictureUpload.url, png());

  const pictureOf = (id: string) =>
    api.db.selectFrom('content_picture').selectAll().where('id', '=', id).executeTakeFirst();

  const postWith = (by: Agent, content: string) =>
    by.post('/api/forum/posts', {
      categoryId: 'legal-rights',
      title: 'With a picture',
      content,
      format: 'markdown',
      language: 'en',
    });

  test('of its author are in a text, others are words for them', async () => {
    const { by } = await member('Painter One', 'moderator');
    const { by: other } = await member('Painter Two', 'moderator');
    const { id } = (await upload(by)).json();
    const mark = `Look: ![the error](/api/pictures/${id}) and ![x](https://a.test/y.png)`;
    const stolen = (await postWith(other, mark)).json();
    expect(stolen.blocks).toMatchObject([
      { kind: 'paragraph', spans: [{ text: 'Look: ' }] },
      { kind: 'paragraph', spans: [{ text: 'the error' }] },
      { kind: 'paragraph', spans: [{}, { text: 'x', href: 'https://a.test/y.png' }] },
    ]);
    const own = (await postWith(by, mark)).json();
    expect(own.blocks[1]).toMatchObject({
      kind: 'picture',
      spans: [{ text: 'the error' }],
      picture: { url: `/api/pictures/${id}`, width: null, height: null },
    });
    const requested = await api.db
      .selectFrom('outbox')
      .select('payload')
      .where('job', '=', 'content.picture')
      .execute();
    expect(requested).toContainEqual({ payload: { pictureId: id, source: `upload:${id}` } });
  });

  test('are shown as long as their text is, and go with it', async () => {
    const { by } = await member('Painter Three', 'moderator');
    const { id } = (await upload(by)).json();
    const post = (await postWith(by, `![the error](/api/pictures/${id})`)).json();
    const made = { bytes: Buffer.from('x'), width: 3, height: 2 };
    await api.db.transaction().execute((trx) => updateContentPicture(trx, id, made));
    const shown = async () => (await api.app.inject({ url: `/api/pictures/${id}` })).statusCode;
    expect(await shown()).toBe(200);
    const { headers } = await api.app.inject({ url: `/api/pictures/${id}` });
    expect(headers['cache-control']).toBe('public, max-age=300');
    expect((await by.get(`/api/forum/posts/${post.id}/own`)).json().blocks).toMatchObject([
      { picture: { width: 3, height: 2 } },
    ]);
    const setStatus = (status: 'hidden' | 'pending' | 'published') =>
      api.db.updateTable('forum_post').set({ status }).where('id', '=', post.id).execute();
    await setStatus('hidden');
    expect(await shown()).toBe(404);
    await setStatus('pending');
    const from = async (site: string) => {
      const headersOf = { 'sec-fetch-site': site };
      const answer = await api.app.inject({ url: `/api/pictures/${id}`, headers: headersOf });
      return answer.statusCode;
    };
    expect(await from('cross-site')).toBe(404);
    expect(await from('same-origin')).not.toBe(404);
    await setStatus('published');
    await by.request({
      method: 'PATCH',
      url: `/api/forum/posts/${post.id}`,
      payload: { content: 'Without it' },
    });
    expect(await pictureOf(id)).toBeUndefined();
    expect(await shown()).toBe(404);
  });

  test('of a deleted item are gone, also where its place stays', async () => {
    const { by } = await member('Painter Four', 'moderator');
    const [first, second] = [(await upload(by)).json().id, (await upload(by)).json().id];
    const post = (await postWith(by, `![a](/api/pictures/${first})`)).json();
    const reply = await by.post(`/api/forum/posts/${post.id}/replies`, {
      content: `![b](/api/pictures/${second})`,
      format: 'markdown',
      language: 'en',
    });
    expect(await pictureOf(second)).toBeDefined();
    await by.request({ method: 'DELETE', url: `/api/forum/replies/${reply.json().id}` });
    expect(await pictureOf(second)).toBeUndefined();
    await by.request({ method: 'DELETE', url: `/api/forum/posts/${post.id}` });
    expect(await pictureOf(first)).toBeUndefined();
  });

  test('beyond the fourth are words', async () => {
    const { by } = await member('Painter Five', 'moderator');
    const ids = [];
    for (let place = 0; place < 5; place += 1) ids.push((await upload(by)).json().id);
    const post = await postWith(by, ids.map((id) => `![x](/api/pictures/${id})`).join('\n\n'));
    const kinds = post.json().blocks.map(({ kind }: { kind: string }) => kind);
    expect(kinds).toEqual(['picture', 'picture', 'picture', 'picture', 'paragraph']);
  });
});

test('links that Markdown hides behind words count as links', async () => {
  const { by } = await member('Seller of things');
  await insertTestPost(api.db, { account_id: (await by.get('/api/profile')).json().id });
  const link = '[word](&#104;ttps://shop.test/a)';
  const body = {
    categoryId: 'legal-rights',
    title: 'Offer',
    content: `${link} ${link} ${link}`,
    format: 'markdown',
    language: 'en',
  };
  const answer = await by.post('/api/forum/posts', body);
  expect(answer.json()).toMatchObject({ status: 'pending', held: 'links' });
});

test('the preview shows what would be published, to everybody', async () => {
  const { account } = await member('Previewed One');
  const preview = (content: unknown) =>
    api.app.inject({ method: 'POST', url: '/api/texts/preview', payload: { content } });
  expect((await preview('- @Previewed One')).json()).toEqual({
    blocks: [
      {
        kind: 'item',
        quote: 0,
        level: 1,
        number: null,
        spans: [{ text: '@Previewed One', href: `/members/${account.id}` }],
      },
    ],
  });
  expect((await preview(' ')).statusCode).toBe(400);
  expect((await preview('x'.repeat(20_001))).statusCode).toBe(400);
  expect((await preview('x'.repeat(400_000))).statusCode).toBe(413);
});

test('members are found by the beginning of their names, without case', async () => {
  const { account } = await member('Zoë 100%');
  await member('Zora');
  const find = async (name: string) => read(`/api/members?name=${encodeURIComponent(name)}`);
  expect(await find('zo')).toMatchObject([{ displayName: 'Zora' }, { displayName: 'Zoë 100%' }]);
  expect(await find('ZOË 100%')).toMatchObject([{ id: account.id }]);
  expect(await find('%')).toEqual([]);
  expect(await find('_')).toEqual([]);
  await suspend(account.id);
  expect(await find('zoë')).toEqual([]);
  expect((await api.app.inject({ url: '/api/members?name=' })).statusCode).toBe(400);
});
