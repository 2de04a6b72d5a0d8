// SPDX-License-Identifier: AGPL-3.0-or-later
import { contentReasons } from '@kga/contracts/content';
import { type Language, languages } from '@kga/contracts/core';
import type { Mail } from '@kga/contracts/jobs';
import { describe, expect, test } from 'vitest';

import { mailsIn } from '../../testing/mails.ts';
import { renderMail } from './render-mail.ts';

const origin = 'https://kga.example';

type Decided = Extract<Mail, { about: 'content_decided' }>;

function decided(language: Language, change: Partial<Decided>): Decided {
  const mail = mailsIn(language).find((each) => each.about === 'content_decided');
  if (!mail) throw new Error('there is no such mail');
  return { ...mail, ...change };
}

const linkIn = (text: string) => new URL(/https:\/\/\S+/.exec(text)?.[0] ?? '');

describe.each(languages)('%s', (language) => {
  test('each decision has its own messages', () => {
    const all = (['approve', 'reject', 'hide', 'restore', 'undo'] as const).map((decision) =>
      renderMail(decided(language, { decision, reason: null, note: '' }), origin),
    );
    expect(new Set(all.map(({ subject }) => subject)).size).toBe(5);
    for (const { text } of all) expect(text).toContain('The Crew is gone');
  });

  test('a negative decision includes its reason and note', () => {
    const texts = contentReasons.map(
      (reason) => renderMail(decided(language, { reason }), origin).text,
    );
    expect(new Set(texts).size).toBe(contentReasons.length);
    for (const text of texts) expect(text).toContain('This belongs to the forum.');
  });
});

describe.each(languages)('several decisions in %s', (language) => {
  const replied = {
    kind: 'forum_reply' as const,
    title: 'What now?',
    excerpt: 'A letter is the\nfirst thing to write.',
    decision: 'approve' as const,
    status: 'published' as const,
    reason: null,
    note: '',
    path: '/forum/posts/1',
  };
  const { subject, text } = renderMail(decided(language, { more: [replied] }), origin);

  test('are listed in the words of their own mails, and the mail leads to all contributions', () => {
    const subjects = [decided(language, {}), decided(language, replied)].map(
      (mail) => renderMail(mail, origin).subject,
    );
    expect(subjects).not.toContain(subject);
    expect(subject).toContain('2');
    for (const each of subjects) expect(text).toContain(each);
    expect(returnOf(text)).toBe('/profile');
  });

  test('name the thread and the text of a reply, and each reason', () => {
    expect(text).toContain('What now?');
    expect(text).toContain('A letter is the first thing to write.');
    expect(text).toContain('This belongs to the forum.');
  });
});

/** The page that a link leads to through the login. */
const returnOf = (text: string) => linkIn(text).searchParams.get('returnTo');

test('links to public content, else to the contributions in the profile', () => {
  const path = '/forum/posts/1?at=2#reply-2';
  const shown = renderMail(
    decided('en', { decision: 'approve', status: 'published', path }),
    origin,
  );
  expect(linkIn(shown.text).href).toBe(`${origin}/forum/posts/1?at=2&lang=en#reply-2`);
  const hidden = renderMail(decided('en', { decision: 'hide', status: 'hidden', path }), origin);
  expect(returnOf(hidden.text)).toBe('/profile');
  const undone = renderMail(decided('en', { decision: 'undo', status: 'pending' }), origin);
  expect(returnOf(undone.text)).toBe('/profile');
  expect(undone.text).toContain('waiting for a moderator');
});

test('what authors can edit is said to be editable, and games and corrections are not', () => {
  const textOf = (kind: Decided['kind']) => renderMail(decided('en', { kind }), origin).text;
  expect(textOf('story')).toContain('You can edit it there');
  for (const kind of ['game', 'correction'] as const) {
    expect(textOf(kind)).not.toContain('You can edit it');
  }
});

test('a reply whose post is hidden is mailed without the title of the post', () => {
  const subjects = (['approve', 'reject', 'hide', 'restore', 'undo'] as const).map((decision) =>
    renderMail(decided('en', { kind: 'forum_reply', title: '', decision }), origin),
  );
  expect(subjects.map(({ subject }) => subject)).toEqual([
    'Your reply in the forum is live',
    'We haven’t published your reply',
    'We’ve hidden your reply in the forum',
    'We’re showing your reply in the forum again',
    'We’ve undone a decision about your reply',
  ]);
  for (const { text } of subjects) expect(text).toContain('Forum reply\n');
});

test('user-written text stays text on one line', () => {
  const typed = '<img src=x onerror=alert(1)>\r\n{{brand}}\u2028https://evil.example';
  const { text, html } = renderMail(decided('en', { title: typed, note: typed }), origin);
  expect(html.replace('<img src="cid:', '')).not.toContain('<img');
  expect(text).toContain('Story: <img src=x onerror=alert(1)> {{brand}} https://evil.example\n');
});

test('the digest formats numbers for the reader’s language', () => {
  const mail = mailsIn('de').find((each) => each.about === 'moderation_digest');
  const { subject, text } = renderMail(mail ?? decided('de', {}), origin);
  expect(subject).toBe('1.203 Einträge zu prüfen');
  expect(text).toContain('21. November 2026');
  expect(text).toContain('Längste Wartezeit: 27 Stunden');
  expect(text).toContain('Antworten im Forum: 3');
  expect(text).toContain('Spiele mit auffällig vielen „Gefällt mir“: 2');
  expect(returnOf(text)).toBe('/admin/moderation');
});
