import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { pageOf, pageQuery } from '#shared/contract/paging.ts'
import { IndustryCode } from '#shared/domain/account/firmographics.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { filledLine, line } from '#shared/domain/text/text.ts'

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
  withdrawnOn: CalendarDate.optional().describe('From when it is not offered any more.'),
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
    withdrawn: z.enum(['true', 'false']).default('false').describe('Those too that are not offered any more.'),
  }),
  response: pageOf(IndustryCodeHit),
})

const words = {
  primaryIndustry: filledLine(200, { missing: 'Please enter the sector' }),
  secondaryIndustry: filledLine(200, { missing: 'Please enter the industry' }),
}
const Standing = IndustryCodeHit.pick({ id: true, naicsCode: true })
const naicsId = IndustryCode

/** A code of the region's own list, or one that was withdrawn, is offered again by it. */
export const createIndustryCode = defineOperation({
  name: 'createIndustryCode',
  method: 'POST',
  path: '/api/account/v1/naics',
  summary: 'Adds an industry code, which is offered at once and rated by the longest beginning that has a rate.',
  access: 'reference:manage',
  body: z.strictObject({ naicsCode: IndustryCode, ...words }),
  response: Standing,
  problems: ['industry.exists', 'industry.tooMany'],
})

/** Its code stays: accounts, quotes and policies name it. */
export const updateIndustryCode = defineOperation({
  name: 'updateIndustryCode',
  method: 'PUT',
  path: '/api/account/v1/naics/{naicsId}',
  summary: 'Changes the words of an industry code.',
  access: 'reference:manage',
  params: { naicsId },
  body: z.strictObject({ naicsCode: IndustryCode, ...words }),
  response: Standing,
  problems: ['industry.codeStays', 'industry.notFound', 'industry.tooMany'],
})

/** Nothing is deleted: what has the code goes on being described by it. */
export const removeIndustryCode = defineOperation({
  name: 'removeIndustryCode',
  method: 'DELETE',
  path: '/api/account/v1/naics/{naicsId}',
  summary: 'Withdraws an industry code: from today on it is offered to nobody.',
  access: 'reference:manage',
  params: { naicsId },
  problems: ['industry.notFound', 'industry.tooMany'],
})
