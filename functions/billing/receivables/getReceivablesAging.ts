import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { bookDate } from '#functions/ledger/postings/bookDate.ts'
import { agencyGroups, type InvoiceRow, invoices } from '#functions/ledger/store/invoices.ts'
import { getReceivablesAging as contract } from '#shared/contracts/billing/receivables.ts'
import { ageOf, ages } from '#shared/domain/ledger/ages.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { lateOn, receivableLists } from './receivableRows.ts'

const pageSize = 500
/** Reads stop here, and it is told: what is later than this is the youngest of what is late. */
const mostPages = 40

/** The rows of a list that were due before a day, the oldest first, told one by one; answers whether they were all. */
const eachLate = async (
  { scopes, group }: { readonly scopes: readonly string[]; readonly group: string },
  today: string,
  add: (row: InvoiceRow) => void,
): Promise<boolean> => {
  let after: string | undefined
  for (let pages = 0; pages < mostPages; pages += 1) {
    const page = await invoices.list({ scopes, group, sort: 'dueDate', size: pageSize, after })
    for (const row of page.hits) if (row.dueDate < today) add(row)
    after = page.hits.every(({ dueDate }) => dueDate < today) ? page.nextToken : undefined
    if (after === undefined) return true
  }
  return false
}

/** What is late is a small part of what is open, and is read as far as it goes. */
export const getReceivablesAging = implement(contract)(async ({ actor, now }) => {
  const today = bookDate(now)
  const { scopes, groups } = receivableLists(actor)
  const sums = new Map(ages.map((age) => [age, { age, invoices: 0, amount: 0 }]))
  const wholes = await Promise.all(
    (scopes.length === 0 ? [] : groups).map((group) =>
      eachLate({ scopes, group }, today, (row) => {
        const age = ageOf({ dueDate: row.dueDate, today })
        const sum = age && sums.get(age)
        if (sum === undefined) return
        sum.invoices += 1
        sum.amount += lateOn(row, { isAgencys: group === agencyGroups.OPEN, today })
      }),
    ),
  )
  return {
    currency: regionOf(config.region).currency,
    asOf: now,
    isPart: wholes.includes(false),
    ages: [...sums.values()],
  }
})
