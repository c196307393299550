/** How long figures over the whole book are good enough, milliseconds: they are costly and move slowly. */
export const reportStaleTime = 10 * 60_000
