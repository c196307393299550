import type { Actor } from '#functions/_platform/auth/actor.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import type { Stored, Write } from '#functions/_platform/storage/record.ts'
import {
  type AccountRecord,
  accountChange,
  chooseTeams,
  mustAllowAccount,
  withHolder,
} from '#functions/account/public.ts'
import type { Agency, AgentOfAgency } from '#functions/directory/public.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { DomainEvent } from '#shared/events/events.ts'

interface Move {
  readonly account: Stored<AccountRecord>
  /** As it is said to be from now on, besides whose it is. */
  readonly changed?: AccountRecord
  readonly agency: Agency
  readonly agent: AgentOfAgency
  /** Whether it goes from the agency that has it, with the quotes that may still be bound. */
  readonly linked: boolean
  readonly actor: Actor
  readonly now: Instant
}

/**
 * What gives an account to an agency, in its default team. What is bound keeps who sold it, so nobody goes with a policy in
 * force (decision: link-moves-quotes).
 * @throws account.hasAgency, account.hasPolicy, account.notAllowed
 */
export const moveClient = async ({ account, changed = account, agency, agent, linked, actor, now }: Move) => {
  mustAllowAccount(account, 'joinAgency', actor)
  if (!linked && account.agencyId !== undefined && account.agencyId !== agency.id)
    fail('account.hasAgency', { data: { agency: account.agencyName ?? 'Another agency' } })
  // The teams are the agency's to choose, not those of who gives it the account.
  const { teams = [], writes = [] } =
    account.agencyId === agency.id
      ? { teams: account.teams }
      : await chooseTeams({ ...actor, realm: 'ACCOUNT' }, agency.id, [])
  const holder = { agencyId: agency.id, agencyName: agency.name, ...agent, teams: [...teams] }
  const next = await withHolder(changed, holder, now)
  return {
    writes: [accountChange(account, next), ...writes] satisfies Write[],
    events: [
      { name: 'account.handedOver', detail: { accountId: account.id, agent: true, ...(linked && { linked }) } },
    ] satisfies DomainEvent[],
  }
}
