/**
 * Creates a generator of `Idempotency-Key`s: the same key as long as the body stays the same, so
 * that retries are safe; a new key for a new body.
 */
export function createIdempotencyKeys(): (body: unknown) => string {
  let last = { body: '', key: '' };
  return (body) => {
    const text = JSON.stringify(body);
    if (text !== last.body) last = { body: text, key: randomKey() };
    return last.key;
  };
}

// Unlike randomUUID, getRandomValues also exists on plain http.
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
