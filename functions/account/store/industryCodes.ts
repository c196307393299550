import { defineRecord } from '#functions/_platform/storage/record.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { IndustryEdit } from '#shared/domain/industry/industryEdits.ts'

/** What staff say of an industry code; the region's own list is no record. */
export interface IndustryCodeRecord extends IndustryEdit {
  /** The code: there is one record of it. */
  readonly id: string
  readonly lastUpdated: Instant
}

const scope = 'all'

export const industryCodes = defineRecord({
  kind: 'industryCode',
  notFound: 'industry.notFound',
  list: {
    scopes: () => [scope],
    sorts: { code: ({ code }: IndustryCodeRecord) => code },
    summary: ({ code, title, primaryIndustry, withdrawnOn }: IndustryCodeRecord) => ({
      id: code,
      code,
      title,
      primaryIndustry,
      ...(withdrawnOn !== undefined && { withdrawnOn }),
    }),
  },
})

/** Staff change at most so many codes of a region, since every search reads them all. */
export const mostEdits = 1000

/** Everything that staff have said of codes. */
export const industryEdits = (): Promise<readonly IndustryEdit[]> => industryCodes.every({ scopes: [scope] })
