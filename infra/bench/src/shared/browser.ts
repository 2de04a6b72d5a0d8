// SPDX-License-Identifier: AGPL-3.0-or-later
import { randomInt } from 'node:crypto';

import { type Endpoint, fileMediaType } from '@kga/contracts/core';
import { encodeFileName, fileNameHeader } from '@kga/contracts/legal';

/** A body is sent as JSON, a file as it is; `id` is the one in the path. */
export type Call = {
  readonly id?: string;
  readonly body?: object;
  readonly file?: { readonly name: string; readonly bytes: Buffer };
};

const contentOf = ({ body, file }: Call) => {
  if (file) {
    const headers = {
      'content-type': fileMediaType,
      [fileNameHeader]: encodeFileName(file.name),
    };
    return { headers, body: new Uint8Array(file.bytes) };
  }
  return body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
};

/** An address of a network of its own, so that no limit by address is hit. */
export const anyAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

/** Of the site, or what returns it for each request. */
export type Origin = string | (() => string);

/** A browser with an address and with cookies of its own, which it sends whatever their path. */
export function createBrowser(origin: Origin, address: string) {
  const cookies = new Map<string, string>();
  /** The value of a `Cookie` header; empty without cookies. */
  const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return {
    cookie,
    async send(
      { method, url }: Endpoint,
      call: Call,
      headers: Readonly<Record<string, string>> = {},
    ): Promise<{ status: number; text: string }> {
      const content = contentOf(call);
      const own = { 'x-forwarded-for': address, cookie: cookie() };
      const site = typeof origin === 'string' ? origin : origin();
      const answer = await fetch(`${site}${url.replace(':id', call.id ?? '')}`, {
        method,
        headers: { ...own, ...content?.headers, ...headers },
        ...(content && { body: content.body }),
        signal: AbortSignal.timeout(40_000),
      });
      for (const header of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(header) ?? [];
        cookies.set(name, value);
      }
      return { status: answer.status, text: await answer.text() };
    },
  };
}

export type Browser = ReturnType<typeof createBrowser>;

/** The form of a request for legal help. */
export const legalRequest = (email: string, attachments: readonly string[]) => ({
  fullName: 'Grace Hopper',
  email,
  phone: '+44 20 7946 0000',
  preferredDate: new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10),
  timeZone: 'Europe/London',
  issueType: 'refund',
  caseDescription: 'The shop does not refund a game that was shut down.',
  attachments,
  consent: true,
});
