import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { certificateStandings } from '#shared/domain/policy/certificateStanding.ts'
import { line } from '#shared/domain/text/text.ts'
import { DocType } from './document.ts'

/** A document that the platform issued, as whoever holds its file is told of it: nothing that does not stand in the file. */
export const VerifiedDocument = z.object({
  docType: DocType,
  docName: z.string(),
  issuedAt: Instant,
  isReplaced: z.boolean().describe('The platform has issued a newer one in its place.'),
  isWithdrawn: z.boolean().describe('What it says is so no more: the payment of a receipt was taken back.'),
  policy: z
    .object({
      policyNumber: z.string(),
      effectiveDate: CalendarDate,
      expirationDate: CalendarDate,
      standing: z.enum(certificateStandings),
      endsOn: CalendarDate.optional().describe('The first day without cover, where that comes before the end.'),
    })
    .optional()
    .describe('How the cover of its policy stands now.'),
})
export type VerifiedDocument = z.infer<typeof VerifiedDocument>

export const verifyDocument = defineOperation({
  name: 'verifyDocument',
  method: 'GET',
  path: '/api/docs/v1/verify/{sha256}',
  summary: 'Whether the platform issued a file, by the SHA-256 of its bytes, and how its policy stands now.',
  access: 'public',
  params: {
    sha256: z
      .string()
      .regex(/^[0-9a-f]{64}$/, 'A SHA-256 is 64 hexadecimal digits in small letters.')
      .describe('Worked out where the file is: it does not leave the computer.'),
  },
  response: VerifiedDocument,
  problems: ['auth.throttled', 'document.notIssued'],
})

/** A document as whoever holds its paper is told of it: no name, and nothing of what it costs. */
export const VerifiedCode = VerifiedDocument.omit({ docName: true }).extend({
  code: z.string().describe('As it is printed.'),
  number: z.string().describe('The number that is printed on it, of the policy, quote or statement.'),
})
export type VerifiedCode = z.infer<typeof VerifiedCode>

export const verifyDocumentCode = defineOperation({
  name: 'verifyDocumentCode',
  method: 'GET',
  path: '/api/docs/v1/codes/{printed}',
  summary: 'Whether the platform issued a document, by the code printed on it, and how its policy stands now.',
  access: 'public',
  params: {
    printed: line(40).describe('The code as it is printed; letters may be small, hyphens left out.'),
  },
  response: VerifiedCode,
  problems: ['auth.throttled', 'document.unknownCode'],
})
