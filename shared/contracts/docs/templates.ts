import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { surplusNoticeStates } from '#shared/domain/quoting/surplusNotice.ts'

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
