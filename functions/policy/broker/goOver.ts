import type { Chunk } from '#functions/_platform/jobs/defineJob.ts'
import { Problem } from '#functions/_platform/problems/problem.ts'
import { retryStale } from '#functions/_platform/storage/retryStale.ts'
import { type AgencyRecord, agentOfAgency, contactAsAgent } from '#functions/directory/public.ts'
import type { BrokerChange } from '#shared/contracts/policy/brokerChange.ts'
import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { addDays } from '#shared/domain/calendar/moveDate.ts'
import { AgencyId } from '#shared/domain/ids/ids.ts'
import { can } from '#shared/records/life.ts'
import { policyLife } from '#shared/records/policy/policyLife.ts'
import { policies } from '../store/policies.ts'
import { bindersGroup, policiesGroup } from '../store/policyGroups.ts'
import { brokerOf } from './brokerOf.ts'
import { transferBroker } from './transferBroker.ts'

/** Policies that are looked at together; each has a commit of its own. */
const together = 4

interface GoingOver {
  /** The agency that goes into another. */
  readonly from: string
  readonly to: AgencyRecord
  /** The user who has it done. */
  readonly by: string
}

/** Today where the insured is, and within the term: cover that is still to begin is the next broker's from its first day. */
const dayOf = ({ effectiveDate, expirationDate, timeZone }: PolicyRecord, now: Instant): CalendarDate => {
  const [today, last] = [dateAt(now, timeZone), addDays(expirationDate, -1)]
  if (today < effectiveDate) return effectiveDate
  return today > last ? last : today
}

/** Whoever sold it, where they work in the next agency, else whom that is reached by. */
const agentIn = async (to: AgencyRecord, { agentEmail }: PolicyRecord) => {
  const found = agentEmail === undefined ? undefined : await agentOfAgency(to, agentEmail)
  const { agentId: _, ...agent } = found ?? contactAsAgent(to)
  return agent
}

/** Why a policy has stayed, as a note of the job; undefined where it went over, or stays as what is over. */
const goOver = async (policyId: string, { from, to, by }: GoingOver, now: Instant): Promise<string | undefined> => {
  const policy = await policies.byId(policyId)
  if (policy?.agencyId !== from) return undefined
  if (policy.status === 'BOUND') return `${policy.policyNumber} is a binder still, and has stayed.`
  if (!can(policyLife, policy.status, 'transferBroker')) return undefined
  // The insured has named somebody: their word counts.
  if (policy.brokerChange?.status === 'PENDING')
    return `${policy.policyNumber}: its insured has named ${policy.brokerChange.to.agencyName}, who has it from its day on.`
  const effectiveDate = dayOf(policy, now)
  const change: BrokerChange = {
    status: 'CHANGED',
    from: brokerOf(policy),
    to: { agencyId: AgencyId.parse(to.id), agencyName: to.name, ...(await agentIn(to, policy)) },
    signedOn: dateAt(now, policy.timeZone),
    receivedAt: now,
    receivedBy: by,
    objectUntil: dateAt(now, policy.timeZone),
    effectiveDate,
  }
  await transferBroker(policy, change, now)
  return undefined
}

/**
 * Has the next binders and policies of an agency that goes into another go over, as by a broker-of-record letter (rule:
 * broker-of-record): bill, and commission of the days that are left. What is over stays; met twice, one has gone.
 */
export const policiesGoOver = async (
  going: GoingOver,
  { after, now }: { readonly after: string | undefined; readonly now: Instant },
): Promise<Chunk> => {
  const group = [bindersGroup, policiesGroup]
  const { ids, cursor } = await policies.walk({ scope: `agency:${going.from}`, group, size: together, after })
  const notes: string[] = []
  for (const { id } of ids) {
    try {
      const note = await retryStale(() => goOver(id, going, now))
      if (note !== undefined) notes.push(note)
    } catch (error) {
      if (!(error instanceof Problem) || error.code === 'conflict.stale' || error.code.startsWith('server.'))
        throw error
      notes.push(`${id} has stayed: ${error.message}`)
    }
  }
  return { done: ids.length, notes, ...(cursor !== undefined && { cursor }) }
}
