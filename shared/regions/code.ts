/** The three business regions. A region is a locale, a currency, a law and a data residency; it is not a cloud region. */
export const regionCodes = ['us', 'uk', 'au'] as const

export type RegionCode = (typeof regionCodes)[number]
