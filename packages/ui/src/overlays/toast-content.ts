// SPDX-License-Identifier: AGPL-3.0-or-later
/** Default duration of a toast, in milliseconds. */
export const TOAST_DURATION = 5000;
/** Swipe distance that dismisses a toast, in pixels. */
export const TOAST_SWIPE_THRESHOLD = 50;
/** Key that moves the focus to the toast. */
export const TOAST_HOTKEY = 'F8';

export interface ToastContent {
  readonly title: string;
  readonly description?: string;
  readonly tone?: 'plain' | 'success' | 'failure';
  /** In milliseconds. */
  readonly duration?: number;
  /** Called once it is closed, by its time or by the visitor; not where another toast replaces it. */
  readonly onClose?: () => void;
}

export interface ToastLabels {
  /** Spoken before each toast, for example 'Notification'. */
  readonly toast: string;
  /** Label of the region; `{hotkey}` is replaced by the key. */
  readonly region: string;
  readonly close: string;
}
