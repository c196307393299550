import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { surplusNoticeStates } from '#shared/domain/quoting/surplusNotice.ts'
import { line } from '#shared/domain/text/text.ts'
import { draftTypes } from '../quote/draftTypes.ts'
import { DocType } from './document.ts'

export const getTemplate = defineOperation({
  name: 'getTemplate',
  method: 'GET',
  path: '/api/docs/v1/template',
  summary:
    'The text of a template: of the notice that a state’s law has the insured attest before surplus lines cover.',
  access: 'any',
  workflows: ['SURPLUS_NOTICE'],
  query: z.strictObject({ type: z.literal('surplusNotice'), state: z.enum(surplusNoticeStates) }),
  response: z.object({
    type: z.literal('surplusNotice'),
    state: z.enum(surplusNoticeStates),
    title: z.string(),
    text: z.string(),
  }),
  problems: ['document.noTemplate'],
})

/** Templates that are looked at on documents that were drawn of them; the others are of a quote, and looked at on one. */
export const redrawnTemplates = [
  'cancellation',
  'certificate',
  'diligence',
  'endorsement',
  'expiry',
  'invoice',
  'lossRun',
  'manuscript',
  'position',
  'receipt',
  'statement',
  'tower',
] as const
export type RedrawnTemplate = (typeof redrawnTemplates)[number]

/** A template of documents. */
export const DocumentTemplate = z.object({
  name: z.string(),
  version: z.int().describe('The version that documents are made with now; each document keeps its own.'),
  docTypes: z.array(DocType).describe('Which documents are drawn of it.'),
  draftType: z
    .enum(draftTypes)
    .optional()
    .describe('As which draft it is looked at on a quote, by `getDraftPreview`; none where it is of another record.'),
  isRedrawn: z
    .literal(true)
    .optional()
    .describe('It is looked at on a document that was drawn of it, by `getTemplatePreview`.'),
})

export const listTemplates = defineOperation({
  name: 'listTemplates',
  method: 'GET',
  path: '/api/docs/v1/templates',
  summary: 'The templates of documents with their versions, for staff.',
  access: 'job:read',
  response: z.object({ templates: z.array(DocumentTemplate) }),
})

/** The first call has it made; ask again until it is. A template in a new version is drawn anew. */
export const getTemplatePreview = defineOperation({
  name: 'getTemplatePreview',
  method: 'GET',
  path: '/api/docs/v1/templates/preview',
  summary: 'A link to the newest document of a template as that would draw it now, which works for a few minutes.',
  access: 'job:read',
  query: z.strictObject({
    template: z.enum(redrawnTemplates),
    number: line(60)
      .optional()
      .describe('Of the policy or the claim whose document it is; the newest of all otherwise.'),
  }),
  response: z.object({ link: z.string(), expiresAt: Instant }),
  problems: ['document.beingMade', 'document.notFound'],
})
