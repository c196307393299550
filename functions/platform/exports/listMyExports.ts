import { implement } from '#functions/_platform/http/implement.ts'
import { listMyExports as contract } from '#shared/contracts/platform/exports.ts'
import { exportsOf, listExports, shownExports } from '../store/listExports.ts'

export const listMyExports = implement(contract)(async ({ actor, now }) => {
  const rows = await listExports.every({ scopes: [exportsOf(actor)] })
  const own = await listExports.byIds(rows.map(({ id }) => id))
  return shownExports(
    own.toSorted((a, b) => (a.created < b.created ? 1 : -1)),
    now,
  )
})
