import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { pageOf, pageQuery } from '#shared/contract/paging.ts'
import { line } from '#shared/domain/text/text.ts'

/** An industry code: NAICS in the US, SIC in the UK and Australia. */
export const IndustryCodeHit = z.object({
  id: z.string(),
  naicsCode: z.string(),
  primaryIndustry: z.string(),
  secondaryIndustry: z.string(),
  coverageLimit: z
    .number()
    .describe('The limit that is quoted without an underwriter, in whole currency units; 0 for none.'),
  industryClass: z.number().describe('Hazard group, 1 the lowest.'),
  isSupported: z.boolean(),
})

/** Looks industries up by code or description. */
export const searchIndustryCodes = defineOperation({
  name: 'searchIndustryCodes',
  method: 'GET',
  path: '/api/account/v1/naics/search',
  summary: 'Industry codes of the region that contain the text in code or description.',
  access: 'any',
  workflows: ['QUOTE'],
  query: z.strictObject({
    ...pageQuery(25),
    dup: z.enum(['0', '1']).default('0').describe('0 leaves out codes whose descriptions repeat a shorter code’s.'),
    country: line(60).optional(),
  }),
  response: pageOf(IndustryCodeHit),
})
