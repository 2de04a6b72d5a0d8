// SPDX-License-Identifier: AGPL-3.0-or-later
/** Delay before a refused stream is opened again, in milliseconds. */
const retryDelay = 30_000;

type Subscription = {
  url: string;
  /** Name of the events. */
  event: string;
  /** Gets the data of an event; what it throws is ignored, as of data that cannot be parsed. */
  onData: (data: string) => void;
};

/**
 * Subscribes to server-sent events while the page is visible.
 *
 * @returns a function that ends the subscription
 */
export function subscribeToStream({ url, event, onData }: Subscription): () => void {
  let stream: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const close = () => {
    clearTimeout(timer);
    stream?.close();
    stream = undefined;
  };
  const open = () => {
    const opened = new EventSource(url);
    opened.addEventListener(event, ({ data }: MessageEvent<string>) => {
      try {
        onData(data);
      } catch {
        // Skip events that cannot be parsed.
      }
    });
    opened.addEventListener('error', () => {
      // The browser reconnects after connection loss, but not after a refusal.
      if (opened.readyState !== EventSource.CLOSED) return;
      close();
      timer = setTimeout(open, retryDelay * (1 + Math.random()));
    });
    stream = opened;
  };
  const restart = () => {
    close();
    if (!document.hidden) open();
  };

  restart();
  document.addEventListener('visibilitychange', restart);
  return () => {
    document.removeEventListener('visibilitychange', restart);
    close();
  };
}
