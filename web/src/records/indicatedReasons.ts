/** A product that was priced, and why it would not be ready, in words. */
interface Indicated {
  readonly product: string
  readonly reasons: readonly string[]
}

/** Why the products that are shown together would not be ready: what holds of each of them, once, and what is of one alone. */
export const indicatedReasons = (
  indications: readonly Indicated[],
): { readonly common: readonly string[]; readonly ownOf: (product: string) => readonly string[] } => {
  const [first, ...others] = indications
  const common =
    first === undefined || others.length === 0
      ? []
      : first.reasons.filter((reason) => others.every(({ reasons }) => reasons.includes(reason)))
  const ownOf = (product: string) =>
    (indications.find((each) => each.product === product)?.reasons ?? []).filter((reason) => !common.includes(reason))
  return { common, ownOf }
}
