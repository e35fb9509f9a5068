import sharp from "sharp";

/** The picture of a company in the demo, a hall in a colour, as the portal stores it: 500 × 500 pixels, base64. */
export const drawHall = async (colour: string) =>
  (await sharp(hallIn(colour)).jpeg({ quality: 85 }).toBuffer()).toString("base64");

const hallIn = (colour: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="500" height="500">
    <rect width="500" height="500" fill="#edf2fe"/>
    <circle cx="365" cy="130" r="44" fill="#c1d0ff"/>
    <path d="M40 270l210-120 210 120v185H40z" fill="${colour}"/>
    <path d="M95 305h80v150H95zM210 305h80v150h-80zM325 305h80v150h-80z" fill="#fff"/>
    <rect y="450" width="500" height="50" fill="#1f2d5c"/>
  </svg>`);
