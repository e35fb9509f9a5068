import MarkdownIt from "markdown-it";
import { remembering } from "#domain/remembering.ts";

/** CommonMark without HTML and pictures: what somebody writes can neither run nor load anything. */
const markdown = new MarkdownIt({ html: false, breaks: true }).disable(["image", "table", "code", "fence"]);

markdown.renderer.rules.link_open = (tokens, index, options, _env, self) => {
  tokens[index]?.attrJoin("class", "link");
  return self.renderToken(tokens, index, options);
};

/** Everybody reads the same ones. Enough for those of an office. */
const rendered = remembering<string>(500);

/** The HTML of a text that stands below a heading of this level: `# ` makes a heading of the next one. */
export const renderText = (body: string, below: number): string =>
  rendered(`${below} ${body}`, () => render(body, below));

function render(body: string, below: number): string {
  const tokens = markdown.parse(body, {});
  for (const token of tokens)
    if (token.type.startsWith("heading_")) token.tag = `h${Math.min(Number(token.tag.slice(1)) + below, 6)}`;
  return markdown.renderer.render(tokens, markdown.options, {});
}
