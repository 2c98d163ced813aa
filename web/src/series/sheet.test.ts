import { expect, test } from "vitest";
import { sheetOf } from "./sheet.ts";

test("a name is text, whatever it begins with, and a number below nothing stays a number", () => {
  expect(sheetOf([["name", "margin"], ['=HYPERLINK("x")', -9], ["Ann", 71]])).toBe(`"name","margin"\n"'=HYPERLINK(""x"")","-9"\n"Ann","71"`);
});
