/** What `find-face.ts` uses of it; the package has no types. */
declare module "jsfeat" {
  export interface Found {
    x: number;
    y: number;
    width: number;
    height: number;
    /** How many overlapping windows saw the same thing. */
    neighbors: number;
  }
  interface Matrix {
    data: Uint8Array;
  }
  const jsfeat: {
    U8_t: number;
    C1_t: number;
    matrix_t: new (columns: number, rows: number, type: number) => Matrix;
    imgproc: { compute_integral_image(of: Matrix, sums: Float64Array, squares: Float64Array): void };
    haar: {
      frontalface: object;
      detect_single_scale(
        sums: Float64Array,
        squares: Float64Array,
        tilted: null,
        edges: null,
        width: number,
        height: number,
        scale: number,
        cascade: object,
      ): Found[];
      group_rectangles(found: Found[]): Found[];
    };
  };
  export default jsfeat;
}
