// SPDX-License-Identifier: AGPL-3.0-or-later
type Order<Item> = (a: Item, b: Item) => number;

/** Adds a method that a browser lacks. */
function fill<Host extends object, Name extends keyof Host>(
  host: Host,
  name: Name,
  value: Host[Name],
): void {
  if (name in host) return;
  Object.defineProperty(host, name, { value, writable: true, configurable: true });
}

// Safari 17.0, Chrome 120, Firefox 115.
fill(URL, 'canParse', (url, base) => {
  try {
    return new URL(url, base).href !== '';
  } catch {
    return false;
  }
});

// Safari 17.0, Chrome 113, Firefox 112.
if (!('size' in URLSearchParams.prototype)) {
  Object.defineProperty(URLSearchParams.prototype, 'size', {
    configurable: true,
    get(this: URLSearchParams) {
      return Array.from(this).length;
    },
  });
}

const unset = () => {};

// Safari 16.0, Chrome 110, Firefox 115.
fill(Array.prototype, 'toSorted', function toSorted<Item>(this: Item[], compare?: Order<Item>) {
  const copy = Array.from(this);
  copy.sort(compare);
  return copy;
});
fill(Array.prototype, 'toReversed', function toReversed<Item>(this: Item[]) {
  const copy = Array.from(this);
  copy.reverse();
  return copy;
});

// Safari 16.0.
fill(AbortSignal, 'timeout', (milliseconds) => {
  const aborter = new AbortController();
  const expire = () => aborter.abort(new DOMException('The time is over.', 'TimeoutError'));
  setTimeout(expire, milliseconds);
  return aborter.signal;
});

// Safari 16.0. Like a press of the button, so checks and handlers of the form run.
fill(
  HTMLFormElement.prototype,
  'requestSubmit',
  function requestSubmit(this: HTMLFormElement, submitter?: HTMLElement | null) {
    const button = submitter ?? document.createElement('button');
    if (!submitter) {
      button.hidden = true;
      this.append(button);
    }
    button.click();
    if (!submitter) button.remove();
  },
);

// Safari 17.4, Chrome 119, Firefox 121.
fill(Promise, 'withResolvers', <Value>() => {
  let resolve: PromiseWithResolvers<Value>['resolve'] = unset;
  let reject: PromiseWithResolvers<Value>['reject'] = unset;
  const promise = new Promise<Value>((...settle) => {
    [resolve, reject] = settle;
  });
  return { promise, resolve, reject };
});

// Safari 17.4, Chrome 116, Firefox 124.
fill(AbortSignal, 'any', (signals) => {
  const combined = new AbortController();
  for (const signal of signals) {
    if (signal.aborted) combined.abort(signal.reason);
    else {
      signal.addEventListener('abort', () => combined.abort(signal.reason), {
        signal: combined.signal,
      });
    }
  }
  return combined.signal;
});

// Safari 16.4, Chrome 111, Firefox 119.
fill(String.prototype, 'isWellFormed', function isWellFormed(this: string) {
  return !/\p{Surrogate}/u.test(this);
});
fill(String.prototype, 'toWellFormed', function toWellFormed(this: string) {
  return this.replaceAll(/\p{Surrogate}/gu, '\uFFFD');
});
