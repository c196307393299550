import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { surplusNoticeStates } from '#shared/domain/quoting/surplusNotice.ts'
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

/** A template of documents. */
export const DocumentTemplate = z.object({
  name: z.string(),
  version: z.int().describe('The version that documents are made with now; each document keeps its own.'),
  docTypes: z.array(DocType).describe('Which documents are drawn of it.'),
  draftType: z
    .enum(draftTypes)
    .optional()
    .describe('As which draft it is looked at on a quote, by `getDraftPreview`; none where it is of another record.'),
})

export const listTemplates = defineOperation({
  name: 'listTemplates',
  method: 'GET',
  path: '/api/docs/v1/templates',
  summary: 'The templates of documents with their versions, for staff.',
  access: 'job:read',
  response: z.object({ templates: z.array(DocumentTemplate) }),
})
