const text = (line: string) => line.replace(/[\\()]/g, "\\$&");

/** A small, valid PDF of one A4 page with lines of Latin text. */
export function makePdf(title: string, lines: readonly string[]): Buffer {
  const show = (line: string) => `(${text(line)}) Tj 0 -20 Td`;
  const content = `BT /F1 20 Tf 60 770 Td (${text(title)}) Tj 0 -36 Td /F1 12 Tf ${lines.map(show).join(" ")} ET`;
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R /Lang (de) >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
    `<< /Title (${text(title)}) >>`,
  ];
  let file = "%PDF-1.4\n";
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const entries = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`);
  const size = objects.length + 1;
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R /Info 6 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(`${file}xref\n0 ${size}\n0000000000 65535 f \n${entries.join("")}${trailer}`, "latin1");
}
