import type { RegionCode } from './code.ts'

interface Place {
  readonly city?: string | undefined
  readonly state?: string | undefined
  readonly zipCode?: string | undefined
}

/** How an address ends in a region: `Phoenix, AZ 85023`, `Geelong VIC 3220`, town and postcode on lines of their own. */
export const townLines = (region: RegionCode, { city, state, zipCode }: Place): string[] => {
  const lines =
    region === 'us'
      ? [[[city, state].filter(Boolean).join(', '), zipCode].filter(Boolean).join(' ')]
      : region === 'au'
        ? [[city, state, zipCode].filter(Boolean).join(' ')]
        : [city, zipCode]
  return lines.filter((line): line is string => line !== undefined && line.trim() !== '')
}
