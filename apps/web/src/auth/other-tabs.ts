let opened: BroadcastChannel | undefined;

/** One for the whole tab, since a channel hears every other one, those of its own tab too. */
function channel(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined;
  opened ??= new BroadcastChannel('kga-user');
  return opened;
}

/** Says to the other tabs that who is signed in has changed; they ask for themselves. */
export function notifyOtherTabs(): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel has no other origin.
  channel()?.postMessage('changed');
}

/** Calls back when another tab says so, until the function that it answers is called. */
export function subscribeToOtherTabs(onChange: () => void): () => void {
  const listened = channel();
  listened?.addEventListener('message', onChange);
  return () => listened?.removeEventListener('message', onChange);
}
