/** A page that is ready as a whole: it is sent as it is, not piece by piece through a stream. */
export class WholePage extends Response {
  readonly whole: string;

  constructor(whole: string, init: ResponseInit) {
    super(null, init);
    this.whole = whole;
  }
}
