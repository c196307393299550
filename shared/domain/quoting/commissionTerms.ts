/** Within which percents of the premium an agency's commission may be agreed on a quote, and what it is when nobody agreed. */
export const commissionTerms = { floor: 5, standard: 15, cap: 20 } as const
