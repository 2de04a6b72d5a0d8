import { type Agent, get } from 'node:http';
import { buffer } from 'node:stream/consumers';

export type Answer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** As it came over the line, not decoded. */
  readonly body: Buffer;
};

/** Reads an answer without a cookie and leaves its encoding alone, which `fetch` would undo. */
export function readAnswer(
  url: string,
  { headers = {}, agent }: { headers?: Record<string, string>; agent?: Agent } = {},
): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  get(url, { headers, ...(agent && { agent }) }, (response) => {
    buffer(response).then(
      (body) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
      reject,
    );
  }).once('error', reject);
  return promise;
}
