/**
 * The customary short-rate table for a term of a year: through which day of cover how many percent of the premium are earned.
 * Source: the cancellation table of the bureaus' manuals (NCCI Basic Manual, Rule 3; National Flood Insurance Manual), by which
 * short rate is meant where a statute names the customary one (RCW 48.18.300).
 */
const customary: readonly (readonly [through: number, percent: number])[] = [
  ...[
    1, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 25, 29, 32, 36, 40, 43, 47, 51, 54, 58, 62, 65, 69, 73, 76, 80, 83, 87,
  ],
  ...[91, 94, 98, 102, 105, 109, 113, 116, 120, 124, 127, 131, 135, 138, 142, 146, 149, 153, 156, 160, 164, 167, 171],
  ...[
    175, 178, 182, 187, 191, 196, 200, 205, 209, 214, 218, 223, 228, 232, 237, 241, 246, 250, 255, 260, 264, 269, 273,
  ],
  ...[278, 282, 287, 291, 296, 301, 305, 310, 314, 319, 323, 328, 332, 337, 342, 346, 351, 355, 360, 365],
].map((through, index) => [through, index + 5])

const year = 365

/** What of a term's premium is earned by the table once a part of the term is over, 0 to 1; of other terms than a year in proportion. */
export const customaryShortRate = (over: number): number => {
  if (over <= 0) return 0
  const day = Math.ceil(Math.min(1, over) * year - 1e-6)
  const percent = customary.find(([through]) => day <= through)?.[1] ?? 100
  return percent / 100
}
