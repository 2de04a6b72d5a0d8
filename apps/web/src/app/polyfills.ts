// SPDX-License-Identifier: AGPL-3.0-or-later
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

const unset = () => {};

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
