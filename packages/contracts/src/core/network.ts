// SPDX-License-Identifier: AGPL-3.0-or-later
/** How many times as much a network may do as the next narrower one that it contains. */
export const widerTimes = 4;

/** The network of an IP address: of IPv6, a caller owns a whole /64. */
export function networkOfIp(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!address.includes(':')) return address;
  const [head = '', tail = ''] = address.split('::');
  const parts = head.split(':').filter(Boolean);
  const rest = tail.split(':').filter(Boolean);
  const zeros = Array<string>(Math.max(0, 8 - parts.length - rest.length)).fill('0');
  const groups = address.includes('::') ? [...parts, ...zeros, ...rest] : parts;
  return groups
    .slice(0, 4)
    .map((part) => Number.parseInt(part, 16).toString(16))
    .join(':');
}

/**
 * The networks that a limit counts, the narrowest first: of IPv6 the /64 of a caller, and the /56 and the
 * /48 that contain it, of which one customer may own the whole. Each may do `widerTimes` as much as the one before.
 */
export function networksOfIp(address: string): string[] {
  const network = networkOfIp(address);
  if (!network.includes(':')) return [network];
  const [one = '0', two = '0', three = '0', four = '0'] = network.split(':');
  const site = [one, two, three].join(':');
  // Without the last 8 of the 64 bits.
  return [network, `${site}:${four.padStart(4, '0').slice(0, 2)}/56`, `${site}/48`];
}
