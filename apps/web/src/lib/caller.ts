import type { Endpoint } from '@kga/contracts';

/** Who the calls of this browser are made by. */
export type Caller = {
  /** The guest's id where nobody is signed in, else null. */
  readonly guestId: () => string | null;
  /** A call was refused because nobody is signed in. */
  readonly refused: (endpoint: Endpoint) => void;
};

const nobody: Caller = { guestId: () => null, refused: () => undefined };

/** Nobody until the app says otherwise; on the server always nobody. */
export let caller = nobody;

/** Makes calls in somebody's name until the function that it answers is called. */
export function bindCaller(bound: Caller): () => void {
  caller = bound;
  return () => {
    caller = nobody;
  };
}
