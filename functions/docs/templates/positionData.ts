import { z } from 'zod'
import { Provision } from '#shared/contracts/claims/claimRecord.ts'
import { coveragePositions } from '#shared/records/claim/claimStatus.ts'
import { Day, DocumentHead, IssuerOfCover, Notice, Party } from './documentData.ts'

const Words = z.string().trim().min(1)

/** What the letter of a position on cover says: the words of the desk, as they were written, what they reserve, and where to complain. */
export const PositionData = DocumentHead.extend({
  issuer: IssuerOfCover,
  insured: Party,
  claimNumber: Words,
  policyNumber: Words.optional(),
  lossDate: Day.optional(),
  reportedOn: Day.optional(),
  position: z.enum(coveragePositions).exclude(['UNDER_REVIEW']),
  letter: Words,
  /** What of the policy it relies on, in the policy's own words. */
  provisions: z.array(Provision).optional(),
  signedBy: Words,
  complaint: Notice.optional(),
  /** What is reserved, in words that no adjuster can leave out. */
  reserved: Notice.optional(),
})
  .refine(({ complaint, position }) => (position === 'ACCEPTED') === (complaint === undefined), {
    message: 'who is denied cover, or may be, is told where to complain',
    path: ['complaint'],
  })
  .refine(({ position, reserved }) => (position === 'RESERVATION_OF_RIGHTS') === (reserved !== undefined), {
    message: 'a letter that reserves rights says which',
    path: ['reserved'],
  })
export type PositionData = z.infer<typeof PositionData>
