import { parse } from 'bowser';
import type { FastifyRequest } from 'fastify';

/** Longest user agent that is looked at; browsers send far less. */
const lengthMax = 512;

/** Browser and system in words, such as `Firefox on Windows`; empty where they cannot be told. */
export function deviceOf(request: FastifyRequest): string {
  const agent = request.headers['user-agent']?.slice(0, lengthMax);
  if (!agent) return '';
  const { browser, os } = parse(agent);
  return [browser.name, os.name].filter(Boolean).join(' on ');
}
