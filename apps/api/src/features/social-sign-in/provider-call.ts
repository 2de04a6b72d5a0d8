import type { z } from 'zod';

import { SocialSignInFailure } from './social-error.ts';

/** How long a provider may take for one answer, and how many bytes of it are read. */
export type CallLimits = { timeoutMs: number; maxBytes: number };

async function readWithin(answer: Response, maxBytes: number): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of answer.body ?? []) {
    length += part.byteLength;
    if (length > maxBytes) throw new Error(`The answer is longer than ${maxBytes} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** `fetch` that follows nowhere, waits no longer than it should and holds the whole, short answer. */
export async function callProvider(
  url: string,
  limits: CallLimits,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const answer = await fetch(url, {
    headers: { accept: 'application/json', 'user-agent': 'keep-games-alive', ...headers },
    redirect: 'error',
    signal: AbortSignal.timeout(limits.timeoutMs),
  });
  const body = await readWithin(answer, limits.maxBytes);
  return new Response(new Uint8Array(body), { status: answer.status });
}

/** A provider's answer in the shape that it should have. @throws SocialFault `unavailable` */
export async function requestProvider<Shape extends z.ZodType>(
  url: string,
  shape: Shape,
  limits: CallLimits,
  headers?: Readonly<Record<string, string>>,
): Promise<z.output<Shape>> {
  try {
    const answer = await callProvider(url, limits, headers);
    if (!answer.ok) throw new Error(`The answer is ${answer.status}`);
    return shape.parse(await answer.json());
  } catch (error) {
    throw new SocialSignInFailure('unavailable', 'A provider does not answer as it should', error);
  }
}
