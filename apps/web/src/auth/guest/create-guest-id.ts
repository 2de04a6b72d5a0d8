import type { Fingerprint } from '@kga/contracts';

/** Builds an id: `guest_`, 16 hex characters of the fingerprint's hash, and the time in milliseconds. */
export async function createGuestId(
  fingerprint: Fingerprint,
  now: number,
  digest: (text: string) => Promise<string>,
): Promise<string> {
  const { userAgent, language, platform, screen, timezone, renderer, canvasHash } = fingerprint;
  const size = screen ? `${screen.width}x${screen.height}x${screen.colorDepth}` : null;
  const inputs = [userAgent, language, platform, size, timezone, renderer, canvasHash];
  const hash = await digest(inputs.map((input) => input ?? '').join('\n'));
  return `guest_${hash.slice(0, 16)}${now}`;
}

/** SHA-256 as lower-case hex. Uses Web Crypto if available, which it is not on plain http. */
export async function sha256(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  // Undefined outside of secure contexts, although its type says otherwise.
  const subtle: unknown = Reflect.get(crypto, 'subtle');
  if (subtle !== undefined) {
    const digest = await crypto.subtle.digest('SHA-256', bytes);
    return hexOf([...new Uint8Array(digest)], 2);
  }
  const { plainSha256 } = await import('./plain-sha256.ts');
  return hexOf(plainSha256(bytes), 8);
}

function hexOf(values: readonly number[], digits: number): string {
  return values.map((value) => value.toString(16).padStart(digits, '0')).join('');
}
