/** The six ways to draw a quad: the places of b1, b2, c1 and c2 in the order of time. */
export const ARRANGEMENTS = {
  BBCC: [0, 1, 2, 3],
  BCBC: [0, 2, 1, 3],
  BCCB: [0, 3, 1, 2],
  CBBC: [1, 2, 0, 3],
  CBCB: [1, 3, 0, 2],
  CCBB: [2, 3, 0, 1],
} as const;
export type Arrangement = keyof typeof ARRANGEMENTS;
