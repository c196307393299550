import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/account/questions.ts'
import { answerProblems } from '#shared/domain/questionnaire/answerProblems.ts'
import { questionnaireOf } from '#shared/domain/questionnaire/questionnaire.ts'
import { isTechnical } from '#shared/domain/questionnaire/technicalAnswers.ts'
import { answersOf } from '../risk/assessed.ts'
import { isPostureAlone, requireAccount } from '../store/reach.ts'
import { answer } from './answering.ts'
import { asAnswered } from './asAnswered.ts'

export const updateSecurityQuestions = implement(contract.updateSecurityQuestions)(
  async ({ params, body, actor, now, fail }) => {
    const { productType, cyberCrimePurchased = false, techErrorsPurchased, p250Details, ...sent } = body
    const account = await requireAccount(params.accountId, actor)
    const beyond = [...Object.keys(sent), ...Object.keys(p250Details ?? {})].filter((key) => !isTechnical(key))
    if (isPostureAlone(actor) && beyond.length > 0) fail('permission.denied')
    const before = account.securityQuestions
    const details = { ...before.p250Details, ...p250Details }
    const securityQuestions = {
      ...before,
      ...sent,
      ...(Object.keys(details).length > 0 && { p250Details: details }),
    }
    if (productType !== undefined) {
      const asked = questionnaireOf(config.region, productType).questions
      const questions = isPostureAlone(actor) ? asked.filter(({ key }) => isTechnical(key)) : asked
      const errors = answerProblems({ questions }, answersOf({ securityQuestions }), {
        cyberCrimePurchased,
        techErrorsPurchased,
      })
      if (errors.length > 0) fail('account.invalidDetails', { errors })
    }
    return asAnswered(await answer(account, securityQuestions, { actor, now }), actor)
  },
)
