import ipaddr from 'ipaddr.js';

/** Where public addresses of version 6 are given out (RFC 4291); older notations lie outside. */
const given = ipaddr.parseCIDR('2000::/3');

/** Looks public and leads to the host's own services in Microsoft's cloud. */
const hostServices = '168.63.129.16';

/**
 * Whether an IP address is one of the open internet. What wraps an address of version 4 (mapped,
 * NAT64, 6to4, Teredo) is not: only the mapped one is read as what it wraps.
 */
export function isPublicIp(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text);
  if (address.range() !== 'unicast') return false;
  return address.kind() === 'ipv4' ? address.toString() !== hostServices : address.match(given);
}
