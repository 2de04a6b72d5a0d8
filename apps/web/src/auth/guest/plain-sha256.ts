// SPDX-License-Identifier: AGPL-3.0-or-later
/** The first 32 bits of the fractional parts of the square or cube roots of the first primes. */
function rootFractions(count: number, power: number): number[] {
  const primes: number[] = [];
  for (let n = 2; primes.length < count; n += 1) {
    if (primes.every((prime) => n % prime !== 0)) primes.push(n);
  }
  return primes.map((prime) => Math.trunc((prime ** power % 1) * 2 ** 32));
}

const rotate = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/** The message padded to whole blocks, as 32-bit words. */
function padded(bytes: Uint8Array): number[] {
  const words = Array.from({ length: (((bytes.length + 8) >> 6) + 1) * 16 }, () => 0);
  for (const [index, byte] of [...bytes, 0x80].entries()) {
    words[index >> 2] = (words[index >> 2] ?? 0) | (byte << (24 - (index % 4) * 8));
  }
  words[words.length - 2] = Math.floor(bytes.length / 2 ** 29);
  words[words.length - 1] = bytes.length << 3;
  return words;
}

/** Expands a block of 16 words into the message schedule of 64. */
function schedule(block: readonly number[]): number[] {
  const words = [...block];
  const at = (index: number) => words[index] ?? 0;
  for (let t = 16; t < 64; t += 1) {
    const early = at(t - 15);
    const late = at(t - 2);
    const s0 = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3);
    const s1 = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10);
    words.push((at(t - 16) + s0 + at(t - 7) + s1) | 0);
  }
  return words;
}

type State = [number, number, number, number, number, number, number, number];

function round([a, b, c, d, e, f, g, h]: State, added: number): State {
  const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
  const t1 = (h + s1 + ((e & f) ^ (~e & g)) + added) | 0;
  const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
  const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
  return [(t1 + t2) | 0, a, b, c, (d + t1) | 0, e, f, g];
}

/** SHA-256 (FIPS 180-4), as eight 32-bit words. */
export function plainSha256(bytes: Uint8Array): number[] {
  const constants = rootFractions(64, 1 / 3);
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = rootFractions(8, 1 / 2);
  let state: State = [a, b, c, d, e, f, g, h];
  const words = padded(bytes);
  for (let start = 0; start < words.length; start += 16) {
    const before = state;
    for (const [t, word] of schedule(words.slice(start, start + 16)).entries()) {
      state = round(state, word + (constants[t] ?? 0));
    }
    const [a1, b1, c1, d1, e1, f1, g1, h1] = state;
    const [a0, b0, c0, d0, e0, f0, g0, h0] = before;
    state = [a0 + a1, b0 + b1, c0 + c1, d0 + d1, e0 + e1, f0 + f1, g0 + g1, h0 + h1];
  }
  return state.map((word) => word >>> 0);
}
