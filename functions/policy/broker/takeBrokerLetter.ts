import type { Actor } from '#functions/_platform/auth/actor.ts'
import { looksAfter } from '#functions/_platform/auth/relation.ts'
import { config } from '#functions/_platform/config/config.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import type { Write } from '#functions/_platform/storage/record.ts'
import { agencyById, contactAsAgent, requireAgentOfAgency } from '#functions/directory/public.ts'
import type { BodyOf, ResponseOf } from '#shared/contract/operation.ts'
import type { BrokerChange } from '#shared/contracts/policy/brokerChange.ts'
import type { changeBrokerOfRecord } from '#shared/contracts/policy/brokerOfRecord.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { objectionEndsOn, outranks } from '#shared/domain/policy/brokerOfRecord.ts'
import { readPhone } from '#shared/regions/phone.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { savePolicy } from '../lifecycle/savePolicy.ts'
import type { StoredPolicy } from '../store/policies.ts'
import { brokerDay } from './brokerDay.ts'
import { brokerOf } from './brokerOf.ts'
import { businessDaysOf } from './businessDaysOf.ts'

type Letter = BodyOf<typeof changeBrokerOfRecord>

const phoneOf = (typed: string | undefined): string | undefined => {
  const reading = typed === undefined ? undefined : readPhone(regionOf(config.region), typed)
  if (reading === undefined) return undefined
  return reading.ok
    ? reading.phone.digits
    : fail('account.invalidDetails', { errors: [{ path: ['agentPhone'], detail: reading.message }] })
}

/** The agency that a letter names with its agent, who is somebody of it: by itself whom the agency is reached by. */
const named = async (letter: Letter, actor: Actor): Promise<BrokerChange['to']> => {
  const agency = await agencyById(letter.agencyId)
  if (agency === undefined || !looksAfter(actor, agency.id)) return fail('agency.notFound')
  const phone = phoneOf(letter.agentPhone)
  const { agentId: _, ...agent } =
    letter.agentEmail === undefined ? contactAsAgent(agency) : await requireAgentOfAgency(agency, letter.agentEmail)
  return { agencyId: letter.agencyId, agencyName: agency.name, ...agent, ...(phone && { agentPhone: phone }) }
}

interface Taking {
  readonly actor: Actor
  readonly now: Instant
  /** What becomes of the letter's file. */
  readonly writes: readonly Write[]
}

/**
 * The provider's people take a letter down; an agency's may bring the one that keeps the policy theirs. Whoever is named
 * waits until the days to object are over; meanwhile the insured's newest word counts.
 */
export const takeBrokerLetter = async (
  policy: StoredPolicy,
  body: Letter,
  { actor, now, writes }: Taking,
): Promise<ResponseOf<typeof changeBrokerOfRecord>> => {
  const waiting = policy.brokerChange?.status === 'PENDING' ? policy.brokerChange : undefined
  const keeps = body.agencyId === policy.agencyId
  if (!keeps && actor.accountType !== 'COWBELL') fail('policy.brokerByStaff')
  if (keeps && waiting === undefined) fail('policy.nothingChanges')
  const today = dateAt(now, policy.timeZone)
  if (body.signedOn > today)
    fail('account.invalidDetails', { errors: [{ path: ['signedOn'], detail: 'The letter is signed already.' }] })
  if (waiting !== undefined && !outranks(body, { ...waiting, agencyId: waiting.to.agencyId }, policy))
    fail('policy.brokerLetterOlder', { data: { signedOn: waiting.signedOn } })
  const letter = {
    signedOn: body.signedOn,
    letterId: body.letterId,
    receivedAt: now,
    receivedBy: actor.userId,
  }
  const change: BrokerChange =
    keeps && waiting !== undefined
      ? { ...waiting, ...letter, status: 'KEPT' }
      : {
          status: 'PENDING',
          from: brokerOf(policy),
          to: await named(body, actor),
          ...letter,
          objectUntil: objectionEndsOn(today, businessDaysOf(policy)),
          effectiveDate: brokerDay(policy, { asked: body.effectiveDate, today }),
        }
  await savePolicy(
    policy,
    { ...policy, brokerChange: change, lastUpdated: now },
    {
      writes,
      events: [{ name: 'policy.brokerNoticed', detail: { policyId: policy.id, noticeId: `${change.status}|${now}` } }],
    },
  )
  return { id: policy.id, agencyId: policy.agencyId, change }
}
