import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { QuoteId } from '#shared/domain/ids/ids.ts'
import { DiligentEffort, RecordedEffort } from '#shared/domain/quoting/diligence.ts'

export const recordDiligence = defineOperation({
  name: 'recordDiligence',
  method: 'PUT',
  path: '/api/quote/v1/diligence/{quoteId}',
  summary:
    'Records the diligent effort that surplus lines cover is placed after: declinations, an entry of the export list, or an exempt purchaser.',
  access: 'quote:update',
  params: { quoteId: QuoteId },
  body: z.strictObject({ effort: DiligentEffort }),
  response: z.object({ diligence: RecordedEffort }),
  problems: ['quote.noDiligence', 'quote.notAllowed', 'quote.notFound'],
})
