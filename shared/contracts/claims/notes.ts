import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { ClaimId, ClaimNoteId, VendorId } from '#shared/domain/ids/ids.ts'
import { filledText } from '#shared/domain/text/text.ts'

/** What a note is about. */
export const claimNoteTypes = [
  'GENERAL',
  'COVERAGE',
  'INVESTIGATION',
  'RESERVE',
  'PAYMENT',
  'LEGAL',
  'RECOVERY',
] as const

/** A note on a claim, the desk’s or between it and a vendor. A privileged one is between the desk and counsel. */
export const ClaimNoteRecord = z.object({
  id: ClaimNoteId,
  claimId: ClaimId,
  noteType: z.enum(claimNoteTypes),
  text: z.string(),
  privileged: z.boolean(),
  vendorId: VendorId.optional().describe('The vendor at work on the claim who wrote it or is told it.'),
  createdBy: z.string(),
  createdById: z.string(),
  created: Instant,
})
export type ClaimNoteRecord = z.infer<typeof ClaimNoteRecord>

export const listClaimNotes = defineOperation({
  name: 'listClaimNotes',
  method: 'GET',
  path: '/api/claimsmgmt/v1/notes',
  summary: 'The notes on a claim, newest first; for a vendor its own and those it is told, as counsel privileged ones.',
  access: 'claim:manage',
  query: z.strictObject({ claimId: ClaimId }),
  response: z.array(ClaimNoteRecord.omit({ claimId: true, createdById: true })),
  problems: ['claim.notFound'],
})

export const createClaimNote = defineOperation({
  name: 'createClaimNote',
  method: 'POST',
  path: '/api/claimsmgmt/v1/notes',
  summary: 'Writes a note on a claim. It stays as it is.',
  access: 'claim:manage',
  body: z.strictObject({
    claimId: ClaimId,
    text: filledText(8000, { missing: 'Text is a required field' }),
    noteType: z.enum(claimNoteTypes).default('GENERAL'),
    privileged: z.boolean().default(false),
    vendorId: VendorId.optional().describe('A vendor at work on the claim, whom the desk tells it.'),
  }),
  status: 201,
  response: z.object({ id: ClaimNoteId }),
  problems: ['claim.notFound', 'claim.privilegeRefused', 'vendor.notFound'],
})
