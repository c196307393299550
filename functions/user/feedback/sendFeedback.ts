import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { fewLetters } from '#functions/_platform/mail/fewLetters.ts'
import { mailWrite } from '#functions/_platform/mail/outbox.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/user/feedback.ts'
import { isShareable } from '#shared/domain/identity/feedback.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { keptPicture } from './keptPicture.ts'

/** More an hour are a nuisance to those who read them. */
const mostLetters = 10

/** Feedback goes to the people of the region who answer, with who gave it, so that they can. */
export const sendFeedback = implement(contract.sendFeedback)(async ({ body, actor, now, fail }) => {
  await fewLetters(`feedback ${actor.userId}`, mostLetters, now)
  const { category, feedbackText, permissionToShare, picture } = body
  const page = picture === undefined ? undefined : ((await keptPicture(picture)) ?? fail('feedback.notAPicture'))
  const mail = mailWrite({
    template: 'feedbackReceived',
    to: regionOf(config.region).support.email,
    data: {
      category,
      feedback: feedbackText,
      from: { name: actor.name, email: actor.email },
      role: actor.role,
      ...(isShareable(category) && { mayShare: permissionToShare }),
    },
    ...(page !== undefined && { attachments: [page] }),
    now,
  })
  await commit([mail.write], { events: [mail.event] })
})
