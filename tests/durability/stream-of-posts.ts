import type { Page, Visitor } from "../world/visitor.ts";

interface Post<T> {
  page: Page;
  value: T;
  answers: Record<string, string | File>;
}

interface Options<T> {
  visitor: Visitor;
  path: string;
  formId: string;
  /** What the nth post changes, and how the form says so. */
  nth: (count: number) => { value: T; answers: Record<string, string | File> };
}

/** Somebody who posts one form again and again, and remembers what was acknowledged and what was not answered. */
export class StreamOfPosts<T> {
  acknowledged: T[] = [];
  /** Sent, and then the server was gone. */
  unanswered: Post<T> | undefined;
  #count = 0;
  constructor(readonly options: Options<T>) {}

  /** Posts until the server is gone; throws when it answers anything but a redirect. */
  async run() {
    for (;;) {
      try {
        const page = await this.options.visitor.open(this.options.path);
        this.unanswered = { page, ...this.options.nth(this.#count++) };
        await this.#send(this.unanswered);
      } catch (error) {
        if (isGone(error)) return;
        throw error;
      }
    }
  }

  /** Sends the unanswered post once more, as a browser does when one reloads: the same key, the same change. */
  async repeat() {
    if (this.unanswered) await this.#send(this.unanswered);
  }

  async #send({ page, value, answers }: Post<T>) {
    const response = await this.options.visitor.post(page, this.options.formId, answers);
    if (response.status !== 303) throw new Error(`${page.path} answered ${response.status}`);
    this.acknowledged.push(value);
    this.unanswered = undefined;
    await response.body?.cancel();
  }
}

const isGone = (error: unknown) => error instanceof TypeError && /fetch failed|terminated/.test(error.message);
