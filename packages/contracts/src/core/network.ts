// SPDX-License-Identifier: AGPL-3.0-or-later
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
