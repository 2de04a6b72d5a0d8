import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';

import { FetchError } from './fetch-error.ts';
import { isPublicIp } from './public-ip.ts';

export type Protocol = 'http:' | 'https:';

/** The IP addresses of a host's name. */
export type Resolve = (hostname: string) => Promise<readonly string[]>;

export type TargetRules = {
  protocols: readonly Protocol[];
  /** `host:port` that may be asked in spite of every rule but `http` and `https`. */
  allowHosts: readonly string[];
  resolve: Resolve;
};

/** An address of the web that may be asked, and the only IP addresses to connect to. */
export type Target = { url: URL; addresses: readonly string[] };

const defaultPorts: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443' };
const ownName = /(^|\.)localhost\.?$/;

export const resolveByDns: Resolve = async (hostname) =>
  (await lookup(hostname, { all: true })).map(({ address }) => address);

/** @throws FetchFault */
export async function checkTarget(
  address: string,
  base: URL | undefined,
  rules: TargetRules,
): Promise<Target> {
  const url = URL.parse(address, base?.href);
  const standard = url && defaultPorts[url.protocol];
  if (!url || url.username !== '' || url.password !== '') throw new FetchError('bad_address');
  if (!standard) throw new FetchError('protocol_not_allowed');

  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  const isExcepted = rules.allowHosts.includes(`${url.hostname}:${url.port || standard}`);
  if (!isExcepted) checkRules(url, host, rules);

  const addresses = isIP(host) ? [host] : await resolveHost(host, rules.resolve);
  const open = isExcepted ? addresses : addresses.filter(isPublicIp);
  if (open.length === 0) throw new FetchError('not_public');
  return { url, addresses: open };
}

function checkRules(url: URL, host: string, { protocols }: TargetRules): void {
  if (!protocols.some((protocol) => protocol === url.protocol)) {
    throw new FetchError('protocol_not_allowed');
  }
  // Empty where it is the protocol's own; the other one of the two is no reason to refuse.
  if (!['', '80', '443'].includes(url.port)) throw new FetchError('port_not_allowed');
  if (ownName.test(host)) throw new FetchError('not_public');
}

async function resolveHost(host: string, resolve: Resolve): Promise<readonly string[]> {
  const addresses = await resolve(host).catch((cause: unknown) => {
    throw new FetchError('unknown_host', { cause });
  });
  if (addresses.length === 0) throw new FetchError('unknown_host');
  return addresses;
}
