import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { orderOf } from '#functions/_platform/storage/orderOf.ts'
import * as contract from '#shared/contracts/account/industry.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { searchIndustries } from '#shared/domain/industry/industry.ts'
import { isOffered, type StandingIndustry } from '#shared/domain/industry/industryEdits.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { industryAppetite } from './industryAppetite.ts'
import { industryList } from './industryList.ts'

/** Leaves out entries whose title a shorter code of the same beginning has already. */
const withoutRepeats = (industries: readonly StandingIndustry[]): StandingIndustry[] => {
  const byCode = new Map(industries.map((industry) => [industry.code, industry.title]))
  return industries.filter(({ code, title }) => {
    for (let length = code.length - 1; length >= 2; length -= 1)
      if (byCode.get(code.slice(0, length)) === title) return false
    return true
  })
}

const sorts = [
  'coverageLimit',
  'industryClass',
  'isSupported',
  'naicsCode',
  'primaryIndustry',
  'secondaryIndustry',
] as const
const none = { sort: 'none' as const, descending: false }

export const searchIndustryCodes = implement(contract.searchIndustryCodes)(async ({ query, now }) => {
  const { page, size, search = '', sort, dup, withdrawn } = query
  const today = dateAt(now, regionOf(config.region).timeZone)
  const [list, appetite] = await Promise.all([industryList(), industryAppetite(config.region, today)])
  const wanted = withdrawn === 'true' ? list : list.filter((industry) => isOffered(industry, today))
  const found = searchIndustries(wanted, search.replaceAll('*', ' '))
  const hits = (dup === '1' ? found : withoutRepeats(found)).map(({ code, title, primaryIndustry, withdrawnOn }) => ({
    id: code,
    naicsCode: code,
    primaryIndustry,
    secondaryIndustry: title,
    ...(withdrawnOn !== undefined && { withdrawnOn }),
    ...appetite(code),
  }))
  const order = orderOf<(typeof sorts)[number] | 'none'>(sorts, sort, none)
  if (order.sort !== 'none') {
    const key = order.sort
    hits.sort((a, b) => (a[key] < b[key] ? -1 : a[key] > b[key] ? 1 : 0) * (order.descending ? -1 : 1))
  }
  return { content: hits.slice(page * size, (page + 1) * size), totalElements: hits.length, size, number: page }
})
