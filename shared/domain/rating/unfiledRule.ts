/** The reason of what is asked for on admitted paper where the programme is not filed: no underwriter lets it through (rule: unfiled-states). */
export const unfiledRule = 'referral.state'
