import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exampleOf } from '#cdk/openapi/exampleOf.ts'
import type { Actor } from '#functions/_platform/auth/actor.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { users } from '#functions/directory/store/users.ts'
import type { Operation } from '#shared/contract/operation.ts'
import * as contracts from '#shared/contracts/policy/index.ts'
import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import { createManuscript } from '#shared/contracts/quote/manuscripts.ts'
import { createRenewalQuote } from '#shared/contracts/quote/renewals.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { addDays, addMonths } from '#shared/domain/calendar/moveDate.ts'
import { AgencyId, EndorsementId, PolicyId, QuoteId } from '#shared/domain/ids/ids.ts'
import { type PolicyAction, policyLife } from '#shared/records/policy/policyLife.ts'
import { cast, castIds } from '#tests/cast/actors.ts'
import { aUser } from '#tests/support/aUser.ts'
import { actionsBy } from '#tests/support/inStatus.ts'
import { openPolicyDesk, type PolicyDesk } from '#tests/support/policyDesk.ts'
import { answered } from '#tests/support/quoteDesk.ts'
import { wholeNotice } from '#tests/support/wholeNotice.ts'
import { policies } from '../store/policies.ts'

let desk: PolicyDesk
beforeAll(async () => {
  desk = await openPolicyDesk()
  const { agentEmail: email } = broker
  await commit([users.create(aUser({ id: castIds.user(82), email, organizationId: named, ...noor, phone: '' }))])
})
afterAll(() => desk.close())

const named = AgencyId.parse(castIds.agency(2))
const noor = { firstName: 'Noor', lastName: 'Haddad' }
const broker = { agencyId: named, agentFirstName: 'Noor', agentLastName: 'Haddad', agentEmail: 'noor@agency2.example' }
const today = () => dateAt(new Date().toISOString(), 'America/Los_Angeles')
const underwriter: Actor = cast.underwriter
const as = (actor: Actor = underwriter) => desk.asPolicy(actor)
const at = ({ id }: Pick<PolicyRecord, 'id'>) => ({ params: { policyId: id } })

/** Every operation that the life of a policy names, of a policy's service and of a quote's; last what leaves a layer above it. */
const operations: readonly Operation[] = [
  ...Object.values<Operation>(contracts).filter(
    ({ name }) => name !== 'issueExcessPolicy' && actionsBy(policyLife, name).length > 0,
  ),
  createManuscript,
  createRenewalQuote,
  contracts.issueExcessPolicy,
]

const later = ({ effectiveDate }: PolicyRecord) => (effectiveDate > today() ? effectiveDate : today())

/** What answers again what it made of a policy before. */
const repeating = ['generatePolicyFromBinder']
/** What underwriters and agents do to the quote that a binder came of. */
const elsewhere = ['generatePolicy', 'rescind']

/** What is said to an operation where what any example says would be refused for itself. */
const said = (policy: PolicyRecord): Readonly<Record<string, { readonly query?: object; readonly body?: object }>> => {
  const holder = {
    organizationName: 'Portland Holdings',
    address1: '1 Quay Street',
    city: 'Portland',
    state: 'OR',
    zip: '97201',
  }
  const certificate = { policyId: policy.id, docType: 'Certificate', ...holder }
  const reason = { reason: 'Issued in error' }
  const revision = policy.transactions.findLast(({ kind }) => kind !== 'CANCELLATION')?.revision ?? 1
  return {
    cancelPolicy: { body: { reason: 'Insured elsewhere', effectiveDate: addDays(later(policy), 1) } },
    changeBrokerOfRecord: { body: { ...broker, signedOn: today() } },
    createCertificate: { body: certificate },
    emailCertificate: { query: { productType: policy.productType }, body: certificate },
    createManuscript: { body: { policyId: policy.id, title: 'A clause', text: 'Nothing of it.', effect: 'CLARIFIES' } },
    createRenewalQuote: { body: {} },
    flatCancelPolicy: { body: reason },
    issueErp: { body: { option: 'ONE_YEAR' } },
    issueExcessPolicy: {
      body: {
        policyId: policy.id,
        limit: 1_000_000,
        attachmentPoint: (policy.excess?.attachmentPoint ?? 0) + policy.limit,
      },
    },
    optOutRenewals: { body: { policyIds: [policy.id], reason: 'Insured elsewhere' } },
    previewEndorsement: { body: { effectiveDate: later(policy), limit: 2_000_000 } },
    previewRevert: { query: { revision } },
    previewBrokerChange: { query: {} },
    previewReinstatement: { query: { kind: 'WITHOUT_LAPSE' } },
    proposeRescission: { body: { reason: 'Three breaches were not told' } },
    reinstatePolicy: { body: { kind: 'WITH_LAPSE', reason: 'They asked.' } },
    revertPolicyRevision: { body: { revision, note: 'It was wrong.' } },
    setAutoRenewal: { body: { wanted: true, instructedBy: 'Ida Moreau' } },
    updateNonPremium: { body: { name: 'Moreau Ltd' } },
    voidPolicy: { body: { reason: 'Misrepresentation', note: 'No backups' } },
  }
}

/** A policy that begins so many days from today, for a year. */
const beginning = async (days: number, more: object = {}) => {
  const effectiveDate = addDays(today(), days)
  const term = { effectiveDate, endDate: addMonths(effectiveDate, 12) }
  return desk.aPolicy({ accountId: await desk.quotes.anAccount(), ...term, ...more })
}
const putAs = async (policy: PolicyRecord, more: Partial<PolicyRecord> = {}): Promise<PolicyRecord> => {
  const before = await policies.require(policy.id)
  await commit([policies.update(before, { ...policy, ...more })])
  return policies.require(policy.id)
}
const running = async (days = -40) => putAs(await beginning(days), { status: 'IN FORCE' })
const paid = async (policy: PolicyRecord) => {
  answered(await desk.record(policy, await desk.pay(policy)))
  await desk.deliver()
  return desk.read(policy.id)
}
const does = async (policy: PolicyRecord, operation: Operation, more: object = {}) => {
  answered(await as()(operation as never, { ...at(policy), ...said(policy)[operation.name], ...more } as never))
  return desk.read(policy.id)
}

const claimOn = async ({ accountId, id: policyId }: PolicyRecord) => {
  const notice = { ...wholeNotice, lossDate: today(), isFiled: true, accountId, policyId }
  answered(await as(cast.producer)(contracts.createClaim, { body: notice as never }))
}

const states: Readonly<Record<string, () => Promise<PolicyRecord>>> = {
  'one that has ended': async () => putAs(await paid(await running(-380)), { status: 'EXPIRED' }),
  'one whose reporting is extended': async () =>
    does(await putAs(await paid(await running(-380)), { status: 'EXPIRED' }), contracts.issueErp),
  'one that is cancelled': async () => does(await paid(await running()), contracts.cancelPolicy),
  'one that ended long ago': async () => putAs(await running(-460), { status: 'EXPIRED' }),
  'one that was renewed': async () => putAs(await running(-380), { status: 'RENEWED' }),
  'a binder': () => desk.aBinder(),
  'a binder whose issue was asked for': async () =>
    putAs(await desk.aBinder(), { issueRequestedAt: new Date().toISOString() }),
  'a policy that has not begun': () => beginning(20),
  'one that runs': () => running(),
  'one whose details were changed': async () => does(await running(), contracts.updateNonPremium),
  'one whose details were changed and taken back': async () =>
    does(await does(await running(), contracts.updateNonPremium), contracts.revertPolicyRevision),
  'one whose broker another letter names': async () => does(await running(), contracts.changeBrokerOfRecord),
  'one whose rescission somebody proposed': async () => {
    const policy = await running()
    answered(await as(cast.superAdmin)(contracts.proposeRescission, { ...at(policy), body: { reason: 'Not so.' } }))
    return desk.read(policy.id)
  },
  'one whose rescission they proposed themselves': async () => does(await running(), contracts.proposeRescission),
  'one under which a claim was made': async () => {
    const policy = await running(-5)
    await claimOn(policy)
    return policy
  },
  'one whose renewal the insurer refuses': async () =>
    does(await running(-300), contracts.createRenewalOptOut, {
      body: { reason: 'NOT_RENEWED', note: 'Three losses in the term' },
    }),
  'one that is renewed': async () =>
    putAs(await running(-330), { renewedByPolicyId: PolicyId.parse('pol_01JH0000000000000000000P98') }),
  'one whose cancellation is asked for': async () => {
    const policy = await running()
    answered(
      await as(cast.producer)(contracts.cancelPolicy, {
        ...at(policy),
        body: { reason: 'Insured elsewhere', effectiveDate: addDays(today(), 10) },
      }),
    )
    return desk.read(policy.id)
  },
  'one that will be cancelled': async () =>
    does(await running(), contracts.cancelPolicy, {
      body: { reason: 'Insured elsewhere', effectiveDate: addDays(today(), 10) },
    }),
  'one that was cancelled long ago': async () => {
    const policy = await does(await running(-200), contracts.cancelPolicy)
    const { cancellation, transactions } = policy
    const day = addDays(today(), -100)
    const long = { known: `${day}T12:00:00.000Z` as const, effectiveDate: day, endsOn: day }
    return putAs(policy, {
      ...(cancellation && { cancellation: { ...cancellation, effectiveDate: day } }),
      transactions: transactions.map((each) => (each.kind === 'CANCELLATION' ? { ...each, ...long } : each)),
    })
  },
  'one that is cancelled as of its first day': async () => does(await running(-5), contracts.flatCancelPolicy),
  'one that may be paid to be back': async () => {
    const policy = await does(await running(), contracts.cancelPolicy)
    const cancellation = policy.cancellation && { ...policy.cancellation, reason: 'Premium not paid' }
    return putAs(policy, { status: 'IN REINSTATEMENT PERIOD', cancellation })
  },
  'one that is void': async () => does(await running(-5), contracts.voidPolicy),
  'an excess layer': async () => {
    const ground = await beginning(0)
    const { id } = answered(
      await as()(contracts.issueExcessPolicy, { body: said(ground).issueExcessPolicy?.body } as never),
    ) as { id: string }
    await desk.issue(await desk.read(id))
    return desk.read(id)
  },
}

/** What an operation of somebody's makes of a policy, which stands again as it did afterwards: nothing, or what it is refused with. */
const refusalOf = async (policy: PolicyRecord, operation: Operation, actor: Actor): Promise<string | undefined> => {
  const names = {
    account: policy.accountId,
    agency: policy.agencyId,
    document: 'doc_01JH0000000000000000000D01',
    endorsement: EndorsementId.parse('end_01JH0000000000000000000E01'),
    policy: policy.id,
    quote: policy.quoteId ?? QuoteId.parse('quo_01JH0000000000000000000Q01'),
    email: '',
    policyNumber: policy.policyNumber,
    role: actor.role,
  } as const
  const { input } = exampleOf(operation, names)
  const send = operation.service === 'quote' ? desk.quotes.as(actor) : as(actor)
  const answer = await send(operation as never, { ...input, ...said(policy)[operation.name] } as never)
  await putAs(policy)
  if (!answer.ok) return answer.problem.code
  const [failed] =
    (answer.value as { readonly failed?: readonly { readonly detail: string }[] } | undefined)?.failed ?? []
  return failed?.detail
}

/** How what somebody is offered of a policy disagrees with what they are refused. */
const disagreements = async (policy: PolicyRecord, actor: Actor) => {
  const { allowedActions } = answered(await as(actor)(contracts.getPolicy, { ...at(policy), query: {} }))
  const done: Operation[] = []
  for (const operation of operations)
    if ((await refusalOf(policy, operation, actor)) === undefined) done.push(operation)
  const actionsOf = ({ name }: Operation) => actionsBy(policyLife, name)
  return {
    'offered, and refused': allowedActions.filter(
      (action) => !elsewhere.includes(action) && !done.some((each) => actionsOf(each).includes(action as PolicyAction)),
    ),
    'not offered, and done': done
      .filter(
        (each) => !repeating.includes(each.name) && !actionsOf(each).some((action) => allowedActions.includes(action)),
      )
      .map(({ name }) => name),
  }
}
const agreement = { 'offered, and refused': [], 'not offered, and done': [] }

describe('what is offered of a policy is done, and what is not is refused, of', () => {
  it.each(Object.entries(states))('%s', async (_, state) => {
    const policy = await state()
    expect(await disagreements(policy, underwriter)).toEqual(agreement)
    expect(await disagreements(policy, cast.producer)).toEqual(agreement)
  })
})
