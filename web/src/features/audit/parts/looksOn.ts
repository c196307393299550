/** A part of the trail, as far as it matters whether to look on. */
type Part = { readonly hits: readonly unknown[]; readonly nextToken?: string | undefined }

/** So many parts in which nothing fits are looked through by themselves: in a busy trail a rare kind is far between. */
const mostParts = 20

/** Whether the next part is looked through without being asked for: nothing fitted in the last, and not too many were. */
export const looksOn = (parts: readonly Part[] = []): boolean => {
  const last = parts.at(-1)
  return last?.hits.length === 0 && last.nextToken !== undefined && parts.length % mostParts > 0
}
