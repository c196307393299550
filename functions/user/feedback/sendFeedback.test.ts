import { crc32 } from 'node:zlib'
import { PNG } from 'pngjs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readFile } from '#functions/_platform/files/files.ts'
import { outgoingMails } from '#functions/_platform/mail/outbox.ts'
import { renderMail } from '#functions/messages/templates/renderMail.ts'
import { sendFeedback } from '#shared/contracts/user/feedback.ts'
import { cast } from '#tests/cast/actors.ts'
import { eventsOf } from '#tests/support/eventsOf.ts'
import { callerOf } from '#tests/support/operation.ts'
import { openOutside } from '#tests/support/outside.ts'
import { startTable, type TestTable } from '#tests/support/table.ts'
import { handler } from '../index.ts'

const as = callerOf(handler)
let table: TestTable
let outside: Awaited<ReturnType<typeof openOutside>>
beforeAll(async () => {
  table = await startTable()
  outside = await openOutside()
})
afterAll(async () => {
  await outside.close()
  await table.stop()
})

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

/** A PNG that tells something beside its pixels. */
const withComment = (picture: Buffer, comment: string) => {
  const [length, body, sum] = [Buffer.alloc(4), Buffer.from(`tEXtComment\0${comment}`), Buffer.alloc(4)]
  length.writeUInt32BE(body.length - 4)
  sum.writeUInt32BE(crc32(body))
  const headerEnds = 33
  return Buffer.concat([picture.subarray(0, headerEnds), length, body, sum, picture.subarray(headerEnds)])
}

it('feedback takes along a picture of the page, its pixels alone, and nothing that is no picture', async () => {
  const page = new PNG({ width: 40, height: 20 })
  page.data.fill(200)
  const drawn = withComment(PNG.sync.write(page), 'what else is told')
  const give = (picture: string) =>
    as(cast.agencyAdmin)(sendFeedback, { body: { category: 'Other', feedbackText: 'Look at this', picture } })
  expect(await give(drawn.toString('base64'))).toMatchObject({ status: 204 })
  const mail = await lastMail()
  expect(mail?.attachments).toMatchObject([{ name: 'page.png', contentType: 'image/png' }])
  const kept = Buffer.from((await readFile(mail?.attachments?.[0]?.key ?? '')) ?? [])
  expect(PNG.sync.read(kept)).toMatchObject({ width: 40, height: 20 })
  expect(drawn.includes('what else')).toBe(true)
  expect(kept.includes('what else')).toBe(false)
  const none = { status: 422, problem: { code: 'feedback.notAPicture' } }
  expect(await give(Buffer.from('<svg onload="alert(1)"/>').toString('base64'))).toMatchObject(none)
  expect(await give(drawn.subarray(0, 40).toString('base64'))).toMatchObject(none)
  expect(await give('A'.repeat(700_000))).toMatchObject({ status: 400 })
})
