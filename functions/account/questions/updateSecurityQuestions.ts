import { nameFor } from '#functions/_platform/auth/nameFor.ts'
import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/account/questions.ts'
import { answeredAfter } from '#shared/domain/questionnaire/answeredBy.ts'
import { answerProblems } from '#shared/domain/questionnaire/answerProblems.ts'
import { questionnaireOf } from '#shared/domain/questionnaire/questionnaire.ts'
import { answersOf, assessed } from '../risk/assessed.ts'
import { accounts } from '../store/accounts.ts'
import { requireAccount } from '../store/reach.ts'

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
    const who = { by: nameFor(actor), at: now }
    const answered = answeredAfter(account.answered ?? {}, answersOf(account), answersOf({ securityQuestions }), who)
    const next = assessed({ ...account, securityQuestions, answered, lastSecurityAnswered: now, updated: now }, now)
    await commit([accounts.update(account, next)], {
      events: [{ name: 'account.answered', detail: { accountId: account.id } }],
    })
    return { ...securityQuestions, lastSecurityAnswered: now, answered }
  },
)
