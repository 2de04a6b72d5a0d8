// SPDX-License-Identifier: AGPL-3.0-or-later
import { randomInt } from 'node:crypto';

import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';

type AgentRequest = Omit<InjectOptions, 'cookies'> & { cookies?: Record<string, string> };

/** Sends requests like a browser: with its cookies and from an IP address of its own. */
export type Agent = {
  /** Cookies by name. */
  cookies: Map<string, string>;
  headers: Record<string, string>;
  request: (options: AgentRequest) => Promise<LightMyRequestResponse>;
  get: (url: string) => Promise<LightMyRequestResponse>;
  post: (url: string, payload?: unknown) => Promise<LightMyRequestResponse>;
};

/** A random IP address, so that agents do not share rate limits. */
export const newAddress = (): string =>
  `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

export function agent(
  app: FastifyInstance,
  { address = newAddress(), userAgent = firefox }: { address?: string; userAgent?: string } = {},
): Agent {
  const cookies = new Map<string, string>();
  const headers: Record<string, string> = { 'user-agent': userAgent };

  async function request(options: AgentRequest): Promise<LightMyRequestResponse> {
    const answer = await app.inject({
      ...options,
      remoteAddress: address,
      cookies: { ...Object.fromEntries(cookies), ...options.cookies },
      headers: { ...headers, ...options.headers },
    });
    for (const { name, value, expires } of answer.cookies) {
      if (expires && expires.getTime() <= Date.now()) cookies.delete(name);
      else cookies.set(name, value);
    }
    return answer;
  }

  return {
    cookies,
    headers,
    request,
    get: (url) => request({ url }),
    post: (url, payload) =>
      request({
        method: 'POST',
        url,
        ...(payload !== undefined && {
          payload: JSON.stringify(payload),
          headers: { 'content-type': 'application/json' },
        }),
      }),
  };
}

export const firefox =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

export const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
