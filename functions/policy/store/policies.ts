import type { Actor } from '#functions/_platform/auth/actor.ts'
import { isTheirs, scopesOfRecord } from '#functions/_platform/auth/relation.ts'
import type { Foretelling, Foretold } from '#functions/_platform/storage/definition.ts'
import { defineRecord, type Stored } from '#functions/_platform/storage/record.ts'
import { foretoldPostings, issuePostings } from '#functions/ledger/public.ts'
import type { BinderSummary } from '#shared/contracts/policy/policy.ts'
import type { Cancellation } from '#shared/contracts/policy/policyParts.ts'
import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import { writtenPremium } from '#shared/domain/policy/policyStack.ts'
import { subjectivitiesOfTexts } from '#shared/records/subjectivity/keptAsText.ts'
import { anyOverdue } from '#shared/records/subjectivity/subjectivities.ts'
import { withStack } from '../stack/stackBefore.ts'
import { formerGroupsOf, groupsOf, isOpenForRenewal, isPaid } from './policyGroups.ts'
import { policyNames } from './policyNames.ts'
import { withLinesReturned } from './returnedBefore.ts'

export type StoredPolicy = Stored<PolicyRecord>

/** What a row of any policy list holds; each list shows its share of it. */
export type PolicyRow = BinderSummary & Pick<PolicyRecord, 'aggLimit' | 'boundAt' | 'teamIds'>

/** What a cancellation took off premium and total, once it did. */
const returnedBy = (cancellation: Cancellation | undefined): Pick<PolicyRow, 'returned'> => {
  if (cancellation?.returned === undefined) return {}
  const { lines = [], returned: total } = cancellation
  const premiums = lines.filter(({ key }) => key === 'premium' || key === 'tria')
  return { returned: { premium: premiums.reduce((sum, { amount }) => sum + amount, 0), total } }
}

/** A policy as lists show it. */
export const policyRowOf = (policy: PolicyRecord): PolicyRow => ({
  id: policy.id,
  policyNumber: policy.policyNumber,
  accountId: policy.accountId,
  companyName: policy.companyName,
  productType: policy.productType,
  status: policy.status,
  effectiveDate: policy.effectiveDate,
  expirationDate: policy.expirationDate,
  premium: policy.rated.premium,
  totalPremium: policy.totalPremium,
  currency: policy.rated.currency,
  agencyId: policy.agencyId,
  agencyName: policy.agencyName,
  teamIds: policy.teamIds,
  aggLimit: policy.aggLimit,
  boundAt: policy.boundAt,
  paymentStatus: policy.paymentStatus,
  ...(policy.writtenOff !== undefined && { writtenOff: policy.writtenOff }),
  isPaid: isPaid(policy),
  isRenewal: policy.isRenewal,
  openForRenewal: isOpenForRenewal(policy),
  ...returnedBy(policy.cancellation),
  ...(anyOverdue(policy.subjectivities) && { overdue: true }),
})

/** A policy whose subjectivities were texts. */
const fromTexts = (policy: PolicyRecord): PolicyRecord => ({
  ...policy,
  subjectivities: subjectivitiesOfTexts(policy.subjectivities, true),
})

/** What a policy is priced at where that is new, and what is booked once it is issued. */
const foretold = (policy: PolicyRecord, { before, events, isWholeLedger }: Foretold<PolicyRecord>): Foretelling => {
  const { currency, fees, premium, taxes, total } = policy.rated
  const isIssued = policy.issuedAt === undefined && events.includes('policy.issueRequested')
  return {
    ...(before?.rated.total !== total && {
      price: { policyNumber: policy.policyNumber, currency, premium, taxes, fees, total },
    }),
    ...(isIssued && {
      postings: foretoldPostings(issuePostings(policy), { accountId: policy.accountId, isWholeLedger }),
      isInvoiced: !policy.agencyBilled && total !== 0,
    }),
  }
}

/** Policies from the day they are bound: found by number, listed for everyone, agency, teams and account. */
export const policies = defineRecord({
  kind: 'policy',
  notFound: 'policy.notFound',
  version: 17,
  // From the second on, numbers and ids are found from their beginning alone. From the third on, what it is subject to are
  // records of their own. From the fourth on, a cancellation says what it returned for what. From the fifth on, it is in
  // fewer lists; from the sixth on, in one of those that wait for something overdue. From the seventh on it keeps the
  // commission that was agreed. From the eighth on it keeps its transactions, where it kept revisions. From the ninth on
  // those are listed whose broker changes and that changed within their term. From the tenth on, a layer keeps what was let
  // pass as it was written. From the eleventh on, a cancellation names the insured's letter, a reinstatement its gap, a
  // rescission is proposed before it is done, the agreement is kept by which commission stands, and those of surplus lines are
  // listed that are not filed in their state. From the twelfth on it keeps on whose paper it is and the agreement to its broker
  // fees, and lists say what a cancellation took off the total. From the thirteenth on those on a carrier's paper are listed. From
  // the fourteenth on it is found by whom it names. From the fifteenth on those alone are listed as open for renewal that are in
  // force. From the sixteenth on lists say what of its bill was written off. From the
  // seventeenth on it is listed by the days on which something was done to it, and keeps since
  // when it is not to be renewed; lists sum up what is written, less what a cancellation gave back.
  from: {
    1: (policy: PolicyRecord) => policy,
    2: fromTexts,
    3: withLinesReturned,
    4: (policy: PolicyRecord) => policy,
    5: (policy: PolicyRecord) => policy,
    6: (policy: PolicyRecord) => policy,
    7: withStack,
    8: (policy: PolicyRecord) => policy,
    9: (policy: PolicyRecord) => policy,
    10: (policy: PolicyRecord) => policy,
    11: (policy: PolicyRecord) => policy,
    12: (policy: PolicyRecord) => policy,
    13: (policy: PolicyRecord) => policy,
    14: (policy: PolicyRecord) => policy,
    15: (policy: PolicyRecord) => policy,
    16: (policy: PolicyRecord) => policy,
  },
  names: policyNames,
  history: { hides: ['coverages', 'rated', 'transactions'] },
  unique: { policyNumber: (policy: PolicyRecord) => policy.policyNumber },
  list: {
    scopes: (policy: PolicyRecord) => scopesOfRecord(policy),
    groups: groupsOf,
    groupsOnly: true,
    formerGroups: formerGroupsOf,
    sorts: {
      effectiveDate: (policy: PolicyRecord) => policy.effectiveDate,
      expirationDate: (policy: PolicyRecord) => policy.expirationDate,
      companyName: (policy: PolicyRecord) => policy.companyName,
      policyNumber: (policy: PolicyRecord) => policy.policyNumber,
    },
    summary: policyRowOf,
    measure: ({ transactions }: PolicyRecord) => writtenPremium(transactions),
    shards: 4,
  },
  foretold,
  search: (policy: PolicyRecord) => [policy.companyName],
  searchFromStart: (policy: PolicyRecord) => [policy.policyNumber],
})

/** Whether a policy is in the actor's reach. */
export const isReached = ({ id, agencyId, accountId, partnerIds, teamIds }: PolicyRecord, actor: Actor): boolean =>
  isTheirs(actor, { agencyId, accountId, partnerIds, teamIds, subjectIds: [id] })

/** The policy, or `policy.notFound` when there is none or it is not in the actor's reach; its payment link opens it too. */
export const requirePolicy = (id: string, actor: Actor): Promise<StoredPolicy> =>
  policies.require(id, (policy) => isReached(policy, actor))
