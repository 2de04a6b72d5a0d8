/**
 * Makes an `Idempotency-Key` for what somebody wishes to be done once: the same for the same body,
 * so that sending it again is safe, another one for another body.
 */
export function createIdempotencyKeys(): (body: unknown) => string {
  let last = { body: '', key: '' };
  return (body) => {
    const text = JSON.stringify(body);
    if (text !== last.body) last = { body: text, key: randomKey() };
    return last.key;
  };
}

// Unlike randomUUID this is there on plain http too.
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
