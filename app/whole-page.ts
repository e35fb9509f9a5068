/** What `server/remix-handler.ts` sends as it is, not piece by piece through a stream. */
export interface Whole {
  readonly whole: Buffer;
}

/** A page that is ready as a whole. */
export class WholePage extends Response implements Whole {
  readonly whole: Buffer;

  constructor(whole: Buffer, init: ResponseInit) {
    super(null, init);
    this.whole = whole;
  }
}
