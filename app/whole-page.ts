/** An answer that is ready as a whole: its bytes go to the browser as they are, not piece by piece through a stream. */
export class WholePage extends Response {
  readonly whole: Buffer;

  constructor(whole: Buffer, init: ResponseInit) {
    super(null, init);
    this.whole = whole;
  }
}
