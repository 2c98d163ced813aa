import { encode } from "uqr";
import { expect, test } from "vitest";
import { qrCode } from "./qr.ts";

/** How many bytes a code of each version holds. */
const HOLDS = [17, 32, 53, 78, 106, 134, 154, 192, 230, 271, 321, 367, 425, 458, 520, 586, 644, 718, 792, 858, 929, 1003, 1091, 1171, 1273, 1367, 1465, 1528, 1628, 1732, 1840, 1952, 2068, 2188, 2303, 2431, 2563, 2699, 2809, 2953];
const LINK = "https://club.example:8765/t/q7Yx-été#";
const link = (bytes: number): string => LINK.padEnd(bytes - 2, "aB3-_z").slice(0, bytes - 2);

/** A code as another library draws it, under whichever mask makes it the same, if one does. */
const drawnElsewhere = (text: string, code: unknown): number[][] | undefined =>
  [0, 1, 2, 3, 4, 5, 6, 7].map((maskPattern) => encode(text, { border: 0, maskPattern }).data.map((row) => row.map(Number))).find((drawn) => JSON.stringify(drawn) === JSON.stringify(code));

test.each(HOLDS.map((bytes, at) => [at + 1, bytes]))("a code of version %i holds %i bytes, as another library draws it", (version, bytes) => {
  const code = qrCode(link(bytes));
  expect(code).toHaveLength(17 + 4 * version);
  expect(drawnElsewhere(link(bytes), code)).toEqual(code);
});

test("a text that is short has the smallest code, and one that is too long has none", () => {
  expect(qrCode("a")).toHaveLength(21);
  expect(drawnElsewhere("a", qrCode("a"))).toEqual(qrCode("a"));
  expect(qrCode("a".repeat(2954))).toBeNull();
});

test("the mask is the one that another library finds best", () => {
  for (const bytes of [9, 40, 134, 230, 586]) expect(qrCode(link(bytes))).toEqual(encode(link(bytes), { border: 0 }).data.map((row) => row.map(Number)));
});
