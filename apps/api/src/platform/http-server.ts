import { type RequestListener, type Server, createServer } from 'node:http';

/** Lines stay open longer than a proxy keeps them, which would send into one that just closes. */
const keepAliveMs = 72_000;

/** Longest that a request may take to come in. */
const requestMs = 60_000;

/** A server whose requests go to `handler` where `answer` does not answer them. */
export function createHttpServer(
  answer: (...args: Parameters<RequestListener>) => boolean,
  handler: RequestListener,
): Server {
  const limits = { keepAliveTimeout: keepAliveMs, requestTimeout: requestMs };
  return createServer(limits, (request, response) => {
    if (!answer(request, response)) handler(request, response);
  });
}
