type Hearer = (event: PopStateEvent) => void;

let first: Hearer | undefined;

/**
 * Begins to hear of going back and forth. Called before the router starts: a window tells its
 * listeners in the order in which they came, whatever they capture.
 */
export function startPopstate(): void {
  addEventListener('popstate', (event) => first?.(event));
}

/** Has somebody told before the router is, until the function that it answers is called. */
export function onPopstateFirst(hearer: Hearer): () => void {
  first = hearer;
  return () => {
    first = undefined;
  };
}
