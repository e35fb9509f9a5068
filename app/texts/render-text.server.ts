import MarkdownIt from "markdown-it";

/** CommonMark without HTML and pictures: what somebody writes can neither run nor load anything. */
const markdown = new MarkdownIt({ html: false, breaks: true }).disable(["image", "table", "code", "fence"]);

markdown.renderer.rules.link_open = (tokens, index, options, _env, self) => {
  tokens[index]?.attrJoin("class", "link");
  return self.renderToken(tokens, index, options);
};

/** By level and text: everybody reads the same ones. Enough for those of an office. */
const rendered = new Map<string, string>();
const renderedAtMost = 500;

/** The HTML of a text that stands below a heading of this level: `# ` makes a heading of the next one. */
export function renderText(body: string, below: number): string {
  const key = `${below} ${body}`;
  const known = rendered.get(key);
  if (known !== undefined) return known;
  const html = render(body, below);
  if (rendered.size === renderedAtMost) rendered.clear();
  rendered.set(key, html);
  return html;
}

function render(body: string, below: number): string {
  const tokens = markdown.parse(body, {});
  for (const token of tokens)
    if (token.type.startsWith("heading_")) token.tag = `h${Math.min(Number(token.tag.slice(1)) + below, 6)}`;
  return markdown.renderer.render(tokens, markdown.options, {});
}
