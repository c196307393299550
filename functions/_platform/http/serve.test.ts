import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { FileBytes, UploadedFile } from '#shared/contract/files.ts'
import { openApiOf } from '#shared/contract/openapi.ts'
import { defineOperation } from '#shared/contract/operation.ts'
import { cast, guestOf } from '#tests/cast/actors.ts'
import { callerOf, eventOf } from '#tests/support/operation.ts'
import { startTable, type TestTable } from '#tests/support/table.ts'
import { implement } from './implement.ts'
import { serve, serveOnce } from './serve.ts'

const rename = defineOperation({
  name: 'rename',
  method: 'PUT',
  path: '/api/quote/v1/rename/{quoteId}',
  summary: 'Renames.',
  access: 'quote:update',
  workflows: ['QUOTE'],
  params: { quoteId: z.string().min(3) },
  query: z.strictObject({ size: z.coerce.number().int().default(25) }),
  body: z.strictObject({ name: z.string().min(1), nested: z.strictObject({ limit: z.number() }).optional() }),
  response: z.object({ name: z.string(), size: z.number(), run: z.number() }),
  problems: ['quote.notFound'],
})

const turn = defineOperation({
  name: 'turn',
  method: 'POST',
  path: '/api/quote/v1/turn',
  summary: 'Turns a file’s bytes around.',
  access: 'quote:update',
  body: z.strictObject({ file: UploadedFile, note: z.string().min(1) }),
  upload: true,
  response: FileBytes,
  media: 'application/x-turned',
})

let runs = 0
let release: (() => void) | undefined

const handler = serve(
  { rename, turn },
  {
    turn: implement(turn)(async ({ body }) => (body.note === 'none' ? undefined : body.file.bytes.toReversed())),
    rename: implement(rename)(async ({ params, query, body, fail }) => {
      runs += 1
      if (params.quoteId === 'none') fail('quote.notFound')
      if (params.quoteId === 'slow')
        await new Promise<void>((done) => {
          release = done
        })
      if (params.quoteId === 'broken') throw new Error('secret internals')
      return { name: body.name, size: query.size, run: runs, secret: 'never leaves' } as {
        name: string
        size: number
        run: number
      }
    }),
  },
)
const as = callerOf(handler)
const input = { params: { quoteId: 'one' }, body: { name: 'x' } }

let table: TestTable
beforeAll(async () => {
  table = await startTable()
})
afterAll(() => table.stop())

describe('the pipeline', () => {
  it('gives the operation what the contract reads and lets out only what the contract names', async () => {
    expect(await as(cast.producer)(rename, input)).toMatchObject({
      ok: true,
      status: 200,
      value: { name: 'x', size: 25 },
    })
    expect(JSON.stringify(await as(cast.producer)(rename, input))).not.toContain('secret')
  })

  it('asks for a session, then for the permission', async () => {
    expect(await as(undefined)(rename, input)).toMatchObject({ status: 401, problem: { code: 'session.required' } })
    expect(await as(cast.clusterViewer)(rename, input)).toMatchObject({
      status: 403,
      problem: { code: 'permission.denied' },
    })
  })

  it('lets in a workflow token of the flows the contract names, and of no other', async () => {
    expect(await as(guestOf('QUOTE', 'one'))(rename, input)).toMatchObject({ ok: true })
    expect(await as(guestOf('E_PAY', 'one'))(rename, input)).toMatchObject({ status: 403 })
  })

  it('tells every wrong field at once, with its path', async () => {
    const wrong = { params: { quoteId: 'x' }, query: { size: 'many' }, body: { nested: { limit: '1' }, extra: 1 } }
    const answer = await as(cast.producer)(rename, wrong as never)
    expect(answer).toMatchObject({ status: 400, problem: { code: 'request.invalid' } })
    const paths = answer.ok ? [] : answer.problem.errors?.map((error) => error.path?.join('.'))
    expect(paths).toEqual(expect.arrayContaining(['path.quoteId', 'query.size', 'name', 'nested.limit', 'extra']))
  })

  it('refuses a body that is not JSON', async () => {
    expect(await as(cast.producer)(rename, { ...input, body: '{' as never })).toMatchObject({
      problem: { code: 'request.notJson' },
    })
  })

  it('answers a declared problem with its status, and hides what broke inside', async () => {
    expect(await as(cast.producer)(rename, { ...input, params: { quoteId: 'none' } })).toMatchObject({ status: 404 })
    const broken = await as(cast.producer)(rename, { ...input, params: { quoteId: 'broken' } })
    expect(broken).toMatchObject({ status: 500, problem: { code: 'server.failed' } })
    expect(JSON.stringify(broken)).not.toContain('secret')
  })
})

describe('an Idempotency-Key', () => {
  const keyed = (key: string) => ({ headers: { 'idempotency-key': key } })

  it('replays the first answer to the same request', async () => {
    const first = await as(cast.producer)(rename, input, keyed('a'))
    expect(await as(cast.producer)(rename, input, keyed('a'))).toEqual(first)
  })

  it('is refused for another body, and belongs to its caller', async () => {
    expect(await as(cast.producer)(rename, { ...input, body: { name: 'y' } }, keyed('a'))).toMatchObject({
      status: 422,
    })
    expect(await as(cast.otherProducer)(rename, { ...input, body: { name: 'y' } }, keyed('a'))).toMatchObject({
      ok: true,
    })
  })

  it('answers 409 while the first request is in flight', async () => {
    const slow = { ...input, params: { quoteId: 'slow' } }
    const first = as(cast.producer)(rename, slow, keyed('b'))
    while (release === undefined) await new Promise((done) => setTimeout(done, 5))
    expect(await as(cast.producer)(rename, slow, keyed('b'))).toMatchObject({
      status: 409,
      problem: { code: 'idempotency.inFlight' },
    })
    release()
    expect(await first).toMatchObject({ ok: true })
  })

  it('is free again after a failure', async () => {
    const broken = { ...input, params: { quoteId: 'broken' } }
    expect(await as(cast.producer)(rename, broken, keyed('c'))).toMatchObject({ status: 500 })
    expect(await as(cast.producer)(rename, broken, keyed('c'))).toMatchObject({ status: 500 })
  })
})

describe('an operation that lost a race against another write', () => {
  const lost = new Error('written in between')
  const served = (runner: typeof serve, problem: object) => {
    let tries = 0
    const racing = implement(rename)(async ({ body, fail }) => {
      tries += 1
      if (tries < 3) fail('conflict.stale', problem)
      return { name: body.name, size: 0, run: tries }
    })
    return callerOf(runner({ rename }, { rename: racing }))(cast.producer)(rename, input)
  }

  it('runs again', async () => {
    expect(await served(serve, { cause: lost })).toMatchObject({ ok: true, value: { run: 3 } })
  })

  it('is told so where it speaks to others, and where it refuses what the caller saw', async () => {
    const stale = { status: 409, problem: { code: 'conflict.stale' } }
    expect(await served(serveOnce as typeof serve, { cause: lost })).toMatchObject(stale)
    expect(await served(serve, {})).toMatchObject(stale)
  })
})

describe('files', () => {
  const file = { fileName: 'blob', bytes: new Uint8Array([0, 255, 13, 10, 7]) }

  it('come in with a form and go out as they are', async () => {
    const answer = await as(cast.producer)(turn, { body: { file, note: 'around' } })
    expect(answer).toEqual({ ok: true, status: 200, value: new Uint8Array([7, 10, 13, 255, 0]) })
    expect(await as(cast.producer)(turn, { body: { file, note: 'none' } })).toEqual({
      ok: true,
      status: 204,
      value: undefined,
    })
  })

  it('are refused without a form, without the file and with a field too many', async () => {
    const told = async (body: object) => {
      const answer = await as(cast.producer)(turn, { body: body as never })
      return answer.ok ? [] : answer.problem.errors?.map(({ path }) => path)
    }
    expect(await told({ note: 'around' })).toEqual([['file']])
    expect(await told({ file, note: 'around', more: 'x' })).toEqual([['more']])
    const json = await handler(eventOf(turn, { body: { file: 'x' } }, cast.producer), {} as never)
    expect(json.statusCode).toBe(400)
  })

  it('are described as such', () => {
    const { paths } = openApiOf([turn], '1') as { paths: Record<string, Record<string, object>> }
    expect(paths['/api/quote/v1/turn']?.post).toMatchObject({
      requestBody: {
        content: { 'multipart/form-data': { schema: { properties: { file: { format: 'binary' } } } } },
      },
      responses: { 200: { content: { 'application/x-turned': {} } }, 204: {} },
    })
  })
})
