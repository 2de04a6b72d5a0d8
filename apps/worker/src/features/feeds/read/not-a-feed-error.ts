/** Thrown where a document cannot be read as a feed. */
export class NotAFeedError extends Error {
  constructor(options?: ErrorOptions) {
    super('not a feed', options);
    this.name = 'NotAFeed';
  }
}
