import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commit } from '#functions/_platform/storage/commit.ts'
import { accounts } from '#functions/account/store/accounts.ts'
import { insurerOfCover } from '#functions/directory/public.ts'
import { handler as messagesWorker } from '#functions/messages/worker.ts'
import type { PolicyRecord } from '#functions/policy/public.ts'
import { downloadDocument } from '#shared/contracts/docs/documents.ts'
import { createClaim, createLossRun } from '#shared/contracts/policy/claims.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { addDays, addMonths } from '#shared/domain/calendar/moveDate.ts'
import { DocumentId } from '#shared/domain/ids/ids.ts'
import { cast } from '#tests/cast/actors.ts'
import { eventsOf } from '#tests/support/eventsOf.ts'
import { callerOf } from '#tests/support/operation.ts'
import { handOver, openOutside } from '#tests/support/outside.ts'
import { openPolicyDesk, type PolicyDesk } from '#tests/support/policyDesk.ts'
import { answered } from '#tests/support/quoteDesk.ts'
import { handler as docs } from '../index.ts'
import { handler as worker } from '../worker.ts'

let desk: PolicyDesk
let outside: Awaited<ReturnType<typeof openOutside>>
let policy: PolicyRecord
beforeAll(async () => {
  desk = await openPolicyDesk()
  outside = await openOutside()
  const effectiveDate = addMonths(today(), -6)
  policy = await desk.aPolicy({ effectiveDate, endDate: addMonths(effectiveDate, 12) })
  answered(
    await desk.asPolicy(cast.producer)(createClaim, {
      body: {
        accountId: policy.accountId,
        isFiled: true,
        reporter: { name: 'Ida Moreau' },
        address: '1 Main Street',
        city: 'Portland',
        state: 'OR',
        zipCode: '97201',
        lossDescription: 'Files are locked and a note asks for money.',
      },
    }),
  )
})
afterAll(async () => {
  await outside.close()
  await desk.close()
})

const today = (): CalendarDate => dateAt(new Date().toISOString(), 'America/New_York')
const ask = (body: object, actor = cast.producer) => desk.asPolicy(actor)(createLossRun, { body: body as never })

/** Makes what was asked for last, as its queue has it made, twice as queues may. */
const make = async () => {
  const asked = (await eventsOf(desk.quotes.table)).filter(({ name }) => name === 'policy.lossRunRequested').at(-1)
  if (asked?.name !== 'policy.lossRunRequested') throw new Error('No loss run was asked for.')
  for (let times = 0; times < 2; times += 1)
    await handOver(worker, 'policy.lossRunRequested', asked.detail, asked.detail.lossRunId)
  await desk.quotes.settle()
}

const fileOf = async (docId: string) => {
  const query = { docId: DocumentId.parse(docId) }
  const { url, fileName } = answered(await callerOf(docs)(cast.producer)(downloadDocument, { query }))
  return { fileName, bytes: new Uint8Array(await (await fetch(url)).arrayBuffer()) }
}

const textOf = async (bytes: Uint8Array): Promise<string> => {
  const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true })
  return text.replace(/\s+/g, ' ')
}

describe('a loss run', () => {
  it('is a document and a table, valued as of the day that was asked for, and names the insurer of each policy', async () => {
    const { docId, csvDocId } = answered(await ask({ accountId: policy.accountId }))
    await make()
    const [pdf, csv] = [await fileOf(docId), await fileOf(csvDocId)]
    expect(pdf.fileName).toBe(`Loss run ${policy.companyName} ${today()}.pdf`)
    const insurer = await insurerOfCover(policy)
    const said = await textOf(pdf.bytes)
    expect(said).toMatch(/CLM-US-\d+: Filed/)
    expect(said).toContain(`, insurer ${insurer}`)
    const rows = new TextDecoder().decode(csv.bytes)
    expect(rows).toMatch(/CLM-US-\d+,Filed/)
    expect(rows).toContain(`${policy.policyNumber},${insurer},`)
    const before = answered(await ask({ policyNumber: policy.policyNumber, asOf: addDays(today(), -2) }))
    await make()
    const text = await textOf((await fileOf(before.docId)).bytes)
    expect(text).toContain('No losses')
    expect(text).not.toContain('CLM-')
  })

  it('is filed under a long name without a character cut in two', async () => {
    const account = await accounts.require(policy.accountId)
    await commit([accounts.update(account, { ...account, name: `${'A'.repeat(79)}🏛🏛 Works` })])
    const { docId } = answered(await ask({ accountId: policy.accountId }))
    await make()
    const { fileName } = await fileOf(docId)
    expect(fileName).toContain('AAA')
    expect(fileName.isWellFormed()).toBe(true)
    const renamed = await accounts.require(policy.accountId)
    await commit([accounts.update(renamed, { ...renamed, name: account.name })])
  })

  it('is sent once, with both files, and to strangers only so often', async () => {
    answered(await ask({ accountId: policy.accountId, email: 'underwriter@market.example' }))
    await make()
    for (const event of await eventsOf(desk.quotes.table))
      if (event.name === 'mail.requested') await handOver(messagesWorker, 'mail.requested', event.detail)
    const [mail, ...others] = outside.mailTo('underwriter@market.example')
    expect(others).toEqual([])
    expect(mail?.subject).toBe(`Loss run of ${policy.companyName}`)
    expect(mail?.attachments).toMatchObject([
      { fileName: expect.stringMatching(/\.pdf$/) },
      { fileName: expect.stringMatching(/\.csv$/) },
    ])
    for (let sent = 0; sent < 30; sent += 1)
      answered(await ask({ accountId: policy.accountId, email: `m${sent}@market.example` }, cast.agencyAdmin))
    expect(await ask({ accountId: policy.accountId, email: 'x@market.example' }, cast.agencyAdmin)).toMatchObject({
      problem: { code: 'auth.throttled' },
    })
  })

  it('is of what the asker may see, up to today', async () => {
    expect(await ask({})).toMatchObject({ problem: { code: 'claim.lossRunUnclear' } })
    expect(await ask({ accountId: policy.accountId, asOf: '2999-01-01' })).toMatchObject({
      problem: { code: 'claim.dayAhead' },
    })
    expect(await ask({ accountId: policy.accountId }, cast.otherProducer)).toMatchObject({ status: 404 })
    expect(await ask({ accountId: policy.accountId, email: 'nobody' })).toMatchObject({ status: 400 })
  })
})
