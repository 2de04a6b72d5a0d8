/** What a bench found, in words for its closing line. */
export type Verdict = { readonly figures: string; readonly pass: boolean };

/** Where a bench puts what has to be ended after it, the last first. */
export type Resources = AsyncDisposableStack;

/**
 * Runs a bench, ends all that it started, however it ends, and prints the closing line. The exit
 * code is 1 below the bar.
 */
export async function runBench(
  name: string,
  bench: (resources: Resources) => Promise<Verdict>,
): Promise<void> {
  const resources = new AsyncDisposableStack();
  let stopped: Promise<never> | undefined;
  const stop = () => {
    stopped ??= resources.disposeAsync().then(
      () => process.exit(130),
      () => process.exit(130),
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
  try {
    const { figures, pass } = await bench(resources);
    await resources.disposeAsync();
    console.log(`${name}: ${figures}: ${pass ? 'pass' : 'below the bar'}`);
    process.exitCode = pass ? 0 : 1;
  } catch (error) {
    // What the bench waited for goes away under it.
    if (stopped) await stopped;
    await resources.disposeAsync();
    throw error;
  }
}
