/** Whether an underwriter has modified the price: by the revenue that it is rated with, or for the individual risk. */
export const isModified = ({
  revenueFactor,
  irpm,
}: {
  readonly revenueFactor?: number | undefined
  readonly irpm?: unknown
}): boolean => (revenueFactor ?? 1) !== 1 || irpm !== undefined
