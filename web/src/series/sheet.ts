/** Rows as the text of a spreadsheet (CSV). */
export const sheetOf = (rows: readonly (readonly (string | number)[])[]): string => rows.map((row) => row.map(cellOf).join(",")).join("\n");

const cellOf = (cell: string | number): string => `"${(typeof cell === "string" ? harmless(cell) : String(cell)).replaceAll('"', '""')}"`;

/** A name that begins as a formula does is not to be computed by whoever opens the sheet. */
const harmless = (name: string): string => name.replace(/^(?=[=+@-])/, "'");
