import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { getPaperDays as contract, type PaperTransaction } from '#shared/contracts/billing/paperDays.ts'
import { paperDays } from '#shared/domain/policy/paperDays.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { mostInFile } from '../books/pageOfBook.ts'
import { pageOfPaper, paperSpanOf } from './paperSpan.ts'

const readAtOnce = 500

/** How much was done on each day of a span: as much is read as was done on it. */
export const getPaperDays = implement(contract)(async ({ query, actor, now, fail }) => {
  const span = await paperSpanOf(query, { actor, now })
  const rows: PaperTransaction[] = []
  let after: string | undefined
  do {
    const page = await pageOfPaper(span, { size: readAtOnce, after })
    rows.push(...page.rows)
    if (rows.length > mostInFile) return fail('billing.bookTooLong', { data: { most: mostInFile } })
    after = page.nextToken
  } while (after !== undefined)
  const { carrier, from, to } = span
  const { currency } = regionOf(config.region)
  const days = paperDays(rows).map((each) => ({ ...each, deeds: { ...each.deeds } }))
  return { carrierId: carrier.id, carrierName: carrier.name, currency, from, to, days }
})
