/** SHA-256 as lower-case hex, where the browser has it: not on plain http but for localhost. */
export async function sha256(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  // Missing outside of secure contexts, whatever its type says.
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
