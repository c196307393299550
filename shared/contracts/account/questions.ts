import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { AccountId } from '#shared/domain/ids/ids.ts'
import { Answered } from '#shared/domain/questionnaire/answeredBy.ts'
import { questionTypes, variants } from '#shared/domain/questionnaire/question.ts'
import { QuestionnaireAnswers } from '#shared/domain/questionnaire/questionnaireAnswers.ts'
import { line } from '#shared/domain/text/text.ts'
import { products } from '#shared/regions/products.ts'

const { lastSecurityAnswered: _, ...answers } = QuestionnaireAnswers.shape

/**
 * Security answers of an account: those every product looks at, and in `p250Details` those of the full questionnaire
 * (quoting-and-servicing, sections 3 and 7).
 */
export const SecurityQuestions = z.object({ ...answers, p250Details: z.object(answers).optional() })
export type SecurityQuestions = z.infer<typeof SecurityQuestions>

const SecurityQuestionsRead = SecurityQuestions.extend({
  lastSecurityAnswered: z.string().optional(),
  answered: Answered.optional().describe('Who gave which answer, and when.'),
})

/** The security answers of an account. */
export const getSecurityQuestions = defineOperation({
  name: 'getSecurityQuestions',
  method: 'GET',
  path: '/api/account/v1/questions/{accountId}',
  summary: 'The security answers of an account and when they were last given.',
  access: 'account:read',
  params: { accountId: AccountId },
  response: SecurityQuestionsRead,
  problems: ['account.notFound'],
})

/** Answers security questions. */
export const updateSecurityQuestions = defineOperation({
  name: 'updateSecurityQuestions',
  method: 'PUT',
  path: '/api/account/v1/questions/{accountId}',
  summary: 'Answers security questions; answers that are not sent stay. Unlocks coverages 23, 24 and 34.',
  access: 'account:update',
  params: { accountId: AccountId },
  body: z.strictObject({
    ...answers,
    p250Details: z.strictObject(answers).optional(),
    productType: z.enum(products).optional().describe('Every question that this product requires must have an answer.'),
    techErrorsPurchased: z
      .boolean()
      .optional()
      .describe('Technology errors and omissions is purchased: its questions are required.'),
    cyberCrimePurchased: z.boolean().optional().describe('Cyber Crime is purchased: its questions are required.'),
  }),
  response: SecurityQuestionsRead,
  problems: ['account.invalidDetails', 'account.notFound'],
})

/** The questionnaire of a product. */
export const listQuestionForms = defineOperation({
  name: 'listQuestionForms',
  method: 'GET',
  path: '/api/account/v1/forms',
  summary: 'The questions a product asks in this region, in their order.',
  access: 'account:read',
  query: z.strictObject({
    productType: z.enum(products),
    state: line(50).optional(),
    accountId: AccountId.optional().describe('Questions that this account’s answers do not call for are left out.'),
  }),
  response: z.array(
    z.object({
      key: z.string(),
      label: z.string(),
      type: z.enum(questionTypes),
      group: z.string(),
      variant: z.enum(variants),
      required: z.boolean(),
      options: z.array(z.object({ value: z.union([z.string(), z.number()]), label: z.string() })),
    }),
  ),
  problems: ['account.notFound', 'region.notServed'],
})
