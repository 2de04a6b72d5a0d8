// SPDX-License-Identifier: AGPL-3.0-or-later
/** A browser that a test controls with real presses and keys. */
export type Engine = {
  readonly name: string;
  /** Whether scripts of pages run. */
  readonly script: boolean;
  /** Opens an address and waits until the app is awake, where it runs. */
  readonly open: (url: string) => Promise<void>;
  /** The value of an expression in the page, which JSON can hold. */
  readonly read: (expression: string) => Promise<unknown>;
  /** Presses the element that an expression names. */
  readonly press: (expression: string) => Promise<void>;
  /** Types into an element that a selector names; a line break is the Enter key. */
  readonly type: (selector: string, text: string) => Promise<void>;
  /** Chooses the option with a value in a list that a selector names. */
  readonly choose: (selector: string, value: string) => Promise<void>;
  readonly resize: (width: number, height: number) => Promise<void>;
  readonly savePicture: (file: string) => Promise<void>;
  /** Errors of the pages since the last call. */
  readonly takeFaults: () => Promise<string[]>;
  readonly close: () => Promise<void>;
};
