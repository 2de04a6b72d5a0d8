import { type EncodedResponse, type ResponseBody, byteSizeOf } from './encoded-response.ts';
import { type SwrEntry, createSwrEntry } from './swr-entry.ts';

export type ResponseCache = {
  /** The answer of a name, made where it is not there. */
  get: (
    name: string,
    load: () => Promise<ResponseBody>,
  ) => EncodedResponse | Promise<EncodedResponse>;
  /** The answer of a name where it is kept; it may have to be made anew. */
  peek: (name: string) => EncodedResponse | Promise<EncodedResponse> | undefined;
  /** All as they are now, with their names, those that are made for the first time among them. */
  all: () => (readonly [name: string, read: SwrEntry])[];
};

export type ResponseCacheOptions = {
  max: number;
  /** Memory that they take together at most; what takes more than a tenth of it is not kept. */
  bytesMax: number;
  onRefresh?: (outcome: 'changed' | 'same' | 'failed') => void;
  /** Whether a content is worth a place. */
  isKept?: (content: ResponseBody) => boolean;
};

/** Part of the memory that one answer may take. */
const share = 0.1;

/**
 * Reads by name, at most `max` of them and of `bytesMax`: what nobody asked for longest goes first. A name takes a
 * place once there is something to be kept under it, so that made-up names push out nothing.
 */
export function createResponseCache({
  max,
  bytesMax,
  onRefresh,
  isKept = () => true,
}: ResponseCacheOptions): ResponseCache {
  const reads = new Map<string, SwrEntry>();
  /** What was asked for last, which has its place already. */
  let newest: string | undefined;
  /** Not answered yet; there are no more of them than loads wait for their turn. */
  const begun = new Map<string, SwrEntry>();

  /** Bytes of each that has been weighed. */
  const weights = new Map<string, number>();
  let bytes = 0;

  function drop(name: string): void {
    reads.delete(name);
    bytes -= weights.get(name) ?? 0;
    weights.delete(name);
  }

  function dropOldest(): void {
    for (const name of reads.keys()) {
      if (reads.size <= max && bytes <= bytesMax) return;
      drop(name);
    }
  }

  function place(name: string, read: SwrEntry): void {
    if (newest === name && reads.get(name) === read) return;
    newest = name;
    reads.delete(name);
    reads.set(name, read);
    dropOldest();
  }

  function weigh(name: string, read: SwrEntry, answer: EncodedResponse): void {
    if (reads.get(name) !== read) return;
    const weight = byteSizeOf(answer);
    if (weight > share * bytesMax) return drop(name);
    bytes += weight - (weights.get(name) ?? 0);
    weights.set(name, weight);
    dropOldest();
  }

  function make(name: string, load: () => Promise<ResponseBody>): SwrEntry {
    const made: SwrEntry = createSwrEntry({
      async load() {
        try {
          const content = await load();
          if (!isKept(content)) drop(name);
          else if (begun.get(name) === made) place(name, made);
          return content;
        } finally {
          if (begun.get(name) === made) begun.delete(name);
        }
      },
      onChange: (answer) => weigh(name, made, answer),
      ...(onRefresh && { onRefresh }),
    });
    begun.set(name, made);
    return made;
  }

  function kept(name: string): EncodedResponse | Promise<EncodedResponse> | undefined {
    const read = reads.get(name);
    if (read) place(name, read);
    return read?.get();
  }

  return {
    peek: kept,
    get: (name, load) => kept(name) ?? (begun.get(name) ?? make(name, load)).get(),
    all: () => [...reads, ...begun],
  };
}
