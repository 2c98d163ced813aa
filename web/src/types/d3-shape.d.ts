declare module "d3-shape" {
  interface Line<Datum> {
    (data: readonly Datum[]): string | null;
    x(of: (datum: Datum) => number): Line<Datum>;
    y(of: (datum: Datum) => number): Line<Datum>;
    curve(kind: unknown): Line<Datum>;
  }
  export function line<Datum>(): Line<Datum>;
  export const curveStepAfter: unknown;
  export const curveMonotoneX: unknown;
}
