import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { cast } from '#tests/cast/actors.ts'
import { eventOf } from '#tests/support/operation.ts'
import { startTable, type TestTable } from '#tests/support/table.ts'
import { commit } from '../storage/commit.ts'
import { defineRecord } from '../storage/record.ts'
import { implement } from './implement.ts'
import { serve, serveOnce } from './serve.ts'

const Board = z.object({ id: z.string(), name: z.string() })

const readBoard = defineOperation({
  name: 'readBoard',
  method: 'GET',
  path: '/api/quote/v1/boards/{id}',
  summary: 'Reads a board.',
  access: 'any',
  params: { id: z.string() },
  response: Board,
  problems: ['quote.notFound'],
})

const nameBoard = defineOperation({
  name: 'nameBoard',
  method: 'PUT',
  path: '/api/quote/v1/boards/{id}',
  summary: 'Names a board, in two steps where it is asked to.',
  access: 'any',
  params: { id: z.string() },
  body: z.strictObject({ name: z.string(), steps: z.int().optional() }),
  response: Board,
  problems: ['quote.notFound'],
})

const hangBoard = defineOperation({
  name: 'hangBoard',
  method: 'POST',
  path: '/api/quote/v1/boards/{id}/hang',
  summary: 'Hangs something beside a board, which it reads and leaves as it is.',
  access: 'any',
  params: { id: z.string() },
  problems: ['quote.notFound'],
})

const paintBoard = defineOperation({
  name: 'paintBoard',
  method: 'PUT',
  path: '/api/quote/v1/boards',
  summary: 'Names a board that its body names.',
  access: 'any',
  changes: 'id',
  body: z.strictObject({ id: z.string(), name: z.string() }),
  response: Board,
  problems: ['quote.notFound'],
})

const boards = defineRecord<z.infer<typeof Board>>({
  kind: 'board',
  notFound: 'quote.notFound',
  history: { hides: [] },
})
const frames = defineRecord<z.infer<typeof Board>>({ kind: 'frame', notFound: 'quote.notFound' })

const implementations = {
  readBoard: implement(readBoard)(async ({ params }) => {
    await frames.byId('frm_around')
    return boards.require(params.id)
  }),
  nameBoard: implement(nameBoard)(async ({ params, body }) => {
    for (let step = 0; step < (body.steps ?? 1); step += 1) {
      const board = await boards.require(params.id)
      await commit([boards.update(board, { id: board.id, name: body.name })])
    }
    return boards.require(params.id)
  }),
  hangBoard: implement(hangBoard)(async ({ params, actor, fail }) => {
    if (actor.organizationId === stranger.organizationId) fail('quote.notFound')
    const hung = { id: `frm_${params.id}`, name: 'hung' }
    await commit([frames.create(hung)])
  }),
  paintBoard: implement(paintBoard)(async ({ body }) => {
    const board = await boards.require(body.id)
    await commit([boards.update(board, body)])
    return boards.require(body.id)
  }),
}
const stranger = cast.otherProducer
const contracts = { hangBoard, nameBoard, paintBoard, readBoard }
const handler = serve(contracts, implementations)
const speaking = serveOnce(contracts, implementations)

let table: TestTable
beforeAll(async () => {
  table = await startTable()
  await commit([boards.create({ id: 'brd_1', name: 'pine' }), frames.create({ id: 'frm_around', name: 'oak' })])
})
afterAll(() => table.stop())

const read = async () => {
  const answer = await handler(eventOf(readBoard, { params: { id: 'brd_1' } }, cast.producer), {} as never)
  return String(answer.headers?.['x-seen'] ?? '')
}

const name = async (body: { name: string; steps?: number }, seen?: string, by = handler) => {
  const headers: Readonly<Record<string, string>> = seen === undefined ? {} : { 'x-seen': seen }
  const event = eventOf(nameBoard, { params: { id: 'brd_1' }, body }, cast.producer, { headers })
  const answer = await by(event, {} as never)
  return [answer.statusCode ?? 200, (JSON.parse(answer.body ?? '{}') as { code?: string }).code]
}

describe('what a form was filled in over', () => {
  it('is told with what is read, of the record that the path names alone', async () => {
    expect(await read()).toBe('brd_1=1')
  })

  it('is what a change is held to that names it', async () => {
    const seen = await read()
    expect(await name({ name: 'beech' }, seen)).toEqual([200, undefined])
    expect(await name({ name: 'birch' }, seen)).toEqual([409, 'conflict.stale'])
    expect(await name({ name: 'birch' }, await read())).toEqual([200, undefined])
  })

  it('holds nobody who does not name it, or names another record', async () => {
    expect(await name({ name: 'ash' })).toEqual([200, undefined])
    expect(await name({ name: 'elm' }, 'frm_around=7,nonsense,brd_2=1')).toEqual([200, undefined])
  })

  it('holds none that speaks to others before it commits', async () => {
    expect(await name({ name: 'yew' }, 'brd_1=1', speaking)).toEqual([200, undefined])
  })

  it('is told with the answer of a change, and over what it was made, so that its caller changes it again', async () => {
    const made = async (headers: Readonly<Record<string, string>>, steps?: number) => {
      const input = { params: { id: 'brd_1' }, body: { name: 'fir', ...(steps && { steps }) } }
      const answer = await handler(eventOf(nameBoard, input, cast.producer, { headers }), {} as never)
      const { 'x-seen': seen = '', 'x-seen-over': over = '' } = answer.headers ?? {}
      return { status: answer.statusCode ?? 200, seen: String(seen), over: String(over) }
    }
    const seen = await read()
    const first = await made({ 'x-seen': seen })
    expect(first).toMatchObject({ status: 200, over: seen })
    expect(first.seen).toBe(await read())
    expect(await made({ 'x-seen': first.seen }, 3)).toMatchObject({ status: 200, over: first.seen, seen: await read() })
  })

  it('moves on with the change itself, which may take several steps', async () => {
    expect(await name({ name: 'larch', steps: 3 }, await read())).toEqual([200, undefined])
  })
})

describe('a record that is read', () => {
  const etag = async () => {
    const answer = await handler(eventOf(readBoard, { params: { id: 'brd_1' } }, cast.producer), {} as never)
    return String(answer.headers?.etag ?? '')
  }
  const send = async (
    ifMatch: string,
    { by = handler, actor = cast.superAdmin, operation = nameBoard as typeof hangBoard | typeof nameBoard } = {},
  ) => {
    const input = { params: { id: 'brd_1' }, ...(operation === nameBoard && { body: { name: 'walnut', steps: 2 } }) }
    const event = eventOf(operation, input, actor, { headers: { 'if-match': ifMatch } })
    const { statusCode, headers, body } = await by(event, {} as never)
    const told = JSON.parse(body ?? '{}') as { code?: string; errors?: unknown }
    return { status: statusCode ?? 200, etag: headers?.etag, code: told.code, errors: told.errors }
  }

  it('tells its version, by which a change is held to it', async () => {
    expect(await etag()).toMatch(/^"brd_1=\d+"$/)
    for (const by of [handler, speaking]) {
      expect(await send(await etag(), { by })).toMatchObject({ status: 200 })
      expect(await send('"brd_1=1"', { by })).toMatchObject({
        status: 412,
        code: 'conflict.changed',
        etag: await etag(),
        errors: [{ path: ['name'], detail: 'is "walnut" now' }],
      })
    }
  })

  it('is of no version that is weak, one of several, or any', async () => {
    const now = await etag()
    expect(await send(`W/${now}`)).toMatchObject({ status: 200 })
    expect(await send(`"brd_1=1", ${await etag()}`)).toMatchObject({ status: 200 })
    expect(await send('*')).toMatchObject({ status: 200 })
  })

  it('is not what a tag of something else names, nor what is no tag', async () => {
    for (const by of [handler, speaking]) {
      expect(await send('"abc"', { by })).toMatchObject({ status: 412 })
      expect(await send('"frm_around=1"', { by })).toMatchObject({ status: 412 })
      expect(await send('brd_1=1', { by })).toMatchObject({ status: 400 })
    }
  })

  it('holds what only writes beside it, and tells nothing to whom it does not concern', async () => {
    expect(await send('"brd_1=1"', { operation: hangBoard })).toMatchObject({ status: 412 })
    expect(await send('"brd_1=1"', { operation: hangBoard, actor: stranger })).toMatchObject({ status: 404 })
    expect(await send(await etag(), { operation: hangBoard })).toMatchObject({ status: 204 })
  })

  it('is named by a body as well as by a path', async () => {
    const paint = async (ifMatch: string) => {
      const input = { body: { id: 'brd_1', name: 'cherry' } }
      const event = eventOf(paintBoard, input, cast.superAdmin, { headers: { 'if-match': ifMatch } })
      const { statusCode, headers } = await handler(event, {} as never)
      return { status: statusCode ?? 200, etag: headers?.etag }
    }
    const before = await etag()
    expect(await paint('"brd_1=1"')).toMatchObject({ status: 412, etag: before })
    expect(await etag()).toBe(before)
    const painted = await paint(before)
    expect(painted).toEqual({ status: 200, etag: await etag() })
    expect(painted.etag).not.toBe(before)
  })

  it('tells others than staff what the operation itself answers, without values', async () => {
    expect(await send('"brd_1=1"', { actor: cast.producer })).toMatchObject({
      status: 412,
      errors: [{ path: ['name'], detail: 'has changed' }],
    })
  })
})
