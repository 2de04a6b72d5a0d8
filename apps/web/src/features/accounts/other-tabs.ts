const name = 'kga-user';

/** Says to the other tabs that who is signed in has changed; they ask for themselves. */
export function tellOtherTabs(): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(name);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel has no other origin.
  channel.postMessage('changed');
  channel.close();
}

/** Calls back when another tab says so, until the function that it answers is called. */
export function listenToOtherTabs(onChange: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', onChange);
  return () => channel.close();
}
