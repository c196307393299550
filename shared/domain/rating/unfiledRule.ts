/** The reason of what is asked for on admitted paper where the programme is not filed: no underwriter lets it through (rule: unfiled-states). */
export const unfiledRule = 'referral.state'

/** States where the programme is not filed and is written as surplus lines alone. */
export const unfiledStates: readonly string[] = ['AK', 'HI', 'LA', 'MT']
