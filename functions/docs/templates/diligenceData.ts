import { z } from 'zod'
import { DiligentEffort } from '#shared/domain/quoting/diligence.ts'
import { DocumentData } from './documentData.ts'

/**
 * What the paper of a diligent effort says: where it was made, by what law, and what was recorded. `affidavit` is the state's
 * name for the paper that is sworn to; without it, it is a record that is kept. Figures of a purchaser are whole dollars.
 */
export const DiligenceData = DocumentData.extend({
  quoteNumber: z.string(),
  place: z.object({
    name: z.string(),
    source: z.string(),
    declinations: z.int(),
    exportList: z.string().optional(),
    affidavit: z.string().optional(),
  }),
  effort: DiligentEffort,
  recorded: z.object({ by: z.string(), day: z.iso.date() }),
})
export type DiligenceData = z.infer<typeof DiligenceData>
