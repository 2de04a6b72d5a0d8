import { type ForumPostEvent, forumPostEvent, streamPost } from '@kga/contracts';

import { urlOf } from '../../../lib/api.ts';

/** A stream that was refused is tried again after this time, in milliseconds. */
const retryAfter = 30_000;

/** Tells how many replies a post has, while the page is on the screen; until it is stopped. */
export function subscribeReplies(
  id: string,
  onFigures: (figures: ForumPostEvent) => void,
): () => void {
  let stream: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const close = () => {
    clearTimeout(timer);
    stream?.close();
    stream = undefined;
  };
  const open = () => {
    const opened = new EventSource(urlOf(streamPost.url, { params: { id } }));
    opened.addEventListener('replies', ({ data }: MessageEvent<string>) => {
      try {
        onFigures(forumPostEvent.parse(JSON.parse(data)));
      } catch {
        // An event that cannot be read tells nothing; the next one may.
      }
    });
    opened.addEventListener('error', () => {
      // A lost connection the browser mends by itself, a refusal it does not.
      if (opened.readyState !== EventSource.CLOSED) return;
      close();
      timer = setTimeout(open, retryAfter * (1 + Math.random()));
    });
    stream = opened;
  };
  const look = () => {
    close();
    if (!document.hidden) open();
  };

  look();
  document.addEventListener('visibilitychange', look);
  return () => {
    document.removeEventListener('visibilitychange', look);
    close();
  };
}
