import { afterAll, beforeAll, expect, it } from 'vitest'
import { rawMail } from '#cdk/local/mailbox/rawMail.ts'
import { handler as accountHandler } from '#functions/account/index.ts'
import { createSubmission, getSubmissionByMessage } from '#shared/contracts/account/submissions.ts'
import { createDraft, searchMessages, sendMessage, suggestReply } from '#shared/contracts/inbox/messages.ts'
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

it('a mail that is not theirs is brought in by nobody, and stays about what it is about', async () => {
  const elsewhere = { ...cast.underwriter, agencyIds: [castIds.agency(2)] }
  const messageId = await comesIn('others@outside.example', 'New business: Harbour Nets')
  const bring = (of: MessageId, actor: typeof cast.underwriter) =>
    account(actor)(createSubmission, {
      body: {
        messageId: of,
        agency: { agencyId: AgencyId.parse(castIds.agency(2)) },
        firmographics: { name: 'Harbour Nets' },
      },
    })
  const nobodys = MessageId.parse('msg_01JH0000000000000000000000')
  for (const [of, actor] of [
    [messageId, elsewhere],
    [nobodys, elsewhere],
    [nobodys, cast.underwriter],
  ] as const)
    expect(await bring(of, actor)).toMatchObject({ status: 404, problem: { code: 'message.notFound' } })
  const { emailType, subject, body } = { emailType: 'NEW', subject: 'Ours', body: '' } as const
  const sent = answered(
    await callerOf(handler)(cast.underwriter)(sendMessage, {
      body: { emailType, to: ['sam@outside.example'], subject, body } as never,
    }),
  ).id
  expect(await bring(sent, cast.underwriter)).toMatchObject({ problem: { code: 'message.notFound' } })
})

it('a message is written about a submission that its author may read, and about no other', async () => {
  const { id } = answered(
    await account(cast.producer)(createSubmission, { body: { firmographics: { name: 'Harbour Sails' } } }),
  )
  const elsewhere = { ...cast.underwriter, agencyIds: [castIds.agency(2)] }
  const written = { emailType: 'NEW', to: ['sam@outside.example'], subject: 'Yours', body: '' }
  const write = (operation: typeof createDraft | typeof sendMessage, actor: typeof cast.underwriter, of: string) =>
    callerOf(handler)(actor)(operation, { body: { ...written, submissionId: of } as never })
  for (const operation of [createDraft, sendMessage]) {
    for (const [actor, of] of [
      [elsewhere, id],
      [cast.underwriter, 'sub_01JH0000000000000000000000'],
    ] as const)
      expect(await write(operation, actor, of)).toMatchObject({ status: 404, problem: { code: 'submission.notFound' } })
    expect(await write(operation, cast.underwriter, id)).toMatchObject({ status: 201 })
  }
})
