import type { Step } from '#functions/_platform/storage/rowsOfBook.ts'
import type { AccountRecord } from '#functions/account/store/account.ts'
import { accounts } from '#functions/account/store/accounts.ts'
import { knownCompanies, knownUnder } from '#functions/account/store/knownCompanies.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { byItself, type Chronicle } from './chronicle.ts'

/** Tells under what the companies of all accounts are known. */
export const companiesTold = (chronicle: Chronicle, steps: readonly Step[], at: Instant): void => {
  const known = new Map<string, Set<string>>()
  for (const { definition, state } of steps) {
    if (definition.kind !== accounts.definition.kind) continue
    for (const id of knownUnder(state as AccountRecord)) known.set(id, (known.get(id) ?? new Set()).add(state.id))
  }
  for (const [id, accountIds] of known)
    chronicle.tell(knownCompanies.create({ id, accountIds: [...accountIds] }), {
      at,
      operation: 'createAccount',
      by: byItself,
    })
}
