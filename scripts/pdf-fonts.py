"""Makes the fonts of printed Arabic and Persian (ADR 0030) from Vazirmatn. Needs fonttools (apt-get install python3-fonttools)
and the package's originals; what it makes is kept in the repository, so that building and printing need no Python.

    python3 scripts/pdf-fonts.py

Readers of a PDF turn round what one sign stands for. So here every letter is a sign of its own: where Vazirmatn draws
several as one, the last carries the whole drawing and the others are empty; joiners are signs without width.
"""

import shutil
from pathlib import Path

from fontTools.otlLib import builder
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables import otTables
from fontTools.ttLib.tables._g_l_y_f import Glyph, GlyphComponent

originals = Path("node_modules/@expo-google-fonts/vazirmatn")
made = Path("backend/pdf/typst/fonts")
family = "Vazirmatn PDF"

# Vazirmatn's lookups that draw several letters as one, by index. Allah moves to the place that lam and alef leave.
LAM_ALEF, LAM_ALEF_WITH_MARKS, ALLAH, CONTEXTS = 25, 32, 33, 28
RIGHT_TO_LEFT, IGNORE_MARKS = 1, 8
BASE, MARK = 1, 3
ISOLATED_KERNING, KERNING_CONTEXTS = (5, 6, 7), 10
MARKS_ON_BASES, MARKS_ON_LIGATURES = (12, 14), (15, 13)

# What an empty sign is wide: a quarter of the em, which a PDF's thousandths can say exactly.
WIDTH = 512
allah = ["uni0627", "uniFEDF", "uniFEE0", "uniFEEA"]
joiners = ["afii61664", "afii57598"]


def make(path):
    font = TTFont(path, recalcTimestamp=False)
    part_lam_and_alef(font)
    part_allah(font)
    keep_joiners(font)
    rename(font)
    font.save(made / path.name.replace("Vazirmatn_400", "VazirmatnPDF-").replace("Vazirmatn_700", "VazirmatnPDF-"))


def part_lam_and_alef(font):
    flags = RIGHT_TO_LEFT | IGNORE_MARKS
    whole = take_ligatures(font, LAM_ALEF), take_ligatures(font, LAM_ALEF_WITH_MARKS)
    drawings = {lam: whole[0][lam] | whole[1].get(lam, {}) for lam in whole[0]}
    rules = []
    for lam, of in drawings.items():
        for [alef], drawing in of.items():
            part(font, [lam, alef], drawing)
        signs = {lam: f"{lam}.empty"} | {alef: f"{drawing}.last" for [alef], drawing in of.items()}
        rules.append(sequence_rule(font, [[lam], [alef for [alef] in of]], exchange(font, signs, flags)))
    replace_lookup(font, LAM_ALEF, rules, flags)
    copy_positions(font, drawings)


def part_allah(font):
    part(font, allah, "uniFDF2")
    ligatures = lookups(font, "GSUB")[ALLAH].SubTable[0].ligatures
    ligatures["uni0627"] = [one for one in ligatures["uni0627"] if one.LigGlyph != "uniFDF2"]
    signs = {name: f"{name}.empty" for name in allah[:-1]} | {allah[-1]: "uniFDF2.last"}
    rule = sequence_rule(font, [[name] for name in allah], exchange(font, signs, RIGHT_TO_LEFT))
    replace_lookup(font, LAM_ALEF_WITH_MARKS, [rule], RIGHT_TO_LEFT)


def part(font, letters, drawing):
    """The last letter, which stands left, carries the whole drawing."""
    empty = letters[:-1]
    add_glyph(font, f"{drawing}.last", font["hmtx"].metrics[drawing][0] - len(empty) * WIDTH, drawing)
    for name in empty:
        add_glyph(font, f"{name}.empty", WIDTH)


def take_ligatures(font, index):
    """What is drawn as one sign, by its first and its other letters."""
    ligatures = lookups(font, "GSUB")[index].SubTable[0].ligatures
    return {first: {tuple(one.Component): one.LigGlyph for one in of} for first, of in ligatures.items()}


def keep_joiners(font):
    """A sign that the font exchanges is kept where it was typed; as marks, joiners come between no two letters."""
    for name in joiners:
        add_glyph(font, f"{name}.kept", 0, glyph_class=MARK)
    index = exchange(font, {name: f"{name}.kept" for name in joiners}, 0)
    for record in font["GSUB"].table.FeatureList.FeatureRecord:
        if record.FeatureTag == "rlig":
            record.Feature.LookupListIndex.append(index)
            record.Feature.LookupCount += 1


def exchange(font, signs, flags):
    """Adds a lookup that exchanges one sign for another, and returns its index."""
    table = font["GSUB"].table.LookupList
    table.Lookup.append(builder.buildLookup([builder.buildSingleSubstSubtable(signs)], flags))
    table.LookupCount = len(table.Lookup)
    return table.LookupCount - 1


def replace_lookup(font, index, rules, flags):
    lookup = lookups(font, "GSUB")[index]
    lookup.LookupType, lookup.LookupFlag = 6, flags
    lookup.SubTable, lookup.SubTableCount = rules, len(rules)


def sequence_rule(font, sequence, exchanged):
    rule = otTables.ChainContextSubst()
    rule.Format = 3
    rule.BacktrackCoverage, rule.LookAheadCoverage = [], []
    rule.InputCoverage = [builder.buildCoverage(glyphs, font.getReverseGlyphMap()) for glyphs in sequence]
    rule.SubstLookupRecord = []
    for position in range(len(sequence)):
        record = otTables.SubstLookupRecord()
        record.SequenceIndex, record.LookupListIndex = position, exchanged
        rule.SubstLookupRecord.append(record)
    rule.BacktrackGlyphCount = rule.LookAheadGlyphCount = 0
    rule.InputGlyphCount = rule.SubstCount = len(sequence)
    return rule


def copy_positions(font, drawings):
    """Neighbours and marks of the whole drawing: to the right as lam, to the left as alef."""
    plain = {lam: of["uniFE8E",] for lam, of in drawings.items()}
    whole = [drawing for of in drawings.values() for drawing in of.values()]
    kerned = [one for index in ISOLATED_KERNING for one in subtables(font, index)]
    contexts = subtables(font, KERNING_CONTEXTS)
    before = [one for rule in lookups(font, "GSUB")[CONTEXTS].SubTable for one in rule.LookAheadCoverage]
    right = [*(one.Coverage for one in kerned), *(one for rule in contexts for one in rule.InputCoverage), *before]
    for coverage in right:
        add_to_coverage(font, coverage, {f"{lam}.empty" for lam, one in plain.items() if one in coverage.glyphs})
    for coverage in (one for rule in contexts for one in rule.BacktrackCoverage):
        add_to_coverage(font, coverage, {f"{one}.last" for one in whole if one in coverage.glyphs})
    for bases, ligatures in zip(MARKS_ON_BASES, MARKS_ON_LIGATURES):
        [onto], [of] = subtables(font, bases), subtables(font, ligatures)
        attached = dict(zip(of.LigatureCoverage.glyphs, of.LigatureArray.LigatureAttach))
        anchors = {name: [part.LigatureAnchor for part in one.ComponentRecord] for name, one in attached.items()}
        added = {f"{one}.last": anchors[one][1] for one in whole}
        for lam, one in plain.items():
            width = font["hmtx"].metrics[f"{one}.last"][0]
            added[f"{lam}.empty"] = [shifted(anchor, -width) for anchor in anchors[one][0]]
        add_bases(font, onto, added)


def shifted(anchor, by):
    return anchor and builder.buildAnchor(anchor.XCoordinate + by, anchor.YCoordinate)


def add_bases(font, subtable, anchors):
    records = dict(zip(subtable.BaseCoverage.glyphs, subtable.BaseArray.BaseRecord))
    for name, one in anchors.items():
        records[name] = otTables.BaseRecord()
        records[name].BaseAnchor = one
    subtable.BaseCoverage.glyphs = sorted(records, key=font.getGlyphID)
    subtable.BaseArray.BaseRecord = [records[name] for name in subtable.BaseCoverage.glyphs]
    subtable.BaseArray.BaseCount = len(records)


def add_to_coverage(font, coverage, glyphs):
    coverage.glyphs = sorted({*coverage.glyphs, *glyphs}, key=font.getGlyphID)


def lookups(font, table):
    return font[table].table.LookupList.Lookup


def subtables(font, index):
    return [one.ExtSubTable for one in lookups(font, "GPOS")[index].SubTable]


def add_glyph(font, name, advance, drawing=None, glyph_class=BASE):
    """Adds a sign that looks like another, or like nothing."""
    glyph = Glyph()
    if drawing:
        component = GlyphComponent()
        component.glyphName, component.x, component.y, component.flags = drawing, 0, 0, 0x4
        glyph.numberOfContours, glyph.components = -1, [component]
    if name not in font.getReverseGlyphMap():
        font.setGlyphOrder([*font.getGlyphOrder(), name])
    table = font["glyf"]
    table.glyphs[name], table.glyphOrder = glyph, font.getGlyphOrder()
    glyph.recalcBounds(table)
    font["hmtx"].metrics[name] = (advance, glyph.xMin if drawing else 0)
    font["GDEF"].table.GlyphClassDef.classDefs[name] = glyph_class


def rename(font):
    for record in font["name"].names:
        if record.nameID in (1, 3, 4, 6):
            new = family.replace(" ", "") if record.nameID in (3, 6) else family
            record.string = record.toUnicode().replace("Vazirmatn", new)


made.mkdir(exist_ok=True)
for weight in ("400Regular/Vazirmatn_400Regular.ttf", "700Bold/Vazirmatn_700Bold.ttf"):
    make(originals / weight)
shutil.copy(originals / "LICENSE_FONT", made / "OFL.txt")
