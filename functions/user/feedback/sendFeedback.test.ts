import { afterAll, beforeAll, expect, it } from 'vitest'
import { outgoingMails } from '#functions/_platform/mail/outbox.ts'
import { renderMail } from '#functions/messages/templates/renderMail.ts'
import { sendFeedback } from '#shared/contracts/user/feedback.ts'
import { cast } from '#tests/cast/actors.ts'
import { eventsOf } from '#tests/support/eventsOf.ts'
import { callerOf } from '#tests/support/operation.ts'
import { startTable, type TestTable } from '#tests/support/table.ts'
import { handler } from '../index.ts'

const as = callerOf(handler)
let table: TestTable
beforeAll(async () => {
  table = await startTable()
})
afterAll(() => table.stop())

const lastMail = async () => {
  const asked = (await eventsOf(table)).flatMap(({ name, detail }) =>
    name === 'mail.requested' ? [detail.mailId] : [],
  )
  const [mail] = await outgoingMails.byIds(asked.slice(-1))
  return mail
}

it('feedback goes to the people who answer, with who gave it and whether kudos may be shared', async () => {
  const body = { feedbackText: 'The calculator is quick.', permissionToShare: true } as const
  const give = (category: 'Give Kudos to the team' | 'Report a high priority issue') =>
    as(cast.producer)(sendFeedback, { body: { ...body, category } })
  expect(await give('Give Kudos to the team')).toMatchObject({ status: 204 })
  const kudos = await lastMail()
  expect(kudos).toMatchObject({
    template: 'feedbackReceived',
    data: { category: 'Give Kudos to the team', mayShare: true, from: { email: cast.producer.email } },
  })
  await give('Report a high priority issue')
  expect((await lastMail())?.data).not.toHaveProperty('mayShare')
  expect((await renderMail('feedbackReceived', (kudos?.data ?? {}) as never)).text).toContain(
    'The calculator is quick.',
  )
})

it('feedback says what it is about, in 500 characters at most', async () => {
  const give = (body: object) => as(cast.customerService)(sendFeedback, { body: body as never })
  expect(await give({ feedbackText: 'x' })).toMatchObject({
    status: 400,
    problem: { errors: [{ path: ['category'] }] },
  })
  expect(await give({ category: 'Other', feedbackText: ' ' })).toMatchObject({
    status: 400,
    problem: { errors: [{ path: ['feedbackText'], detail: 'Description is required' }] },
  })
  expect(await give({ category: 'Other', feedbackText: 'x'.repeat(501) })).toMatchObject({
    status: 400,
    problem: { errors: [{ path: ['feedbackText'], detail: 'Must be 500 characters or less' }] },
  })
})

it('feedback is no way to fill a mailbox: ten an hour are read', async () => {
  const give = () => as(cast.agent)(sendFeedback, { body: { category: 'Other', feedbackText: 'Again' } })
  for (let count = 0; count < 10; count += 1) expect(await give()).toMatchObject({ status: 204 })
  expect(await give()).toMatchObject({ status: 429, problem: { code: 'auth.throttled' } })
})
