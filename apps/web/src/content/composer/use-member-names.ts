// SPDX-License-Identifier: AGPL-3.0-or-later
import type TextExpanderElement from '@github/text-expander-element';
import type { TextExpanderChangeEvent } from '@github/text-expander-element';
import { namedMembersMax, displayNameLength } from '@kga/contracts/accounts';
import type { Author } from '@kga/contracts/content';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

import { memberNamesQuery } from './queries.ts';

/** A member with a public name, by which they can be named. */
type Named = { id: string; name: string };

const named = ({ id, displayName }: Author): Named[] =>
  id === null || displayName === null ? [] : [{ id, name: displayName }];

const begins = (name: string, beginning: string): boolean =>
  name.toLocaleLowerCase().startsWith(beginning.toLocaleLowerCase());

/** Those who take part first, then others of that name; without letters only the former. */
async function findMembers(
  client: QueryClient,
  beginning: string,
  participants: readonly Author[],
): Promise<Named[]> {
  const near = participants.flatMap(named).filter(({ name }) => begins(name, beginning));
  const wanted = beginning.trim();
  const isName = wanted !== '' && beginning.length <= displayNameLength.max;
  // A name can be typed where none can be looked up.
  const others = isName ? await client.fetchQuery(memberNamesQuery(wanted)).catch(() => []) : [];
  const all = new Map([...near, ...others.flatMap(named)].map((member) => [member.id, member]));
  return [...all.values()].slice(0, namedMembersMax);
}

/** The list below the sign, as `text-expander` wants it. */
function menuOf(members: readonly Named[], label: string): HTMLUListElement {
  const menu = document.createElement('ul');
  menu.role = 'listbox';
  menu.ariaLabel = label;
  menu.className =
    'absolute top-0 left-0 z-30 mt-1 min-w-44 max-sm:left-0! max-w-[min(20rem,90vw)] overflow-hidden rounded border border-edge bg-raised shadow-lg';
  menu.append(
    ...members.map(({ id, name }) => {
      const option = document.createElement('li');
      option.role = 'option';
      option.id = `${id}-mention`;
      option.dataset['name'] = name;
      option.textContent = name;
      option.dir = 'auto';
      option.className =
        'flex min-h-11 cursor-pointer items-center truncate px-4 aria-selected:bg-ink aria-selected:text-paper';
      return option;
    }),
  );
  return menu;
}

/** Completes `@` in the text area of a `text-expander`, which gets the ref. */
export function useMemberNames(
  participants: readonly Author[],
  label: string,
): RefObject<TextExpanderElement | null> {
  const ref = useRef<TextExpanderElement>(null);
  const client = useQueryClient();
  const suggest = useEffectEvent(async (beginning: string) => {
    const members = await findMembers(client, beginning, participants);
    return members.length === 0
      ? { matched: false }
      : { matched: true, fragment: menuOf(members, label) };
  });
  useEffect(() => {
    const expander = ref.current;
    if (!expander) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    expander.addEventListener(
      'text-expander-change',
      (event: TextExpanderChangeEvent) => event.detail?.provide(suggest(event.detail.text)),
      { signal },
    );
    expander.addEventListener(
      'text-expander-value',
      (event: CustomEventInit<{ item: HTMLElement; value: string }>) => {
        const { detail } = event;
        if (detail) detail.value = `@${detail.item.dataset['name'] ?? ''}`;
      },
      { signal },
    );
    // The element makes it a combobox, which a text of several lines cannot be.
    expander.addEventListener(
      'text-expander-activate',
      () => {
        const area = expander.querySelector('textarea');
        queueMicrotask(() => {
          area?.removeAttribute('role');
          area?.removeAttribute('aria-expanded');
        });
      },
      { signal },
    );
    // The element changes the text without an event, which drafts are saved by.
    expander.addEventListener(
      'text-expander-committed',
      () =>
        expander.querySelector('textarea')?.dispatchEvent(new Event('input', { bubbles: true })),
      { signal },
    );
    return () => stop.abort();
  }, []);
  return ref;
}
