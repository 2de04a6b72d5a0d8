/** What is called as often as one likes, and acts no more often than it should. */
export type CalmCall = {
  readonly call: () => void;
  /** Drops what is still to come. */
  readonly stop: () => void;
};

/** Acts at the first call, and once more after `pause` ms for however many came meanwhile. */
export function callCalmly(act: () => void, pause: number): CalmCall {
  let timer: NodeJS.Timeout | undefined;
  let again = false;

  function rest(): void {
    timer = setTimeout(() => {
      timer = undefined;
      if (again) call();
    }, pause).unref();
  }

  function call(): void {
    again = timer !== undefined;
    if (again) return;
    rest();
    act();
  }

  return { call, stop: () => clearTimeout(timer) };
}
