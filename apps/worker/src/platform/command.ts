// SPDX-License-Identifier: AGPL-3.0-or-later
/** Prints a line of a command's result. */
export const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Runs a command of an operator: an error is one message, without a stack, and exit code 1. */
export async function runCommand(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
