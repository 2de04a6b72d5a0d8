// SPDX-License-Identifier: AGPL-3.0-or-later
import { setTimeout } from 'node:timers/promises';

import { fileMediaType } from '@kga/contracts/core';
import type { Mailbox } from '@kga/dev/testing';
import { z } from 'zod';

import type { Callers } from '../callers.ts';
import type { Target } from '../targets.ts';
import { accountSteps } from './accounts.ts';
import { contentSteps } from './content.ts';
import { legalSteps } from './legal.ts';
import { petitionSteps, withdrawalSteps } from './petitions.ts';
import type { Seeded } from './seed.ts';
import { siteSteps } from './site.ts';
import type { Live, Proof, Step, StepCall } from './step.ts';
import { teamSteps } from './team.ts';

/** Every step in an order in which each has what it needs. */
const steps: readonly Step[] = [
  ...siteSteps,
  ...petitionSteps,
  ...contentSteps,
  ...legalSteps,
  ...accountSteps,
  ...teamSteps,
  ...withdrawalSteps,
];

/** A request that an operation has been sent, with the status of the answer; 0 without one. */
export type LiveCall = { step: Step; call: StepCall; status: number; text: string };

const patienceMs = 20_000;

const record = z.record(z.string(), z.unknown());
const list = z.array(z.unknown());

/** The part of a JSON value at a path; undefined if the value lacks it. */
function partOf(value: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>((found, key) => {
    if (typeof key === 'number') return list.safeParse(found).data?.[key];
    return record.safeParse(found).data?.[key];
  }, value);
}

/** The link to a path with a token, and the code, in the newest mail that has both. */
async function findProof({ mails }: Mailbox, to: string, path: string): Promise<Proof> {
  for (let waited = 0; waited < patienceMs; waited += 50) {
    for (const { to: readers, text } of mails) {
      if (!readers.includes(to)) continue;
      for (const [link] of text.matchAll(/https?:\/\/\S+/g)) {
        const url = URL.parse(link);
        const found = `${url?.hash.slice(1)}&${url?.search.slice(1)}`;
        const token = new URLSearchParams(found).get('token');
        if (url?.pathname.endsWith(path) && token !== null) {
          return { token, code: /\b\d{3}[ \u00A0]?\d{3}\b/.exec(text)?.[0] ?? '' };
        }
      }
    }
    await setTimeout(50);
  }
  return { token: '', code: '' };
}

/** What steps know: of the callers, of mails, and of the answers of earlier steps. */
export function createLive(
  base: Seeded & Pick<Live, 'mark' | 'origin'>,
  { people, known }: Callers,
  mailbox: Mailbox,
) {
  const answers = new Map<string, unknown>();
  const live: Live = {
    ...base,
    accounts: people,
    guestId: known.values['guestId'] ?? '',
    password: known.values['password'] ?? '',
    answer: (operation, ...path) => {
      const found = partOf(answers.get(operation), path);
      return typeof found === 'string' || typeof found === 'number' ? String(found) : '';
    },
    revision: (operation) => Number(partOf(answers.get(operation), ['revision']) ?? 0),
    mail: (to, path) => findProof(mailbox, to, path),
  };
  return { live, answers };
}

const pathOfCall = ({ path }: Target, { params = {}, query }: StepCall): string => {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  return query ? `${filled}?${new URLSearchParams(query).toString()}` : filled;
};

/** Sends what a step asks for; an event stream is answered by its head. */
async function send(api: string, target: Target, call: StepCall, lines: readonly string[]) {
  const headers = new Headers(call.headers);
  for (const line of lines) {
    const [name = '', value = ''] = line.split(/: (.*)/, 2);
    headers.set(name, value);
  }
  const body = call.file ? new Uint8Array(call.file) : call.body && JSON.stringify(call.body);
  if (body !== undefined)
    headers.set('content-type', call.file ? fileMediaType : 'application/json');
  const answer = await fetch(`${api}${pathOfCall(target, call)}`, {
    method: target.method,
    headers,
    ...(body !== undefined && { body }),
    redirect: 'manual',
    signal: AbortSignal.timeout(patienceMs),
  });
  if (answer.headers.get('content-type')?.startsWith('text/event-stream')) {
    await answer.body?.cancel();
    return { status: answer.status, text: '' };
  }
  return { status: answer.status, text: await answer.text() };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Sends the request of each step, as its caller; with `ends`, also of those that delete what others need. What is not
 * ready yet, such as an export, is asked for again for some seconds.
 */
export async function runSteps(
  api: string,
  operations: readonly Target[],
  callers: Callers,
  { live, answers }: ReturnType<typeof createLive>,
  ends: boolean,
): Promise<LiveCall[]> {
  const calls: LiveCall[] = [];
  const byOperation = new Map(operations.map((target) => [target.operation, target]));
  const ordered = [
    ...steps.filter((step) => !step.ends),
    ...(ends ? steps.filter((step) => step.ends) : []),
  ];
  for (const step of ordered) {
    const target = byOperation.get(step.operation);
    if (!target) throw new Error(`There is no operation ${step.operation}.`);
    for (let tries = 0; ; tries += 1) {
      const call = (await step.call?.(live)) ?? {};
      const { status, text } = await send(api, target, call, callers.headers[step.as]);
      const isLate = status === 404 && isMadeLater.has(step.operation) && tries < 40 && ends;
      if (isLate) {
        await setTimeout(500);
        continue;
      }
      if (status < 300) answers.set(step.operation, parsed(text));
      calls.push({ step, call, status, text });
      break;
    }
  }
  return calls;
}

/** What the worker makes some seconds after it was requested. */
const isMadeLater: ReadonlySet<string> = new Set([
  'downloadProfileExport',
  'downloadSignatureExport',
  'getLegalFilePage',
  'getFeedPreview',
  'getInclusionProof',
  'getConsistencyProof',
]);
