import { afterAll, beforeAll, expect, it } from 'vitest'
import { commit } from '#functions/_platform/storage/commit.ts'
import { users } from '#functions/directory/store/users.ts'
import { manuscripts } from '#functions/quote/store/manuscripts.ts'
import { quotes } from '#functions/quote/store/quotes.ts'
import type { ManuscriptRecord, ManuscriptWord } from '#shared/contracts/quote/manuscriptRecord.ts'
import { ManuscriptId } from '#shared/domain/ids/ids.ts'
import { castIds } from '#tests/cast/actors.ts'
import { aUser } from '#tests/support/aUser.ts'
import { eventsOf } from '#tests/support/eventsOf.ts'
import { handOver, openOutside } from '#tests/support/outside.ts'
import { openQuoteDesk, type QuoteDesk } from '#tests/support/quoteDesk.ts'
import { handler as worker } from './worker.ts'

const staff = (n: number, firstName: string) =>
  aUser({
    id: castIds.user(n),
    email: `${firstName.toLowerCase()}@palisade.example`,
    firstName,
    accountType: 'COWBELL',
    role: 'Underwriter',
  })
const [rosa, noor] = [staff(301, 'Rosa'), staff(302, 'Noor')]
const wordOf = ({ id, firstName }: typeof rosa): ManuscriptWord => ({
  by: id,
  name: firstName,
  told: 'an underwriter',
  at: '2026-11-20T09:00:00.000Z',
})

let desk: QuoteDesk
let outside: Awaited<ReturnType<typeof openOutside>>
let manuscript: ManuscriptRecord
beforeAll(async () => {
  desk = await openQuoteDesk()
  outside = await openOutside()
  const quote = await quotes.require(await desk.aRequestedQuote(await desk.anAccount(), { isSurplus: true }))
  manuscript = {
    id: ManuscriptId.parse('man_01JD7Q4Z8M3T5V9W2X6Y0ABCDE'),
    number: 'PAL-MAN-1000012',
    quoteId: quote.id,
    ...{ accountId: quote.accountId, agencyId: quote.agencyId, companyName: quote.companyName },
    ...{ status: 'SUBMITTED', title: 'Dredging', text: 'Dredging is insured.', effect: 'BROADENS' },
    writers: [wordOf(rosa)],
    submitted: wordOf(rosa),
    returned: { ...wordOf(noor), reason: 'Say where.' },
    created: '2026-11-20T09:00:00.000Z',
    lastUpdated: '2026-11-20T09:00:00.000Z',
  }
  await commit([users.create(rosa), users.create(noor), manuscripts.create(manuscript)])
})
afterAll(async () => {
  await outside.close()
  await desk.close()
})

const tell = async (name: 'manuscript.returned' | 'manuscript.submitted') => {
  await handOver(worker, name, { manuscriptId: manuscript.id })
  for (const event of await eventsOf(desk.table))
    if (event.name === 'mail.requested') await handOver(worker, 'mail.requested', event.detail)
}

it('tells underwriters who did not write it that wording waits, and who wrote it that it came back', async () => {
  await tell('manuscript.submitted')
  expect(outside.mailTo(noor.email).map(({ subject }) => subject)).toEqual([
    `Wording to approve: ${manuscript.companyName}, ${manuscript.number}`,
  ])
  expect(outside.mailTo(rosa.email)).toEqual([])
  await tell('manuscript.returned')
  expect(outside.mailTo(rosa.email).map(({ subject }) => subject)).toEqual([
    `Wording to change: ${manuscript.companyName}, ${manuscript.number}`,
  ])
  expect(outside.mailTo(noor.email)).toHaveLength(1)
})
