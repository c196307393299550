import { implement } from '#functions/_platform/http/implement.ts'
import { listTaxReturns as contract } from '#shared/contracts/billing/taxes.ts'
import { everyReturn, readTaxes } from './taxStanding.ts'

/** What is open by the day it is due, then what was filed, the last first. */
export const listTaxReturns = implement(contract)(async ({ now }) => {
  const standing = await readTaxes(now)
  const all = everyReturn(standing)
  const byDay = (a: (typeof all)[number], b: (typeof all)[number]) =>
    a.dueOn.localeCompare(b.dueOn) || a.name.localeCompare(b.name)
  const closedThrough = standing.stored?.closedThrough
  return {
    returns: [
      ...all.filter(({ status }) => status === 'OPEN').toSorted(byDay),
      ...all.filter(({ status }) => status !== 'OPEN').toSorted((a, b) => byDay(b, a)),
    ],
    ...(closedThrough !== undefined && { closedThrough }),
  }
})
