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
  /** The change of the nth post, and its form fields. */
  nth: (count: number) => { value: T; answers: Record<string, string | File> };
}

/** A person who posts one form repeatedly, and remembers acknowledged and unanswered posts. */
export class StreamOfPosts<T> {
  acknowledged: T[] = [];
  /** The post that was sent just before the server died. */
  unanswered: Post<T> | undefined;
  #count = 0;
  constructor(readonly options: Options<T>) {}

  /** Posts until the server is gone; throws on any answer but a redirect. */
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

  /** Repeats the unanswered post with the same key and change, as a browser does on reload. */
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
