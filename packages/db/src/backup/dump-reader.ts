// SPDX-License-Identifier: AGPL-3.0-or-later
const newline = 10;
const dataEnd = Buffer.from('\\.\n');
const dataEndLine = Buffer.from('\n\\.\n');

export type DumpReader = {
  /** The next line without its end; undefined at the end of the dump. */
  line: () => Promise<string | undefined>;
  /** The rows after a COPY statement, up to the line that ends them. */
  data: () => AsyncGenerator<Buffer>;
};

/** Reads the lines of a dump, and rows of any length in parts of whole lines. */
export function createDumpReader(source: AsyncIterable<Buffer>): DumpReader {
  const chunks = source[Symbol.asyncIterator]();
  /** What was read and not returned; begins with a line. */
  let buffer: Buffer = Buffer.alloc(0);

  /** Reads on until another line is complete; false at the end. */
  async function more(): Promise<boolean> {
    const parts: Buffer[] = [buffer];
    for (;;) {
      const { value, done } = await chunks.next();
      if (done) return false;
      parts.push(value);
      if (value.includes(newline)) break;
    }
    buffer = Buffer.concat(parts);
    return true;
  }

  function take(length: number): Buffer {
    const taken = buffer.subarray(0, length);
    buffer = buffer.subarray(length);
    return taken;
  }

  return {
    async line() {
      for (;;) {
        const end = buffer.indexOf(newline);
        if (end >= 0) return take(end + 1).toString('utf8', 0, end);
        if (!(await more())) return undefined;
      }
    },
    async *data() {
      for (;;) {
        if (buffer.subarray(0, dataEnd.length).equals(dataEnd)) {
          take(dataEnd.length);
          return;
        }
        const end = buffer.indexOf(dataEndLine);
        const length = (end >= 0 ? end : buffer.lastIndexOf(newline)) + 1;
        if (length > 0) yield take(length);
        else if (!(await more())) throw new Error('The backup ends in the middle of a table.');
      }
    },
  };
}
