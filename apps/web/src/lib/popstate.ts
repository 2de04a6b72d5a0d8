type Listener = (event: PopStateEvent) => void;

let first: Listener | undefined;

/**
 * Listens for popstate. Must be called before the router starts: listeners of the window run in the
 * order in which they were added, capturing or not.
 */
export function startPopstate(): void {
  addEventListener('popstate', (event) => first?.(event));
}

/** Sets the listener that runs before the router's; returns the function that removes it. */
export function onPopstateFirst(listener: Listener): () => void {
  first = listener;
  return () => {
    first = undefined;
  };
}
