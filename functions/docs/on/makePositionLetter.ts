import { config } from '#functions/_platform/config/config.ts'
import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { accountById } from '#functions/account/public.ts'
import { claimById } from '#functions/claims/public.ts'
import { insurerOfCover, partnersOf } from '#functions/directory/public.ts'
import { policyById } from '#functions/policy/public.ts'
import { ClaimId } from '#shared/domain/ids/ids.ts'
import { positionData } from '../documentData/positionData.ts'
import { keepDocument } from '../documents/keepDocument.ts'
import { madeByTask } from '../issue/madeByTask.ts'
import type { PdfDocument } from '../templates/document.ts'

/** What a letter of a position is written of; nothing where no letter is. */
const letterOf = async ({ claimId, at }: { readonly claimId: string; readonly at: string }) => {
  const claim = await claimById(claimId)
  const taken = claim?.positions.find((each) => each.at === at)
  const account = claim && (await accountById(claim.accountId))
  if (claim === undefined || taken === undefined || account === undefined) return undefined
  const policy = claim.policyId === undefined ? undefined : await policyById(claim.policyId)
  const { accountId, agencyId } = claim
  const insurer = await insurerOfCover(
    policy ?? { isSurplus: false, partnerIds: await partnersOf('policy', { accountId, agencyId }) },
  )
  const data = positionData(config.region, { account, claim, insurer, policy }, taken)
  return data && { claim, data, taken }
}

/** The letter of a position as it is drawn now. */
export const drawPosition = async (of: Parameters<typeof letterOf>[0]): Promise<PdfDocument | undefined> => {
  const letter = await letterOf(of)
  if (letter === undefined) return undefined
  const { positionDocument } = await import('../templates/positionDocument.ts')
  return positionDocument(letter.data)
}

/** A position on cover becomes a letter in the library of its claim, which the insured and its agency read (rule: position-letter). */
export const makePositionLetter: Subscriber<'claim.positionTaken'> = async ({ detail, now }) => {
  const letter = await letterOf(detail)
  if (letter === undefined) return
  const { claim, data, taken } = letter
  await keepDocument(
    {
      docName: `Coverage position ${data.claimNumber} ${data.generatedOn} ${data.position.toLowerCase().replaceAll('_', ' ')}.pdf`,
      docType: madeByTask.makePositionLetter,
      accountId: claim.accountId,
      ...(claim.agencyId !== undefined && { agencyId: claim.agencyId }),
      teamIds: claim.teamIds,
      ...(claim.partnerIds && { partnerIds: claim.partnerIds }),
      ...(claim.policyId !== undefined && { policyId: claim.policyId }),
      ...(claim.productType !== undefined && { productType: claim.productType }),
      claimId: ClaimId.parse(claim.id),
      // Vendors are told nothing on cover (rule: vendor-share).
      sharedWith: 'PARTIES',
      created: taken.at,
      createdBy: taken.name,
      madeFrom: `CoveragePosition|${claim.id}|${taken.at}`,
    },
    now,
    async () => {
      const { positionDocument } = await import('../templates/positionDocument.ts')
      return positionDocument(data)
    },
  )
}
