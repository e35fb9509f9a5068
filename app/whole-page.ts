/** What `server/send-answer.ts` sends as it is, not piece by piece through a stream. */
export interface Whole {
  readonly whole: string;
}

/** A page that is ready as a whole. */
export class WholePage extends Response implements Whole {
  readonly whole: string;

  constructor(whole: string, init: ResponseInit) {
    super(null, init);
    this.whole = whole;
  }
}
