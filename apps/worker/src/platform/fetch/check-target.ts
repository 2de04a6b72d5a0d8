// SPDX-License-Identifier: AGPL-3.0-or-later
import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';

import ipaddr from 'ipaddr.js';

import { FetchError } from './fetch-error.ts';

export type Protocol = 'http:' | 'https:';

/** Resolves a host name to IP addresses. */
export type Resolve = (hostname: string) => Promise<readonly string[]>;

export type TargetRules = {
  protocols: readonly Protocol[];
  /** `host:port` that is exempt from all rules except the protocols `http` and `https`. */
  allowHosts: readonly string[];
  resolve: Resolve;
};

/** A URL that may be fetched, and the only IP addresses to connect to. */
export type Target = { url: URL; addresses: readonly string[] };

const defaultPorts: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443' };
const ownName = /(^|\.)localhost\.?$/;

export const resolveByDns: Resolve = async (hostname) =>
  (await lookup(hostname, { all: true })).map(({ address }) => address);

/** Checks a URL, relative to `base`, against the rules and resolves its host. @throws FetchError */
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
  const isExempt = rules.allowHosts.includes(`${url.hostname}:${url.port || standard}`);
  if (!isExempt) checkRules(url, host, rules);

  const addresses = isIP(host) ? [host] : await resolveHost(host, rules.resolve);
  const open = isExempt ? addresses : addresses.filter(isPublicIp);
  if (open.length === 0) throw new FetchError('not_public');
  return { url, addresses: open };
}

function checkRules(url: URL, host: string, { protocols }: TargetRules): void {
  if (!protocols.some((protocol) => protocol === url.protocol)) {
    throw new FetchError('protocol_not_allowed');
  }
  // Empty for the default port; the default port of the other protocol is allowed too.
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

/** Global unicast addresses of IPv6 (RFC 4291). */
const globalUnicast = ipaddr.parseCIDR('2000::/3');

/** A public-looking address that leads to services of the host in Azure. */
const hostServices = '168.63.129.16';

/**
 * Whether an IP address is public. IPv4-mapped IPv6 addresses are treated as the IPv4 address; other
 * tunnels (NAT64, 6to4, Teredo) are refused.
 */
export function isPublicIp(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text);
  if (address.range() !== 'unicast') return false;
  return address.kind() === 'ipv4'
    ? address.toString() !== hostServices
    : address.match(globalUnicast);
}
