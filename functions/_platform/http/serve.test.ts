import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { z } from 'zod'
import { FileBytes, UploadedFile } from '#shared/contract/files.ts'
import { openApiOf } from '#shared/contract/openapi.ts'
import { defineOperation } from '#shared/contract/operation.ts'
import { cast, guestOf } from '#tests/cast/actors.ts'
import { callerOf, eventOf } from '#tests/support/operation.ts'
import { startTable, type TestTable } from '#tests/support/table.ts'
import { presentWeather } from '#tests/weather/ofTheRun.ts'
import { alwaysForecast, startWeather } from '#tests/weather/weather.ts'
import { config } from '../config/config.ts'
import { table as connection } from '../storage/client.ts'
import { commit } from '../storage/commit.ts'
import { defineRecord } from '../storage/record.ts'
import { onceRow } from '../storage/rows.ts'
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

const last = defineOperation({
  name: 'last',
  method: 'GET',
  path: '/api/quote/v1/rename/last',
  summary: 'The last one that was renamed.',
  access: 'quote:update',
  response: z.object({ name: z.string() }),
})

const weigh = defineOperation({
  name: 'weigh',
  method: 'POST',
  path: '/api/quote/v1/weigh',
  summary: 'Weighs, and changes nothing.',
  access: 'quote:update',
  safe: true,
  body: z.strictObject({ stones: z.array(z.string()) }),
  response: z.object({ run: z.number() }),
})

const listThings = defineOperation({
  name: 'listThings',
  method: 'GET',
  path: '/api/quote/v1/things',
  summary: 'Lists things by name.',
  access: 'any',
  response: z.object({ names: z.array(z.string()) }),
})

const writeThing = defineOperation({
  name: 'writeThing',
  method: 'PUT',
  path: '/api/quote/v1/things/{id}',
  summary: 'Writes a thing.',
  access: 'any',
  params: { id: z.string() },
  body: z.strictObject({ name: z.string() }),
})

const things = defineRecord({
  kind: 'thing',
  notFound: 'quote.notFound',
  list: {
    scopes: () => ['all'],
    sorts: { name: ({ name }: { id: string; name: string }) => name },
    summary: ({ name }: { id: string; name: string }) => ({ name }),
    shards: 2,
  },
})

const planks = defineRecord<{ readonly id: string; readonly name: string }, 'quote.notFound'>({
  kind: 'plank',
  notFound: 'quote.notFound',
})

let runs = 0
let release: (() => void) | undefined

const handler = serve(
  { last, listThings, rename, turn, weigh, writeThing },
  {
    last: implement(last)(async () => ({ name: 'x' })),
    weigh: implement(weigh)(async () => {
      runs += 1
      return { run: runs }
    }),
    listThings: implement(listThings)(async () => ({
      names: (await things.list({ scopes: ['all'], size: 10 })).hits.map(({ name }) => name),
    })),
    writeThing: implement(writeThing)(async ({ params: { id }, body: { name } }) => {
      const before = await things.byId(id)
      await commit([before === undefined ? things.create({ id, name }) : things.update(before, { ...before, name })])
    }),
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

  it('refuses a query parameter that it does not know, also where it takes none', async () => {
    for (const [operation, asked] of [
      [rename, input],
      [last, {}],
    ] as const) {
      const event = { ...eventOf(operation, asked, cast.producer), queryStringParameters: { limit: '5' } }
      const answer = await handler(event, {} as never)
      expect(answer.statusCode).toBe(400)
      expect(JSON.parse(answer.body ?? '').errors).toEqual([
        { detail: '"limit" is not a field here', path: ['query', 'limit'] },
      ])
    }
  })

  it('refuses by its field what was sent in bytes that are no UTF-8', async () => {
    const body = Buffer.concat([Buffer.from('{"name":"Ren'), Buffer.from([0xe9]), Buffer.from('"}')])
    for (const sent of [
      { body: body.toString(), isBase64Encoded: false },
      { body: body.toString('base64'), isBase64Encoded: true },
    ]) {
      const answer = await handler({ ...eventOf(rename, input, cast.producer), ...sent }, {} as never)
      expect(answer.statusCode).toBe(400)
      expect(JSON.parse(answer.body ?? '')).toMatchObject({ code: 'request.invalid', errors: [{ path: ['name'] }] })
    }
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

describe('what no route takes', () => {
  const knock = async (method: string, rawPath: string) => {
    const event = eventOf(rename, input, undefined)
    const { http } = event.requestContext
    const requestContext = { ...event.requestContext, http: { ...http, method } }
    const { statusCode, headers, body } = await handler(
      { ...event, routeKey: '$default', rawPath, requestContext },
      {} as never,
    )
    return { statusCode, headers, body: JSON.parse(body ?? '{}') }
  }

  it('is told the methods that its path has', async () => {
    expect(await knock('PATCH', '/api/quote/v1/rename/quo_1')).toMatchObject({
      statusCode: 405,
      headers: { allow: 'PUT', 'content-type': 'application/problem+json' },
      body: { code: 'request.methodNotAllowed', detail: 'There is no PATCH here, only PUT.' },
    })
  })

  it('is told those of the fixed path where a variable one would take it', async () => {
    const lastOne = { ...input, params: { quoteId: 'last' } }
    expect(await as(cast.producer)(rename, lastOne)).toMatchObject({
      status: 405,
      problem: { detail: 'There is no PUT here, only GET.' },
    })
    expect(await as(cast.producer)(last, {})).toMatchObject({ ok: true })
    expect(await knock('DELETE', '/api/quote/v1/rename/last')).toMatchObject({ headers: { allow: 'GET' } })
  })

  it('is not found where there is no such path', async () => {
    for (const path of ['/api/quote/v1/rename', '/api/quote/v1/rename/', '/api/quote/v1/rename/quo_1/x'])
      expect(await knock('PUT', path)).toMatchObject({ statusCode: 404, body: { code: 'request.notFound' } })
  })
})

describe('an Idempotency-Key', () => {
  const keyed = (key: string) => ({ headers: { 'idempotency-key': key } })

  it('replays the first answer to the same request', async () => {
    const first = await as(cast.producer)(rename, input, keyed('a'))
    expect(await as(cast.producer)(rename, input, keyed('a'))).toEqual(first)
  })

  it('replays an answer that was kept before answers were packed', async () => {
    const first = await as(cast.producer)(rename, input, keyed('unpacked'))
    if (!first.ok) throw new Error('The first was refused.')
    const key = `idempotency|${cast.producer.userId}|rename|unpacked`
    const to = { client: connection(), table: config.tableName }
    await onceRow
      .patch({ key })
      .set({ answer: { status: 200, body: JSON.stringify(first.value) } })
      .go(to)
    expect(await as(cast.producer)(rename, input, keyed('unpacked'))).toEqual(first)
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

  it('knows its own hand when the answer to its claim was lost', async () => {
    const weather = startWeather({ seed: 1, forecast: { ...alwaysForecast, lostAnswers: 0.3 } })
    onTestFinished(weather.stop)
    const answers: Awaited<ReturnType<ReturnType<typeof as>>>[] = []
    // One after the other, so that the seed says which answers are lost.
    for (let index = 0; index < 20; index += 1)
      answers.push(await as(cast.producer)(rename, input, keyed(`lost-${index}`)))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    weather.stop()
    expect(await as(cast.producer)(rename, input, keyed('lost-3'))).toEqual(answers[3])
  })

  it('knows a form again, whatever boundary it is sent with', async () => {
    const file = (text: string) => ({ body: { file: { fileName: 'a.txt', bytes: Buffer.from(text) }, note: 'x' } })
    const stow = defineOperation({
      name: 'stow',
      method: 'POST',
      path: '/api/quote/v1/stow',
      summary: 'Stows a file.',
      access: 'quote:update',
      body: z.strictObject({ file: UploadedFile, note: z.string().min(1) }),
      upload: true,
      response: z.object({ run: z.number() }),
    })
    const stowing = implement(stow)(async () => {
      runs += 1
      return { run: runs }
    })
    const send = (text: string) =>
      callerOf(serve({ stow }, { stow: stowing }))(cast.producer)(stow, file(text), keyed('form'))
    const first = await send('hull')
    expect(first).toMatchObject({ ok: true })
    expect(await send('hull')).toEqual(first)
    expect(await send('keel')).toMatchObject({ status: 422, problem: { code: 'idempotency.otherBody' } })
  })

  it('is refused above its length', async () => {
    expect(await as(cast.producer)(rename, input, keyed('k'.repeat(200)))).toMatchObject({ ok: true })
    expect(await as(cast.producer)(rename, input, keyed('k'.repeat(201)))).toMatchObject({
      status: 400,
      problem: { code: 'request.invalid', errors: [{ path: ['header', 'idempotency-key'] }] },
    })
  })

  it('is none of an operation that changes nothing: it is not documented, and each call runs', async () => {
    const first = await as(cast.producer)(weigh, { body: { stones: [] } }, keyed('d'))
    expect(await as(cast.producer)(weigh, { body: { stones: ['a'] } }, keyed('d'))).toMatchObject({ ok: true })
    expect(await as(cast.producer)(weigh, { body: { stones: [] } }, keyed('d'))).not.toEqual(first)
    const { paths } = openApiOf([rename, weigh], '1') as { paths: Record<string, Record<string, object>> }
    expect(paths['/api/quote/v1/weigh']?.post).toMatchObject({ parameters: [] })
    expect(JSON.stringify(paths['/api/quote/v1/rename/{quoteId}']?.put)).toContain(
      '#/components/parameters/IdempotencyKey',
    )
  })

  describe('whose request is cut off', () => {
    /** A process that ends after so many commits: whatever it would do then never happens. */
    const cutOff = async (key: string, { commits }: { readonly commits: number }) => {
      let reached = () => {}
      const ended = new Promise<void>((done) => {
        reached = done
      })
      const id = `plk_${key}`
      const write = async (name: string) => {
        const before = await planks.byId(id)
        await commit([before === undefined ? planks.create({ id, name }) : planks.update(before, { ...before, name })])
      }
      let goOn = () => {}
      const dead = new Promise<void>((done) => {
        goOn = done
      })
      let processes = 0
      const dying = implement(writeThing)(async ({ body: { name } }) => {
        processes += 1
        const isFirst = processes === 1
        for (let made = 0; made < commits; made += 1) await write(name)
        if (isFirst) {
          reached()
          await dead
        }
        await write(`${name} again`)
      })
      const call = () =>
        callerOf(serve({ writeThing }, { writeThing: dying }))(cast.producer)(
          writeThing,
          { params: { id }, body: { name: 'hull' } },
          keyed(key),
        )
      const first = call()
      await ended
      return { call, goOn, first, runs: () => processes, name: async () => (await planks.byId(id))?.name }
    }
    const pass = (seconds: number) => {
      const real = Date.now
      vi.spyOn(Date, 'now').mockImplementation(() => real() + seconds * 1000)
      onTestFinished(() => void vi.restoreAllMocks())
    }

    it('takes effect once: who repeats it is told that it did, and that its answer is lost', async () => {
      const { call, runs, name } = await cutOff('cut', { commits: 1 })
      expect(await call()).toMatchObject({ status: 409, problem: { code: 'idempotency.inFlight' } })
      pass(31)
      expect(await call()).toMatchObject({ status: 409, problem: { code: 'idempotency.answerLost' } })
      expect(runs()).toBe(1)
      expect(await name()).toBe('hull')
    })

    it('runs again where nothing took effect, and the first can change nothing any more', async () => {
      const { call, goOn, first, runs, name } = await cutOff('late', { commits: 0 })
      pass(31)
      expect(await call()).toMatchObject({ ok: true })
      goOn()
      expect(await first).toMatchObject({ status: 409, problem: { code: 'idempotency.inFlight' } })
      expect(runs()).toBe(2)
      expect(await name()).toBe('hull again')
      expect(await call()).toMatchObject({ ok: true })
      expect(runs()).toBe(2)
    })

    it('is not free after a failure of which nobody knows whether it took effect', async () => {
      const broken = implement(writeThing)(async ({ params: { id }, body: { name } }) => {
        await commit([planks.create({ id, name })])
        throw new Error('The network is gone.')
      })
      const call = () =>
        callerOf(serve({ writeThing }, { writeThing: broken }))(cast.producer)(
          writeThing,
          { params: { id: 'plk_unsure' }, body: { name: 'hull' } },
          keyed('unsure'),
        )
      expect(await call()).toMatchObject({ status: 500 })
      pass(31)
      expect(await call()).toMatchObject({ status: 409, problem: { code: 'idempotency.answerLost' } })
    })
  })

  it('is free again after a failure', async () => {
    const broken = { ...input, params: { quoteId: 'broken' } }
    expect(await as(cast.producer)(rename, broken, keyed('c'))).toMatchObject({ status: 500 })
    expect(await as(cast.producer)(rename, broken, keyed('c'))).toMatchObject({ status: 500 })
  })
})

describe('what somebody has just written', () => {
  it('is in the lists they look at, as they left it, whatever the index shows', async () => {
    const weather = startWeather({ seed: 1, forecast: { ...alwaysForecast, laggingIndexes: 100_000 } })
    onTestFinished(weather.stop)
    const names = async (written = '') => {
      const page = await as(cast.producer)(listThings, {}, { headers: { 'x-written': written } })
      return page.ok ? page.value.names : page.problem
    }
    const write = async (id: string, name: string) => {
      const event = eventOf(writeThing, { params: { id }, body: { name } }, cast.producer)
      return (await handler(event, {} as never)).headers?.['x-written'] as string
    }
    for (const id of ['thg_1', 'thg_2', 'thg_3']) await write(id, id)
    weather.catchUp()
    presentWeather()?.catchUp()
    const written = await write('thg_2', 'zebra')
    expect(written).toBe('thg_2')
    expect(await names()).not.toContain('zebra')
    expect(await names(written)).toEqual(['thg_1', 'thg_3', 'zebra'])
    const made = `${written},${await write('thg_0', 'aardvark')}`
    expect(await names(made)).toEqual(['aardvark', 'thg_1', 'thg_3', 'zebra'])
    expect(await names('../..,quo_1')).not.toContain('zebra')
  })
})

describe('a repeated answer', () => {
  const send = (key: string, to = handler) => {
    const input = { params: { id: `thg_${key}` }, body: { name: 'again' } }
    return to(eventOf(writeThing, input, cast.producer, { headers: { 'idempotency-key': key } }), {} as never)
  }

  it('names what was written as the first one did', async () => {
    const first = await send('same')
    expect(first.headers?.['x-written']).toBe('thg_same')
    const { statusCode } = first
    expect(await send('same')).toMatchObject({ statusCode, headers: { 'x-written': 'thg_same' } })
  })

  it('names it also where the answer itself is lost', async () => {
    const broken = implement(writeThing)(async ({ params: { id }, body: { name } }) => {
      await commit([things.create({ id, name })])
      throw new Error('The network is gone.')
    })
    const failing = serve({ writeThing }, { writeThing: broken })
    expect(await send('gone', failing)).toMatchObject({ statusCode: 500 })
    const real = Date.now
    vi.spyOn(Date, 'now').mockImplementation(() => real() + 31_000)
    onTestFinished(() => void vi.restoreAllMocks())
    expect(await send('gone', failing)).toMatchObject({ statusCode: 409, headers: { 'x-written': 'thg_gone' } })
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

describe('the document', () => {
  it('has both shapes of what is refused without a session, and of a redirect where it goes', () => {
    const away = defineOperation({
      name: 'away',
      method: 'GET',
      path: '/api/quote/v1/away',
      summary: 'Sends away.',
      access: 'public',
      status: 302,
      response: z.object({ location: z.url() }),
    })
    const { paths, components } = openApiOf([rename, away], '1') as {
      paths: Record<string, Record<string, { responses: Record<string, object> }>>
      components: { responses: Record<string, object> }
    }
    expect(paths['/api/quote/v1/rename/{quoteId}']?.put?.responses[401]).toEqual({
      $ref: '#/components/responses/Refusal401SessionRequired',
    })
    expect(components.responses.Refusal401SessionRequired).toMatchObject({
      content: { 'application/json': {}, 'application/problem+json': {} },
    })
    const sent = paths['/api/quote/v1/away']?.get?.responses[302]
    expect(sent).toMatchObject({ headers: { location: { required: true } } })
    expect(sent).not.toHaveProperty('content')
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
