import { z } from 'zod'
import { Day, DocumentHead, IssuerOfCover, Party } from './documentData.ts'

const Words = z.string().trim().min(1)

/** A part of a claim's file: what was written, or a table. */
const Part = z.union([
  z.object({ title: Words, text: z.string() }),
  z.object({ title: Words, columns: z.array(z.string()), rows: z.array(z.array(z.string())) }),
])

/** The file of a claim as one document: what is said of it first, its parts, and what stands beside it. */
export const ClaimsFileData = DocumentHead.extend({
  issuer: IssuerOfCover,
  insured: Party,
  claimNumber: Words,
  policyNumber: Words.optional(),
  lossDate: Day.optional(),
  reportedOn: Day.optional(),
  adjuster: Words.optional(),
  madeBy: Words,
  /** Under which policy it stands and how, as of when. */
  head: z.array(Words).min(1),
  parts: z.array(Part),
  /** Documents of the claim, which are files by themselves. */
  beside: z.array(Words),
})
export type ClaimsFileData = z.infer<typeof ClaimsFileData>
