import { afterAll, beforeAll, expect, it } from 'vitest'
import { rawMail } from '#cdk/local/mailbox/rawMail.ts'
import { handler as accountHandler } from '#functions/account/index.ts'
import { createSubmission, getSubmissionByMessage } from '#shared/contracts/account/submissions.ts'
import { searchMessages, suggestReply } from '#shared/contracts/inbox/messages.ts'
import { AgencyId, MessageId, type SubmissionId } from '#shared/domain/ids/ids.ts'
import { cast, castIds } from '#tests/cast/actors.ts'
import { callerOf } from '#tests/support/operation.ts'
import { arrive, openOutside } from '#tests/support/outside.ts'
import { answered, openQuoteDesk, type QuoteDesk } from '#tests/support/quoteDesk.ts'
import { handler } from '../index.ts'
import { matchSubmission } from '../on/matchSubmission.ts'
import { messages } from '../store/messages.ts'
import { handler as worker } from '../worker.ts'

let desk: QuoteDesk
let outside: Awaited<ReturnType<typeof openOutside>>
beforeAll(async () => {
  desk = await openQuoteDesk()
  outside = await openOutside()
})
afterAll(async () => {
  await outside.close()
  await desk.close()
})

const account = callerOf(accountHandler)

const comesIn = async (mailId: string, subject: string, from = 'sam@outside.example'): Promise<MessageId> => {
  const letter = { from, to: 'submissions@us.palisade.example', subject, text: 'See attached.' }
  await arrive(worker, `arrivals/mail/${mailId}`, rawMail({ ...letter, messageId: mailId }))
  return MessageId.parse(await messages.idByUnique('mailId', mailId))
}
const ofMessage = (messageId: MessageId, actor: (typeof cast)[keyof typeof cast] = cast.underwriter) =>
  account(actor)(getSubmissionByMessage, { params: { messageId } })

it('a submission is made of a mail, whose thread is about it from then on, and later mails that name it', async () => {
  const messageId = await comesIn('brings@outside.example', 'New business: Harbour Ropes')
  expect(await ofMessage(messageId)).toMatchObject({ status: 404, problem: { code: 'submission.notFound' } })
  const { id, submissionNumber } = answered(
    await account(cast.underwriter)(createSubmission, {
      body: {
        messageId,
        agency: { agencyId: AgencyId.parse(castIds.agency(1)) },
        firmographics: {
          name: 'Harbour Ropes',
          address: { address1: '1 Quay', city: 'Salem', state: 'OR', zipCode: '97301' },
        },
      },
    }),
  )
  const now = new Date().toISOString()
  for (const event of ['evt_1', 'evt_2'])
    await matchSubmission({
      ...{ id: event, name: 'submission.received', detail: { submissionId: id } },
      ...{ at: now, now, once: `on|${event}` },
    })
  expect(answered(await ofMessage(messageId))).toMatchObject({ id, submissionNumber, messageId })
  expect(answered(await ofMessage(messageId, cast.producer))).toMatchObject({ id })
  expect(await ofMessage(messageId, cast.otherProducer)).toMatchObject({ status: 404 })

  const later = await comesIn('later@outside.example', `Loss runs for ${submissionNumber.toLowerCase()}`)
  expect(await messages.require(later)).toMatchObject({ submissionId: id, companyName: 'Harbour Ropes' })
  const inbox = async (submissionId: SubmissionId) =>
    answered(await callerOf(handler)(cast.underwriter)(searchMessages, { query: { submissionId } }))
  expect((await inbox(id)).hits.map((hit) => hit.id).sort()).toEqual([messageId, later].sort())
  // Who brought it is asked for what is missing; somebody else who names it is told nothing of it.
  const suggested = async (of: MessageId) =>
    answered(
      await callerOf(handler)(cast.underwriter)(suggestReply, {
        params: { messageId: of },
        body: { instruction: 'ask for what is missing' },
      }),
    ).suggestion
  expect(await suggested(messageId)).toContain('To price Harbour Ropes we still need:')
  expect(await suggested(later)).toContain('To price Harbour Ropes we still need:')
  const rival = await comesIn('rival@elm.example', `What of ${submissionNumber}?`, 'rival@elm.example')
  expect(await messages.require(rival)).toMatchObject({ submissionId: id })
  expect(await suggested(rival)).not.toContain('Harbour Ropes')
})
