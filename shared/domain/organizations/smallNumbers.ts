/** How many policies, or insureds where those are known, a figure needs behind it before an organization is told it that reads no record. */
export const leastTold = 5

/** Money is told in whole thousands, in minor units: what one policy changes in a sum between two looks is not its premium. */
const thousand = 100_000

/** An amount as who reads totals alone is told it. */
export const inThousands = (amount: number): number => Math.round(amount / thousand) * thousand

/** How many policies a figure has behind it, and the premium that they sum up to, in minor units. */
interface Figures {
  readonly policies: number
  readonly premium?: number
}

/**
 * Figures beside their sum, in whole thousands and without those that few policies stand behind (rule: small-numbers). Where
 * that is one alone, the next larger goes with it: what is left of the sum would be the one.
 */
export const withoutSmall = <Each extends Figures>(
  all: readonly Each[],
  behind: (each: Each) => number = ({ policies }) => policies,
): readonly (Each | Omit<Each, keyof Figures>)[] => {
  // Premium may be left of policies that are over.
  const isSmall = (each: Each): boolean => (behind(each) > 0 || (each.premium ?? 0) !== 0) && behind(each) < leastTold
  const small = all.filter(isSmall)
  const [next] =
    small.length === 1 ? all.filter((each) => behind(each) >= leastTold).sort((a, b) => a.policies - b.policies) : []
  return all.map((each) => {
    if (!isSmall(each) && each !== next)
      return each.premium === undefined ? each : { ...each, premium: inThousands(each.premium) }
    const { policies: _policies, premium: _premium, ...rest } = each
    return rest
  })
}
