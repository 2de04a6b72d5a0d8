// SPDX-License-Identifier: AGPL-3.0-or-later
import { afterEach, beforeEach, vi } from 'vitest';

const methods = ['debug', 'error', 'info', 'log', 'warn'] as const;

/** Fails a test that prints to the console. A test that expects output mocks the method. */
let printed: string[] = [];

beforeEach(() => {
  printed = [];
  for (const method of methods) {
    vi.spyOn(console, method).mockImplementation((...values: unknown[]) => {
      printed.push(`console.${method}: ${values.map(String).join(' ')}`);
    });
  }
});

afterEach(() => {
  vi.restoreAllMocks();
  if (printed.length > 0) throw new Error(`Unexpected console output\n${printed.join('\n')}`);
});
