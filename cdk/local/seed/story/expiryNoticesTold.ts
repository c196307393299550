import { config } from '#functions/_platform/config/config.ts'
import type { Step } from '#functions/_platform/storage/rowsOfBook.ts'
import { policies } from '#functions/policy/store/policies.ts'
import { renewalWrite } from '#functions/policy/store/renewals.ts'
import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { noticeOfExpiryFrom } from '#shared/domain/policy/noticeOfExpiry.ts'
import type { Chronicle } from './chronicle.ts'
import { ownDeed } from './companyTold.ts'

/** Tells of the notice that each policy had which ended with its term, or soon does, where the region asks for one. */
export const expiryNoticesTold = (chronicle: Chronicle, steps: readonly Step[], today: CalendarDate): void => {
  const last = new Map(
    steps.flatMap(({ definition, state }) =>
      definition.kind === policies.definition.kind ? [[state.id, state as PolicyRecord] as const] : [],
    ),
  )
  for (const { id, status, expirationDate, renewedByPolicyId } of last.values()) {
    const on = noticeOfExpiryFrom(expirationDate, { region: config.region })
    const isEnding = (status === 'IN FORCE' || status === 'EXPIRED') && renewedByPolicyId === undefined
    if (!isEnding || on === undefined || on > today) continue
    const told = renewalWrite(id, undefined, { noticed: { on, mayRenew: true } })
    chronicle.tell(told, ownDeed('followRenewals', `${on}T09:00:00.000Z`))
  }
}
