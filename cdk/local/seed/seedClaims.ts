import { getAccount } from '#shared/contracts/account/accounts.ts'
import { searchPersonaRecords } from '#shared/contracts/account/personas.ts'
import { createVendor, listVendorPanel } from '#shared/contracts/account/vendors.ts'
import type { ClaimFile } from '#shared/contracts/claims/claimFile.ts'
import { searchClaims } from '#shared/contracts/claims/claims.ts'
import * as desk from '#shared/contracts/claims/desk.ts'
import { createClaimDiary, listClaimDiaries } from '#shared/contracts/claims/diaries.ts'
import * as money from '#shared/contracts/claims/money.ts'
import { createClaimNote } from '#shared/contracts/claims/notes.ts'
import { listPolicyForms } from '#shared/contracts/docs/forms.ts'
import { createClaim } from '#shared/contracts/policy/claims.ts'
import type { PolicySummary } from '#shared/contracts/policy/policy.ts'
import { searchPolicies } from '#shared/contracts/policy/search.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { addDays } from '#shared/domain/calendar/moveDate.ts'
import { mustQuote } from '#shared/domain/claims/reliedOn.ts'
import { coverageId } from '#shared/domain/coverage/coverageId.ts'
import { AccountId, type ClaimId, PersonaId, PolicyId } from '#shared/domain/ids/ids.ts'
import { quotableClauses } from '#shared/domain/policy/wording/quotableClauses.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import type { RegionClient } from '../journey/client.ts'
import { patience } from '../journey/until.ts'
import type { Platform } from '../platform.ts'
import { insuredOf } from './book.ts'
import { people } from './cast.ts'
import { type ClaimTold, claimsTold, panelOf, reportersTold } from './claimsCast.ts'
import { dayIn } from './dayIn.ts'
import { invite } from './seedPeople.ts'
import { signInAs } from './signInAs.ts'
import { vendorOf } from './vendorCast.ts'

/** Who works on the claims of a region: the desk, and who approves beside it. */
interface Desk {
  readonly agent: RegionClient
  readonly head: RegionClient
  readonly second: RegionClient
  readonly today: CalendarDate
}

/** Takes the vendors into the panel, with their organizations where there are such, and invites who works for one of them. */
const seedPanel = async ({ head, second }: Desk): Promise<void> => {
  const known = await head.call(listVendorPanel, { query: {} })
  const { content } = await head.call(searchPersonaRecords, { params: { type: 'vendor' }, query: { size: 100 } })
  const organizations = new Map(content.map(({ id, name }) => [name, PersonaId.parse(id)]))
  for (const vendor of panelOf(head.region)) {
    if (known.some(({ name }) => name === vendor.name)) continue
    const organizationId = organizations.get(vendor.name)
    await head.call(createVendor, { body: { ...vendor, ...(organizationId && { organizationId }) } })
  }
  const { organization, responder } = vendorOf(head.region)
  await invite(second, responder, organizations.get(organization))
}

/** Brings in the vendors that a claim needs, as the panel has them. */
const retain = async ({ head }: Desk, file: ClaimFile, { retained = [], asked }: ClaimTold): Promise<void> => {
  if (file.vendors.length > 0 || retained.length === 0) return
  const panel = await head.call(listVendorPanel, { query: {} })
  for (const subcategory of [...retained, ...(asked === undefined ? [] : [asked])]) {
    const vendor = panel.find(({ subcategories }) => subcategories.includes(subcategory))
    if (vendor === undefined) continue
    const body = { vendorId: vendor.vendorId, subcategory, scope: 'First response, and what follows from it.' }
    await head.call(desk.assignClaimVendor, { params: { claimId: file.id }, body })
    if (subcategory === asked) continue
    const { vendorId } = vendor
    const answer = { subcategory, accepts: true }
    await head.call(desk.answerClaimVendor, { params: { claimId: file.id, vendorId }, body: answer })
  }
}

/** Sets the vendor whose people sign in what it is to do, where it is brought in and has nothing to do yet. */
const setVendor = async ({ head, today }: Desk, claimId: ClaimId, { vendorDiary }: ClaimTold): Promise<void> => {
  if (vendorDiary === undefined) return
  const [title, inDays] = vendorDiary
  const panel = await head.call(listVendorPanel, { query: {} })
  const vendor = panel.find(({ name }) => name === vendorOf(head.region).organization)
  const known = await head.call(listClaimDiaries, { query: { claimId } })
  if (vendor === undefined || known.some(({ vendorId }) => vendorId === vendor.vendorId)) return
  const body = { claimId, title, dueDate: addDays(today, inDays), vendorId: vendor.vendorId }
  await head.call(createClaimDiary, { body })
}

/** Notes what is to be done and what was found. */
const write = async ({ head, today }: Desk, { id: claimId, diaryDue }: ClaimFile, told: ClaimTold): Promise<void> => {
  if (told.diary === undefined || diaryDue !== undefined) return
  const [title, inDays] = told.diary
  if (told.note !== undefined)
    await head.call(createClaimNote, {
      body: { claimId, noteType: 'INVESTIGATION', text: told.note, privileged: false },
    })
  await head.call(createClaimDiary, { body: { claimId, title, dueDate: addDays(today, inDays) } })
}

/** The coverage that a claim is of, or another that answers where the policy is without it; those that wait answer outages. */
const coverageOf = ({ cover }: ClaimFile, { coverage = 'LIABILITY' }: ClaimTold) => {
  const answering = cover.coverages.filter(({ answers, left, waitingHours }) => answers && left > 0 && !waitingHours)
  return answering.find((each) => each.coverageId === coverageId(coverage)) ?? answering[0]
}

/** Asks for the payment, approves it by other eyes and enters it, as far as it has come. */
const pay = async ({ head, second }: Desk, before: ClaimFile, told: ClaimTold): Promise<ClaimFile> => {
  const { payment } = told
  const coverage = coverageOf(before, told)
  if (payment === undefined || coverage === undefined) return before
  const params = { claimId: before.id }
  let file = before
  if (file.payments.length === 0)
    file = await head.call(money.requestClaimPayment, {
      params,
      body: {
        kind: 'INDEMNITY',
        coverageId: coverage.coverageId,
        amount: coverage.retentionLeft + Math.min(payment.beyond * 100, coverage.left),
        payee: payment.ransomTo === undefined ? file.companyName : 'Bitline Settlement Services',
        memo: payment.ransomTo === undefined ? 'As presented and adjusted.' : 'Ransom, as negotiated.',
        isRansom: payment.ransomTo !== undefined,
        ...(payment.ransomTo !== undefined && { threatActor: payment.ransomTo }),
      },
    })
  const [asked] = file.payments
  if (asked === undefined) return file
  const of = { params: { ...params, paymentId: asked.id } }
  if (asked.status === 'REQUESTED' && asked.approvals.length === 0)
    file = await second.call(money.approveClaimPayment, { ...of, body: { amount: asked.paid } })
  if (payment.fate === 'PAID' && file.payments[0]?.status === 'APPROVED')
    file = await head.call(money.payClaimPayment, {
      ...of,
      body: { paymentMethod: 'Wire', reference: `W-${file.claimNumber ?? file.id}`, paidOn: dayIn(head.region) },
    })
  return file
}

/** Settles, closes and opens a claim again, as far as it has come. */
const end = async (at: Desk, before: ClaimFile, { status, recovered }: ClaimTold): Promise<void> => {
  const params = { claimId: before.id }
  const { head, today } = at
  const isPaid = before.payments.some((payment) => payment.status === 'PAID')
  if (recovered !== undefined && isPaid && before.recoveries.length === 0)
    await head.call(money.recordClaimRecovery, {
      params,
      body: {
        amount: Math.min(recovered * 100, before.paid),
        from: 'The host of the shop',
        reference: 'Contribution agreed',
        receivedOn: today,
      },
    })
  if (status === 'SETTLED' && before.status === 'RESERVED')
    await head.call(desk.settleClaim, { params, body: { reason: 'Agreed with the claimant.' } })
  if ((status === 'CLOSED' || status === 'REOPENED') && before.status === 'RESERVED')
    await head.call(desk.closeClaim, { params, body: { reason: 'Paid in full.' } })
  if (status === 'REOPENED' && before.status !== 'REOPENED')
    await head.call(desk.reopenClaim, { params, body: { reason: 'A second bill has come.' } })
}

/** Takes a filed claim from wherever an interrupted start has left it to where it has come. */
const work = async (at: Desk, claimId: ClaimId, told: ClaimTold): Promise<void> => {
  const { head } = at
  const params = { claimId }
  let file: ClaimFile = await head.call(desk.getClaimFile, { params })
  if (told.status === 'FILED') return
  if (file.adjuster === undefined) file = await head.call(desk.assignClaim, { params, body: { adjusterId: 'me' } })
  await retain(at, file, told)
  await write(at, file, told)
  await setVendor(at, claimId, told)
  const { position, reserve } = told
  if (position === undefined || file.cover.policyId === undefined) return
  if (file.positions.length === 0)
    file = await head.call(desk.setClaimPosition, {
      params,
      body: {
        position,
        letter: letters[position],
        ...(mustQuote(position) && { provisions: await reliedOn(at, file.cover.policyId) }),
      },
    })
  const coverage = coverageOf(file, told)
  if (reserve === undefined || coverage === undefined) return
  if (file.reserves.length === 0)
    file = await head.call(money.setClaimReserve, {
      params,
      body: {
        kind: 'INDEMNITY',
        coverageId: coverage.coverageId,
        amount: reserve * 100,
        reason: 'First estimate, by what is known of the loss.',
      },
    })
  await end(at, await pay(at, file, told), told)
}

/** The provision that a position relies on: the first clause of the policy's own form. */
const reliedOn = async ({ head }: Desk, policyId: string) => {
  const of = { params: { policyId: PolicyId.parse(policyId) } }
  const { forms } = await head.call(listPolicyForms, { ...of, query: {} })
  const form = forms.find(({ hasWording }) => hasWording)
  if (form === undefined) throw new Error('The policy has no form.')
  const read = await head.call(listPolicyForms, { ...of, query: { formId: form.id } })
  const [clause] = quotableClauses(read.forms[0]?.wording ?? '')
  if (clause === undefined) throw new Error(`${form.formNumber} says nothing.`)
  const { formNumber, edition, name: formName } = form
  return [{ formNumber, edition, formName, ...clause }]
}

const letters = {
  ACCEPTED: 'The policy answers for this event. We bear what is due beyond what you bear yourself.',
  DENIED: 'The policy does not answer for this event.',
  RESERVATION_OF_RIGHTS:
    'We help with the response while we look into whether the policy answers, and reserve our rights.',
  UNDER_REVIEW: 'We look into it.',
} as const

interface Policy extends Pick<PolicySummary, 'accountId' | 'effectiveDate' | 'id'> {}

/** Brings the notice of a claim, as the agent of the company does. */
const bring = async (at: Desk, policy: Policy, told: ClaimTold, reporter: string): Promise<ClaimId> => {
  const account = await at.agent.call(getAccount, { params: { accountId: AccountId.parse(policy.accountId) } })
  const happened = addDays(dayIn(at.agent.region, account.state), -told.daysAgo)
  const [first = '', last = ''] = reporter.toLowerCase().split(' ')
  const { id } = await at.agent.call(createClaim, {
    body: {
      accountId: AccountId.parse(policy.accountId),
      policyId: PolicyId.parse(policy.id),
      isFiled: told.status !== 'UN_FILED',
      reporter: {
        name: reporter,
        role: 'Policy Holder',
        email: `${first}.${last}@${account.domainName ?? 'office.example'}`,
        companyName: account.name,
      },
      address: account.address1,
      city: account.city,
      state: account.state,
      zipCode: account.zipCode,
      lossDate: happened < policy.effectiveDate ? policy.effectiveDate : happened,
      lossDescription: told.loss,
      incidentNoticed: told.noticed,
    },
  })
  return id
}

/** Policies of the first agency that a claim can be of: in force, those of the insured who signs in before others. */
const policiesOf = async (agent: RegionClient, region: RegionCode, today: CalendarDate): Promise<Policy[]> => {
  const { hits } = await agent.call(searchPolicies, { query: { status: ['Active'], size: 100 } })
  const { company } = insuredOf(region)
  // What began yesterday in the region's offices is in force wherever its insured is.
  const inForce = hits.filter(({ companyName, effectiveDate }) => companyName === company || effectiveDate < today)
  return [
    ...inForce.filter(({ companyName }) => companyName === company),
    ...inForce.filter(({ companyName }) => companyName !== company),
  ]
}

const seedRegion = async (platform: Platform, region: RegionCode): Promise<void> => {
  const { headOfClaims, producer, superAdmin } = people(region)
  const at: Desk = {
    agent: await signInAs(platform, producer),
    head: await signInAs(platform, headOfClaims),
    second: await signInAs(platform, superAdmin),
    today: dayIn(region),
  }
  await seedPanel(at)
  const policies = await policiesOf(at.agent, region, at.today)
  const { hits: known } = await at.head.call(searchClaims, { query: { size: 100 } })
  for (const [index, reporter] of reportersTold[region].entries()) {
    const told = claimsTold[index]
    // The first two are of the insured who signs in, the others of one company each while there are so many.
    const policy = index < 2 ? policies[0] : policies[index % policies.length]
    if (told === undefined || policy === undefined) continue
    const claimId =
      known.find((each) => each.reporterName === reporter)?.id ?? (await bring(at, policy, told, reporter))
    if (told.status !== 'UN_FILED') await work(at, claimId, told)
  }
}

/** Fills panel and claims desk: claims of every status, with what was reserved, paid and came back. Called again it changes nothing. */
export const seedClaims = async (platform: Platform): Promise<void> => {
  await Promise.all(platform.regions.map((region) => seedRegion(platform, region)))
  await platform.settled(patience)
  await Promise.all(platform.regions.map((region) => signInAs(platform, vendorOf(region).responder)))
}
