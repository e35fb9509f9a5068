import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFPage,
  type PDFPageLeaf,
  PDFRawStream,
  PDFRef,
} from "@cantoo/pdf-lib";

interface Place {
  title: string;
  /** The index of the first empty page. */
  first: number;
  pages: PDFDocument;
}

/**
 * Replaces empty pages with stored ones; page numbers stay, so links and bookmarks fit. Screen readers skip untagged
 * content, so each page gets a tag after the part's heading, which is read though no longer drawn; a page without a
 * font is tagged as a picture.
 */
export async function placeStored(frame: PDFDocument, { title, first, pages: stored }: Place) {
  const tags = openTags(frame);
  const empty = frame.getPages().slice(first, first + stored.getPageCount());
  const heading = tags.headingOn(empty[0]!);
  heading.element.set(PDFName.of("ActualText"), PDFHexString.fromText(title));
  const copies = await frame.copyPages(stored, stored.getPageIndices());
  for (const [index, { node, ref }] of copies.entries()) {
    const place = empty[index]!;
    node.setParent(place.node.get(PDFName.of("Parent")) as PDFRef);
    frame.context.assign(place.ref, node);
    frame.context.delete(ref);
    const alt = copies.length > 1 ? `${title} ${index + 1} / ${copies.length}` : title;
    const kind = hasFont(node.Resources()) ? { S: "P" } : { S: "Figure", Alt: PDFHexString.fromText(alt) };
    tags.add(node, { ...kind, Pg: place.ref }, heading, index);
  }
}

interface Heading {
  ref: PDFRef;
  element: PDFDict;
  /** The list of the page's elements by the number of their mark, and the number of that list. */
  marks: PDFArray;
  key: PDFNumber;
}

/** The element of one page: its kind, its page, and the description if it is a picture. */
type TagValues = { S: string; Pg: PDFRef } & { Alt?: PDFHexString };

/** Tags as Typst writes them: a list of elements, and for each page the elements that its marks belong to. */
function openTags({ catalog, context }: PDFDocument) {
  const root = catalog.lookup(PDFName.of("StructTreeRoot"), PDFDict);
  const pageLists = root.lookup(PDFName.of("ParentTree"), PDFDict).lookup(PDFName.of("Nums"), PDFArray);
  const nextKey = PDFName.of("ParentTreeNextKey");

  function headingOn({ node }: PDFPage): Heading {
    const key = node.lookup(PDFName.of("StructParents"), PDFNumber);
    const at = pageLists.asArray().findIndex((one) => one instanceof PDFNumber && one.asNumber() === key.asNumber());
    const marks = pageLists.lookup(at + 1, PDFArray);
    return { ref: marks.get(0) as PDFRef, element: marks.lookup(0, PDFDict), marks, key };
  }

  function add(page: PDFPageLeaf, values: TagValues, { ref, element, marks, key }: Heading, index: number) {
    const parent = element.get(PDFName.of("P")) as PDFRef;
    const mark = index === 0 ? marks.size() : 0;
    const added = context.register(context.obj({ ...values, Type: "StructElem", P: parent, K: mark }));
    const siblings = context.lookup(parent, PDFDict).lookup(PDFName.of("K"), PDFArray);
    siblings.insert(siblings.indexOf(ref)! + 1 + index, added);
    const before = index === 0 ? "/H2 <</MCID 0>> BDC EMC " : "";
    wrap(page, `${before}/${values.S} <</MCID ${mark}>> BDC q\n`, "\nQ EMC");
    if (index === 0) {
      marks.push(added);
      page.set(PDFName.of("StructParents"), key);
      return;
    }
    const next = root.lookup(nextKey, PDFNumber);
    pageLists.push(next);
    pageLists.push(context.register(context.obj([added])));
    page.set(PDFName.of("StructParents"), next);
    root.set(nextKey, PDFNumber.of(next.asNumber() + 1));
  }

  return { headingOn, add };
}

/** Wraps a page's content in our marks and removes its own, because their tags were not copied. */
function wrap(page: PDFPageLeaf, before: string, after: string) {
  const { context } = page;
  const contents = page.Contents();
  const own = contents instanceof PDFArray ? contents.asArray() : contents ? [page.get(PDFName.of("Contents"))!] : [];
  const lines = [context.flateStream(before), context.flateStream(after)].map((line) => context.register(line));
  const bare = own.map((one) => {
    const stream = one instanceof PDFRef ? context.lookup(one) : one;
    return stream instanceof PDFRawStream ? context.register(withoutMarks(stream)) : one;
  });
  page.set(PDFName.of("Contents"), context.obj([lines[0]!, ...bare, lines[1]!]));
  const properties = page.Resources()?.lookup(PDFName.of("Properties"));
  if (!(properties instanceof PDFDict)) return;
  for (const name of properties.keys()) {
    const named = properties.lookup(name);
    if (named instanceof PDFDict) named.delete(PDFName.of("MCID"));
  }
}

function withoutMarks(stream: PDFRawStream): PDFRawStream {
  try {
    const text = Buffer.from(decodePDFRawStream(stream).decode()).toString("latin1");
    const bare = text.replace(/\/MCID\s+\d+/g, "");
    return bare === text ? stream : stream.dict.context.flateStream(Buffer.from(bare, "latin1"));
  } catch {
    return stream;
  }
}

/** Whether a page, or a form it embeds, has letters; a scan has none. */
function hasFont(resources: PDFDict | undefined, depth = 0): boolean {
  const fonts = resources?.lookup(PDFName.of("Font"));
  if (fonts instanceof PDFDict && fonts.keys().length > 0) return true;
  const shown = resources?.lookup(PDFName.of("XObject"));
  if (!(shown instanceof PDFDict) || depth === 3) return false;
  return shown.keys().some((name) => {
    const one = shown.lookup(name);
    const within = one instanceof PDFRawStream ? one.dict.lookup(PDFName.of("Resources")) : undefined;
    return within instanceof PDFDict && hasFont(within, depth + 1);
  });
}
