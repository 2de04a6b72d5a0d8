import { BROWSER_MAP, OS_MAP, parse } from 'bowser';
import type { FastifyRequest } from 'fastify';

/** Longest user agent that is looked at; browsers send far less. */
const lengthMax = 512;

/** A user agent that is none of these says in its sender's own words what stands in mails to others. */
const browsers: ReadonlySet<string> = new Set(Object.values(BROWSER_MAP));
const systems: ReadonlySet<string> = new Set(Object.values(OS_MAP));

const known = (names: ReadonlySet<string>, name = '') => (names.has(name) ? name : '');

/** Browser and system in words, such as `Firefox on Windows`; empty where they cannot be told. */
export function deviceOf(request: FastifyRequest): string {
  const agent = request.headers['user-agent']?.slice(0, lengthMax);
  if (!agent) return '';
  const { browser, os } = parse(agent);
  return [known(browsers, browser.name), known(systems, os.name)].filter(Boolean).join(' on ');
}
