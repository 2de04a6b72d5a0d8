import type { Fingerprint } from '@kga/contracts';

/** `guest_`, 16 hex characters of the fingerprint's hash, and the time in milliseconds. */
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
