import { ulid } from 'ulid'
import type { Actor } from '#functions/_platform/auth/actor.ts'
import { config } from '#functions/_platform/config/config.ts'
import type { Chunk } from '#functions/_platform/jobs/defineJob.ts'
import type { NamingRecords, Write } from '#functions/_platform/storage/record.ts'
import { nextNumber } from '#functions/_platform/storage/sequence.ts'
import { sharePartners, showNameOf } from '#functions/directory/public.ts'
import { policyNumberOf, renewalNumberOf } from '#shared/domain/policy/policyNumber.ts'
import { standingHolds, standingHoldsOfAccount } from './store/holds.ts'
import { isReached, type PolicyRow, policies, policyRowOf, type StoredPolicy } from './store/policies.ts'
import { bindersGroup, policiesGroup } from './store/policyGroups.ts'

export type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
export { askForIssue } from './binders/askForIssue.ts'
export { binderAction } from './binders/binderAction.ts'
export { type BinderInput, binderOf, draftBinder } from './binders/draftBinder.ts'
export { policySubjectivities } from './binders/policySubjectivities.ts'
export { policiesGoOver } from './broker/goOver.ts'
export { previewReversedBroker } from './broker/previewReversedBroker.ts'
export { reverseBroker } from './broker/reverseBroker.ts'
export { standingBindersOf } from './broker/standingBinders.ts'
export { takeBrokerLetter } from './broker/takeBrokerLetter.ts'
export { cancelAs } from './cancellation/cancelAs.ts'
export { isMisrepresentation } from './cancellation/cancellationFacts.ts'
export { givenBackAt } from './cancellation/mustBeInTime.ts'
export { nonPaymentNotice } from './cancellation/nonPaymentNotice.ts'
export { previewOfCancellation } from './cancellation/previewOfCancellation.ts'
export { type CancellationStanding, standingOf } from './cancellation/standingOf.ts'
export { takeBack } from './cancellation/takeBack.ts'
export { layersAbove, numbersOf } from './excess/above.ts'
export { commitLayer, issueLayer } from './excess/issueLayer.ts'
export { mustCostAsShown } from './excess/layerPolicy.ts'
export { mustLeaveTower } from './excess/mustLeaveTower.ts'
export { layerTaxes, mustBegin, offerLayer } from './excess/offerLayer.ts'
export { rescindLayer } from './excess/rescindLayer.ts'
export { mustBeFree, mustFit, towerOf } from './excess/tower.ts'
export { endUnpaidErp, standingErp } from './extendedReporting/endUnpaidErp.ts'
export { erpAfterCancellation, erpOpenUntil } from './extendedReporting/erpFacts.ts'
export { previewReversedErp } from './extendedReporting/previewReversedErp.ts'
export { reverseErp } from './extendedReporting/reverseErp.ts'
export { frozenBy, isFrozenCancellation } from './freezes/freezesOf.ts'
export { mustNotBeFrozen } from './freezes/mustNotBeFrozen.ts'
export { mustAllow as mustAllowOnPolicy } from './lifecycle/guards.ts'
export { policyTouched } from './lifecycle/policyTouched.ts'
export { savePolicy } from './lifecycle/savePolicy.ts'
export { isSaidOnPaper } from './paperNotices/awaitsPost.ts'
export { noticeOnPaper } from './paperNotices/noticeOnPaper.ts'
export { financersOf } from './policies/financersOf.ts'
export { partnersOnInvoices } from './policies/partnersOnInvoices.ts'
export { payingLink } from './policies/payingLink.ts'
export { paymentPage } from './policies/paymentPage.ts'
export { policyRead } from './policies/policyRead.ts'
export { reinstateAs } from './reinstatement/reinstateAs.ts'
export { autoRenewalWrite } from './renewals/autoRenewalWrite.ts'
export { type EndingPage, endingPolicies } from './renewals/endingPolicies.ts'
export { nonRenewalFacts } from './renewals/nonRenewalFacts.ts'
export { expiryNoticed } from './renewals/nonRenewalNotice.ts'
export { refusesRenewal } from './renewals/refusesRenewal.ts'
export { mustBeRenewable } from './renewals/renewable.ts'
export { renewalThatStands } from './renewals/renewalThatStands.ts'
export { reopenedWrites } from './renewals/reopenedWrites.ts'
export { eachPolicyOf, issuedCount, issuedOfAccount, issuedPage } from './reports/eachPolicyOf.ts'
export { forPoliciesWhole } from './reports/forPoliciesWhole.ts'
export { policyMonthsOf } from './reports/policyMonthsOf.ts'
export { isRefusedRenewal, rescissionReason } from './reports/policyReasons.ts'
export { policyTotalsOf } from './reports/policyTotalsOf.ts'
export { policyTotalsOfEach } from './reports/policyTotalsOfEach.ts'
export { movedOn } from './search/movedOn.ts'
export { breakdownOfChange } from './stack/breakdownOfChange.ts'
export { keepTransactionDocument } from './stack/keepTransactionDocument.ts'
export { mayEndorseWholeTerm } from './stack/mayEndorseWholeTerm.ts'
export { moneyPreview } from './stack/moneyPreview.ts'
export { withNonPremium } from './stack/nonPremiumLeaves.ts'
export { recordOfStack } from './stack/recordOfStack.ts'
export { nextRevision, withTransaction } from './stack/withTransaction.ts'
export { coversOverlapping, coverWords, layersOverlapping, liveBusiness } from './store/covers.ts'
export { coversOfAccount } from './store/coversOfAccount.ts'
export { isReached, requirePolicy, type StoredPolicy } from './store/policies.ts'
export { movesOf } from './store/policyGroups.ts'
export { renewalOf, renewalWrite, type StoredRenewal } from './store/renewals.ts'
export { revisionsOf } from './views/revisionsOf.ts'
export { toPolicyWithCoverages } from './views/toPolicy.ts'
export { issuePolicy } from './workflows/issuePolicy.ts'

/** A policy or binder by its id, whoever asks. */
export const policyById = (id: string): Promise<StoredPolicy | undefined> => policies.byId(id)

/** The hold that somebody has put on a policy; undefined where nothing holds it. */
export const holdOnPolicy = async (policyId: string): Promise<string | undefined> =>
  (await standingHolds(policyId))[0]?.id

/** A hold that somebody has put on a policy of an account; undefined where nothing holds one. */
export const holdOnAccount = async (
  accountId: string,
): Promise<{ readonly policyNumber: string; readonly hold: string } | undefined> => {
  const [standing] = await standingHoldsOfAccount(accountId)
  return standing && { policyNumber: standing.policyNumber, hold: standing.id }
}

/** The ids of the next issued policies, with the place of each in the walk through all of them. */
export const walkIssued = (size: number, after: string | undefined) =>
  policies.walk({ scope: 'all', group: policiesGroup, size, after })

/** The write that leaves a policy as it is: whoever changes it meanwhile comes too late, and looks again. */
export const policyHeld = (policy: StoredPolicy): Write => policies.update(policy, policy)

/** The write by which a binder that came to nothing is gone. */
export const policyRemoved = (policy: StoredPolicy): Write => policies.remove(policy)

/** A policy or binder by its number, whoever asks. */
export const policyByNumber = (number: string): Promise<StoredPolicy | undefined> =>
  policies.byUnique('policyNumber', number)

/** The id of a policy that is to be bound. */
export const newPolicyId = (): string => `pol_${ulid()}`

/** The next term's number that is free: a binder of it that came to nothing keeps its own. */
const freeRenewalNumber = async (policyNumber: string): Promise<string> => {
  const number = renewalNumberOf(policyNumber)
  return (await policyByNumber(number)) === undefined ? number : freeRenewalNumber(number)
}

/** The policies of these ids, as they are written. */
export const policiesById = (ids: readonly string[]): Promise<readonly StoredPolicy[]> => policies.byIds(ids)

/** Those of them that are in the actor's reach, as lists show them, in the order of the ids. */
export const policyRowsFor = async (actor: Actor, ids: readonly string[]): Promise<readonly PolicyRow[]> => {
  const theirs = (await policiesById(ids)).filter((policy) => isReached(policy, actor))
  const rows = new Map(theirs.map((policy) => [policy.id as string, policyRowOf(policy)]))
  return ids.flatMap((id) => rows.get(id) ?? [])
}

/** The next policy number of the region, or the next term's when a policy is renewed. An unused number leaves a gap. */
export const nextPolicyNumber = async (renews?: { readonly policyNumber: string }): Promise<string> =>
  renews === undefined
    ? policyNumberOf(config.region, await nextNumber('policy'))
    : freeRenewalNumber(renews.policyNumber)

/** A list, and how far a job has come in it. */
interface Place {
  readonly scope: string
  readonly after: string | undefined
}

/** Has the binders and policies of a list know whose they are besides, a chunk at a time. */
export const partnersOnPolicies = ({ scope, after }: Place): Promise<Chunk> =>
  sharePartners({
    kind: 'policy',
    records: policies,
    scope,
    group: [bindersGroup, policiesGroup],
    after,
    accountIdOf: ({ accountId }) => accountId,
  })

/** Has an agency's binders and policies show its name, a chunk at a time. */
export const agencyNameOnPolicies = (
  agencyId: string,
  { after }: { readonly after: string | undefined },
): Promise<Chunk> => showNameOf(agencyId, policies, { group: [bindersGroup, policiesGroup], after })

/** Records that name people who need be no users. */
export const policyNaming: readonly NamingRecords[] = [policies]
