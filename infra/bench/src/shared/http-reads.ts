// SPDX-License-Identifier: AGPL-3.0-or-later
import { type IncomingHttpHeaders, type RequestOptions, get } from 'node:http';
import { buffer } from 'node:stream/consumers';

export type Answer = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** As it was transferred, not decoded. */
  readonly body: Buffer;
};

/** Sends a request without cookies. Unlike `fetch`, it leaves the content encoding alone. */
export function readAnswer(url: string, options: RequestOptions = {}): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  get(url, options, (response) => {
    buffer(response).then(
      (body) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
      reject,
    );
  }).once('error', reject);
  return promise;
}

/** @throws Error where the answer is not 200 */
export async function readOk(url: string, options?: RequestOptions): Promise<Answer> {
  const answer = await readAnswer(url, options);
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`);
  return answer;
}
