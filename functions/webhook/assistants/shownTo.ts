import type { Actor } from '#functions/_platform/auth/actor.ts'
import type { AssistantRequest } from '#shared/contracts/webhook/assistants.ts'
import { chartOfAccounts, type LedgerAccount } from '#shared/domain/ledger/chartOfAccounts.ts'
import { partyLines } from '#shared/domain/ledger/partyLines.ts'
import { mayAs, type Permission } from '#shared/permissions.ts'

const accounts = Object.keys(chartOfAccounts) as LedgerAccount[]
/** The accounts in which somebody who may not read the ledger sees what the insured owes, by their numbers. */
const owed: ReadonlySet<string> = new Set(
  partyLines(
    accounts.map((account) => ({ account, debit: 1, credit: 0 })),
    { kind: 'account', id: '', billed: false },
  ).map(({ account }) => chartOfAccounts[account].number),
)

interface ShownLine {
  readonly account: string
}
interface ShownPosting {
  readonly lines: readonly ShownLine[]
}
const isPostings = (name: string, value: unknown): value is readonly ShownPosting[] =>
  name === 'postings' && Array.isArray(value)

/** Any preview without what of the ledger is the provider's own. */
const withoutLedger = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutLedger)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => {
      if (name === 'isWholeLedger') return [name, false]
      if (!isPostings(name, each)) return [name, withoutLedger(each)]
      const shown = each.map((posting) => ({
        ...posting,
        lines: posting.lines.filter(({ account }) => owed.has(account)),
      }))
      return [name, shown.filter(({ lines }) => lines.length > 0)]
    }),
  )
}

/** Whether somebody may make the call of a request themselves. */
export const mayMake = ({ needed }: Pick<AssistantRequest, 'needed'>, actor: Actor): boolean =>
  needed.length === 0 || needed.some((each) => mayAs(actor, each as Permission))

/**
 * What somebody is told of a request: what comes of it is told to those who may do it themselves, since it was found out with
 * the reach of who asks; and of the ledger no more than they may read there.
 */
export const shownTo = (actor: Actor, { preview, ...request }: AssistantRequest): AssistantRequest => {
  if (preview === undefined || !mayMake(request, actor)) return request
  const answer = mayAs(actor, 'ledger:read')
    ? preview.answer
    : JSON.stringify(withoutLedger(JSON.parse(preview.answer)))
  return { ...request, preview: { ...preview, answer } }
}
