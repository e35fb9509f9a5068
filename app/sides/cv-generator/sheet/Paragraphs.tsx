/** Lines as they were typed, each in its own direction; those that begin with a dash are a list. */
export function Paragraphs({ text }: { text: string }) {
  const lines = text.split("\n").map((line) => line.trim());
  const isItem = (line: string) => /^[-–•*]\s/.test(line);
  const blocks: { isList: boolean; lines: string[] }[] = [];
  for (const line of lines.filter(Boolean)) {
    const last = blocks[blocks.length - 1];
    if (last?.isList && isItem(line)) last.lines.push(line);
    else blocks.push({ isList: isItem(line), lines: [line] });
  }
  const bare = (line: string) => line.replace(/^[-–•*]\s+/, "");
  return (
    <>
      {blocks.map(({ isList, lines: of }, index) =>
        isList ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a text that is drawn once
          <ul key={index}>
            {of.map((line) => (
              <li key={line}>
                <bdi>{bare(line)}</bdi>
              </li>
            ))}
          </ul>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a text that is drawn once
          <p key={index}>
            <bdi>{of[0]}</bdi>
          </p>
        ),
      )}
    </>
  );
}
