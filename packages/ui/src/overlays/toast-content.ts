/** Milliseconds after which a toast closes unless it says otherwise. */
export const TOAST_DURATION = 5000;
/** Pixels to the side that send a toast away. */
export const TOAST_SWIPE_THRESHOLD = 50;
/** Moves focus to the toast. */
export const TOAST_HOTKEY = 'F8';

export interface ToastContent {
  readonly title: string;
  readonly description?: string;
  readonly tone?: 'plain' | 'success' | 'failure';
  /** In milliseconds. */
  readonly duration?: number;
  readonly action?: {
    readonly label: string;
    /** Says how to do the same without the toast, for those whom it passes too quickly. */
    readonly altText: string;
    readonly onAction: () => void;
  };
}

export interface ToastLabels {
  /** Spoken before each toast, for example 'Notification'. */
  readonly toast: string;
  /** Names the region; `{hotkey}` in it becomes the key. */
  readonly region: string;
  readonly close: string;
}
