/** Result of a bench; `figures` is the text of its closing line. */
export type Verdict = { readonly figures: string; readonly pass: boolean };

/** What a bench has started, released in reverse order. */
export type Resources = AsyncDisposableStack;

/**
 * Runs a bench, releases its resources whatever happens, and prints the closing line. The exit code
 * is 1 below the bar.
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
    // A stopped bench fails because its resources are gone.
    if (stopped) await stopped;
    await resources.disposeAsync();
    throw error;
  }
}
