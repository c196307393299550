import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { cast } from '#tests/cast/actors.ts'
import { eventOf } from '#tests/support/operation.ts'
import { startTable, type TestTable } from '#tests/support/table.ts'
import type { Actor } from '../auth/actor.ts'
import { sendMail } from '../mail/mail.ts'
import { postOut } from '../outside/postOut.ts'
import { commit } from '../storage/commit.ts'
import { defineRecord } from '../storage/record.ts'
import { nextNumber } from '../storage/sequence.ts'
import { implement } from './implement.ts'
import { rehearsalHeader } from './rehearse.ts'
import { serve } from './serve.ts'

const boards = defineRecord({
  kind: 'rehearsedBoard',
  notFound: 'quote.notFound',
  list: {
    scopes: (board: { id: string; name: string; status: string; agencyId: string }) => [`agency:${board.agencyId}`],
    sorts: { name: ({ name }) => name },
    summary: (board) => board,
  },
  foretold: ({ name }, { events, isWholeLedger }) => ({
    postings: [{ description: name, lines: isWholeLedger ? ['all'] : [] }],
    isInvoiced: events.includes('quote.ready'),
  }),
})

const common = {
  method: 'PUT',
  access: 'quote:update',
  params: { boardId: z.string().min(3) },
  body: z.strictObject({ name: z.string(), goesOn: z.enum(['abreast', 'mail', 'nothing', 'post', 'read', 'write']) }),
  response: z.object({ name: z.string(), number: z.number() }),
  problems: ['quote.notFound'],
} as const
const paint = defineOperation({
  ...common,
  name: 'paint',
  path: '/api/quote/v1/paint/{boardId}',
  summary: 'Paints a board.',
  stepUp: 'depends',
})
const show = defineOperation({
  ...common,
  name: 'show',
  path: '/api/quote/v1/show/{boardId}',
  summary: 'Shows a secret.',
  secret: true,
})

let runs = 0
/** What is under way beside what ends a rehearsal. */
let late: Promise<unknown> = Promise.resolve()
const pause = () => new Promise<void>((resolve) => void setTimeout(resolve, 50))
const painted = implement(paint)(async ({ params, body, requireStepUp }) => {
  runs += 1
  requireStepUp()
  const number = await nextNumber('rehearsedBoards')
  const board = await boards.require(params.boardId)
  await commit([boards.update(board, { ...board, name: body.name, status: 'PAINTED' })], {
    events: [
      { name: 'quote.ready', detail: { quoteId: board.id } } as never,
      { name: 'mail.requested', detail: { mailId: 'mai_1' } } as never,
    ],
  })
  if (body.goesOn === 'mail') await sendMail({ to: ['a@b.example'], subject: '', text: '', token: '' })
  if (body.goesOn === 'abreast') {
    const other = await boards.require('brd_2')
    late = pause().then(() => commit([boards.update(other, { ...other, status: 'PAINTED' })]))
    await Promise.all([late, sendMail({ to: ['a@b.example'], subject: '', text: '', token: '' })])
  }
  if (body.goesOn === 'post') await postOut({ url: 'https://hooks.localhost/desk', headers: {}, body: '' })
  if (body.goesOn === 'write') await commit([boards.update(await boards.require('brd_2'), { ...board, id: 'brd_2' })])
  const { name } = await boards.require(params.boardId)
  return { name, number }
})
const handler = serve(
  { paint, show },
  { paint: painted, show: implement(show)(async ({ body }) => ({ name: body.name, number: 0 })) },
)

const ask = async (
  body: object,
  { operation = paint as typeof paint | typeof show, actor = cast.producer as Actor, rehearses = true, key = '' } = {},
) => {
  const headers = { ...(rehearses && { [rehearsalHeader]: 'yes' }), ...(key !== '' && { 'idempotency-key': key }) }
  const event = eventOf(operation, { params: { boardId: 'brd_1' }, body }, actor, { headers })
  const { statusCode, body: text = '' } = await handler(event, {} as never)
  return { status: statusCode, told: JSON.parse(text) }
}

let table: TestTable
beforeAll(async () => {
  table = await startTable()
  const { organizationId: agencyId } = cast.producer
  for (const id of ['brd_1', 'brd_2']) await commit([boards.create({ id, name: 'Bare', status: 'BARE', agencyId })])
})
afterAll(() => table.stop())

describe('a rehearsal', () => {
  it('tells what would come of an operation, and nothing of it is written', async () => {
    const { status, told } = await ask({ name: 'Green', goesOn: 'read' }, { key: 'k1' })
    expect(status).toBe(200)
    expect(told).toEqual({
      answer: { name: 'Green', number: 1 },
      isComplete: true,
      postings: [{ description: 'Green', lines: [] }],
      isWholeLedger: false,
      isInvoiced: true,
      changes: [
        {
          kind: 'rehearsedBoard',
          change: 'CHANGED',
          id: 'brd_1',
          name: 'Bare',
          statusBefore: 'BARE',
          status: 'PAINTED',
        },
      ],
      events: ['quote.ready'],
      later: ['A quote is ready.'],
    })
    expect((await boards.require('brd_1')).name).toBe('Bare')
    expect(await nextNumber('rehearsedBoards')).toBe(1)
  })

  it('tells nothing of records that are neither named nor in a list of theirs', async () => {
    const { told } = await ask({ name: 'Green', goesOn: 'write' }, { actor: cast.otherProducer })
    expect(told.changes.map(({ id }: { id: string }) => id)).toEqual(['brd_1'])
  })

  it('goes no further than to what takes effect at once', async () => {
    for (const goesOn of ['mail', 'post']) {
      const { told } = await ask({ name: 'Red', goesOn })
      expect(told, goesOn).toMatchObject({ isComplete: false, changes: [{ status: 'PAINTED' }] })
    }
  })

  it('leaves nothing of what was under way beside that to take effect afterwards', async () => {
    const { told } = await ask({ name: 'Red', goesOn: 'abreast' })
    expect(told).toMatchObject({ isComplete: false })
    await late
    expect((await boards.require('brd_2')).status).toBe('BARE')
  })

  it('uses no Idempotency-Key up: what is meant then is done', async () => {
    const before = runs
    await ask({ name: 'Blue', goesOn: 'nothing' }, { key: 'k2' })
    await ask({ name: 'Blue', goesOn: 'nothing' }, { key: 'k2' })
    expect(runs).toBe(before + 2)
  })

  it('tells of no event beside those of what it tells of, such as a letter that nobody is to know of', async () => {
    const { told } = await ask({ name: 'Green', goesOn: 'nothing' }, { actor: cast.otherProducer })
    expect(told.events).toEqual(['quote.ready'])
  })

  it('asks for the proof of identity that the operation asks for, but of an assistant, whose person gives it', async () => {
    const { stepUpAt: _, ...unproven } = cast.producer
    const { status, told } = await ask({ name: 'Green', goesOn: 'read' }, { actor: unproven })
    expect([status, told.code]).toEqual([403, 'auth.stepUpRequired'])
    const key = { ...unproven, keyScopes: ['quote:update'] } as unknown as Actor
    const refused = await ask({ name: 'Green', goesOn: 'read' }, { actor: key })
    expect([refused.status, refused.told.code]).toEqual([403, 'auth.stepUpRequired'])
    expect(refused.told.detail).toContain('which no API key has')
    const assistant = { ...key, assistant: [] } as unknown as Actor
    const approved = await ask({ name: 'Green', goesOn: 'read' }, { actor: assistant })
    expect(approved.status).toBe(200)
    expect(approved.told).not.toHaveProperty('answer')
  })

  it('is told of by the log, as no history does', async () => {
    const lines: string[] = []
    const written = vi.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(String(line)) > 0)
    vi.stubEnv('LOG_LEVEL', 'info')
    await ask({ name: 'Green', goesOn: 'nothing' })
    await ask({ name: 'Bare', goesOn: 'nothing' }, { rehearses: false })
    written.mockRestore()
    vi.unstubAllEnvs()
    const requests = lines.map((line) => JSON.parse(line)).filter(({ message }) => message === 'request')
    expect(requests.map(({ operation, rehearsal }) => [operation, rehearsal])).toEqual([
      ['paint', true],
      ['paint', undefined],
    ])
  })

  it('is refused as the operation is', async () => {
    const event = eventOf(paint, { params: { boardId: 'brd_9' }, body: { name: 'x', goesOn: 'read' } }, cast.producer, {
      headers: { [rehearsalHeader]: 'yes' },
    })
    expect((await handler(event, {} as never)).statusCode).toBe(404)
    expect((await ask({ name: 'x', goesOn: 'read' }, { actor: cast.clusterViewer })).status).toBe(403)
  })

  it('is none of what shows a secret, which is not done either', async () => {
    const { status, told } = await ask({ name: 'x', goesOn: 'read' }, { operation: show })
    expect(status).toBe(400)
    expect(told.errors).toEqual([{ path: ['header', rehearsalHeader], detail: 'is not taken here' }])
  })
})
