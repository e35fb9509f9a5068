import sharp from "sharp";

export interface Looks {
  skin: string;
  hair: string;
  clothes: string;
}

/** Where the face is known to be: looking for it in each picture would delay the first start by a second. */
const aroundFace = { left: 400, top: 10, width: 720, height: 720 };

/** The picture of somebody in the demo, as the portal stores it: base64. */
export const drawFace = async (looks: Looks) =>
  (await sharp(drawPerson(looks)).extract(aroundFace).resize(500, 500).jpeg({ quality: 85 }).toBuffer()).toString(
    "base64",
  );

/** A drawn head and shoulders, off-centre. */
export const drawPerson = ({ skin, hair, clothes }: Looks) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800">
    <rect width="1200" height="800" fill="#dfe7ea"/>
    <ellipse cx="760" cy="330" rx="175" ry="205" fill="${hair}"/>
    <path d="M500 800c0-180 110-250 260-250s260 70 260 250z" fill="${clothes}"/>
    <rect x="705" y="450" width="110" height="140" rx="50" fill="${skin}"/>
    <ellipse cx="760" cy="370" rx="130" ry="165" fill="${skin}"/>
    <path d="M630 350c0-170 260-170 260 0-50-20-90-90-120-110-30 60-90 90-140 110z" fill="${hair}"/>
    <circle cx="712" cy="370" r="13" fill="#2b2320"/><circle cx="808" cy="370" r="13" fill="#2b2320"/>
    <path d="M705 450c35 35 75 35 110 0" fill="none" stroke="#7a3b32" stroke-width="12" stroke-linecap="round"/>
  </svg>`);
