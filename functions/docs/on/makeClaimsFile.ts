import { config } from '#functions/_platform/config/config.ts'
import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { accountById } from '#functions/account/public.ts'
import { claimById, filePartsOf } from '#functions/claims/public.ts'
import { insurerOfCover, partnersOf, userById } from '#functions/directory/public.ts'
import { policyById } from '#functions/policy/public.ts'
import { ClaimId } from '#shared/domain/ids/ids.ts'
import { claimDocuments } from '../claims/claimDocuments.ts'
import { claimsFileData } from '../documentData/claimsFileData.ts'
import { keepDocument } from '../documents/keepDocument.ts'
import { madeByTask } from '../issue/madeByTask.ts'

/** The file of a claim becomes one document in its library, for the desk alone: an index by page, and all that the desk keeps. */
export const makeClaimsFile: Subscriber<'claim.fileRequested'> = async ({ detail, now }) => {
  const claim = await claimById(detail.claimId)
  const account = claim && (await accountById(claim.accountId))
  if (claim === undefined || account === undefined) return
  const { accountId, agencyId, policyId } = claim
  const policy = policyId === undefined ? undefined : await policyById(policyId)
  const [insurer, { head, parts }, rows, user] = await Promise.all([
    insurerOfCover(policy ?? { isSurplus: false, partnerIds: await partnersOf('policy', { accountId, agencyId }) }),
    filePartsOf(claim, detail.at),
    claimDocuments(claim.id),
    userById(detail.userId),
  ])
  const by = user === undefined ? 'Claims desk' : `${user.firstName} ${user.lastName}`
  const beside = rows.toSorted((a, b) => (a.created < b.created ? -1 : 1)).map(({ docName }) => docName)
  const data = claimsFileData(
    config.region,
    { account, claim, insurer, policy },
    { at: detail.at, by, beside, head, parts },
  )
  await keepDocument(
    {
      docName: `Claim file ${data.claimNumber} ${data.generatedOn}.pdf`,
      docType: madeByTask.makeClaimsFile,
      accountId,
      ...(agencyId !== undefined && { agencyId }),
      teamIds: claim.teamIds,
      ...(claim.partnerIds && { partnerIds: claim.partnerIds }),
      ...(policyId !== undefined && { policyId }),
      ...(claim.productType !== undefined && { productType: claim.productType }),
      claimId: ClaimId.parse(claim.id),
      sharedWith: 'DESK',
      created: detail.at,
      createdBy: by,
      madeFrom: `ClaimsFile|${claim.id}|${detail.at}`,
    },
    now,
    async () => {
      const { claimsFileDocument } = await import('../templates/claimsFileDocument.ts')
      return claimsFileDocument(data)
    },
  )
}
