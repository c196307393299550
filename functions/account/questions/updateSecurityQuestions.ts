import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/account/questions.ts'
import { answerProblems } from '#shared/domain/questionnaire/answerProblems.ts'
import { questionnaireOf } from '#shared/domain/questionnaire/questionnaire.ts'
import { answersOf } from '../risk/assessed.ts'
import { requireAccount } from '../store/reach.ts'
import { answer } from './answering.ts'

export const updateSecurityQuestions = implement(contract.updateSecurityQuestions)(
  async ({ params, body, actor, now, fail }) => {
    const { productType, cyberCrimePurchased = false, techErrorsPurchased, p250Details, ...sent } = body
    const account = await requireAccount(params.accountId, actor)
    const before = account.securityQuestions
    const details = { ...before.p250Details, ...p250Details }
    const securityQuestions = {
      ...before,
      ...sent,
      ...(Object.keys(details).length > 0 && { p250Details: details }),
    }
    if (productType !== undefined) {
      const questionnaire = questionnaireOf(config.region, productType)
      const errors = answerProblems(questionnaire, answersOf({ securityQuestions }), {
        cyberCrimePurchased,
        techErrorsPurchased,
      })
      if (errors.length > 0) fail('account.invalidDetails', { errors })
    }
    const { answered } = await answer(account, securityQuestions, { actor, now })
    return { ...securityQuestions, lastSecurityAnswered: now, answered }
  },
)
