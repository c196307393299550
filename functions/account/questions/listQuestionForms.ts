import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/account/questions.ts'
import { isRequired, isShown } from '#shared/domain/questionnaire/answerProblems.ts'
import { questionnaireOf } from '#shared/domain/questionnaire/questionnaire.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { answersOf } from '../risk/assessed.ts'
import { requireAccount } from '../store/reach.ts'

export const listQuestionForms = implement(contract.listQuestionForms)(async ({ query, actor, fail }) => {
  const { code, products } = regionOf(config.region)
  if (!products.includes(query.productType)) fail('region.notServed')
  const { variant, questions } = questionnaireOf(code, query.productType)
  const answers = query.accountId === undefined ? {} : answersOf(await requireAccount(query.accountId, actor))
  return questions
    .filter((question) => query.accountId === undefined || isShown(question, answers))
    .map((question) => ({
      key: question.key,
      label: question.label,
      type: question.type,
      group: question.group,
      variant,
      required: isRequired(question, answers, { cyberCrimePurchased: false }),
      options: [...(question.options ?? [])],
    }))
})
