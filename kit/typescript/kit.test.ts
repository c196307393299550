import { execFileSync, spawnSync } from 'node:child_process'
import { createHash, createHmac, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Whether there is a Python that is new enough. */
const hasPython = spawnSync('python3', ['-c', 'import sys; sys.exit(sys.version_info < (3, 11))']).status === 0

/** The package as it is built, under names that need no build to be read here. */
interface Kit {
  readonly Palisade: new (
    settings: object,
  ) => Record<string, (...given: unknown[]) => Promise<unknown>> & {
    each(name: string, input: object): AsyncGenerator<unknown>
    until<Answer>(name: string, input: object, isSo: (answer: Answer) => boolean, patience?: object): Promise<Answer>
  }
  follow(
    palisade: object,
    from?: object,
  ): AsyncGenerator<{ readonly id: string; readonly kind: string; readonly ids: readonly string[] }>
  openAccount(palisade: object, client: object, options?: object): Promise<string>
  readonly Refused: { is(thrown: unknown, ...codes: string[]): boolean }
  readonly verifyWebhook: (received: object) => Promise<object>
}

let kit: Kit
beforeAll(async () => {
  execFileSync(process.execPath, ['--no-warnings', 'cdk/kit.ts'], { cwd: root, stdio: 'inherit' })
  kit = await import(`${root}kit/typescript/dist/index.js`)
})

interface Sent {
  readonly path: string
  readonly headers: Headers
  readonly body: unknown
}

interface Unpacked {
  readonly entries?: readonly { readonly name: string; readonly bytes: Uint8Array }[]
}

type Reply = (sent: Sent) => Response | undefined

const problem = (status: number, code: string, headers: Record<string, string> = {}) =>
  Response.json(
    { code, status, detail: `It is ${code}.`, requestId: 'req-1', errors: [{ detail: 'wrong', path: ['name'] }] },
    { status, headers: { 'content-type': 'application/problem+json', ...headers } },
  )

/** A platform that answers calls one after the other; what it was sent, and how long was waited between. */
const platformOf = (...replies: readonly Reply[]) => {
  const sent: Sent[] = []
  const waits: number[] = []
  const left = [...replies]
  let tokens = 0
  const fetch = async (url: URL, { headers, body }: RequestInit): Promise<Response> => {
    if (url.pathname.endsWith('/token')) {
      tokens += 1
      return Response.json({ access_token: `token-${tokens}`, token_type: 'Bearer', expires_in: 900 })
    }
    const each = { path: `${url.pathname}${url.search}`, headers: new Headers(headers), body: String(body ?? '') }
    sent.push(each)
    const answer = left.shift()?.(each)
    if (answer === undefined) throw new TypeError('fetch failed')
    return answer
  }
  const tries = { most: 3, pause: () => 1, sleep: async (wait: number) => void waits.push(wait) }
  const settings = { origin: 'https://us.palisade.example', clientId: 'key_1', clientSecret: 'secret', fetch, tries }
  return { palisade: new kit.Palisade(settings), sent, waits, tokens: () => tokens }
}

const tag = { id: 'tag_1', name: 'Key account' }
const input = { body: { name: 'Key account' } }

describe('the kit', () => {
  it('signs in once for calls at once, and again where a token opens nothing any more', async () => {
    const made = platformOf(...Array.from({ length: 2 }, () => () => Response.json({ id: 'quo_1' })))
    await Promise.all([1, 2].map(() => made.palisade.getQuote?.({ params: { quoteId: 'quo_1' } })))
    expect(made.tokens()).toBe(1)
    const ended = platformOf(
      () => problem(401, 'session.required'),
      () => Response.json({ id: 'quo_1' }),
    )
    expect(await ended.palisade.getQuote?.({ params: { quoteId: 'quo_1' } })).toEqual({ id: 'quo_1' })
    expect(ended.sent.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer token-1', 'Bearer token-2'])
  })

  it('repeats what was not answered with the same key, and waits as long as it is told', async () => {
    const { palisade, sent, waits } = platformOf(
      () => undefined,
      () => problem(429, 'request.tooFast', { 'retry-after': '17' }),
      () => Response.json(tag, { status: 201 }),
    )
    expect(await palisade.createTag?.(input)).toEqual(tag)
    expect(new Set(sent.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1)
    expect(waits).toEqual([1, 17_000])
  })

  it('gives up at last, and tells the key to go on with', async () => {
    const { palisade } = platformOf()
    await expect(palisade.createTag?.(input, { idempotencyKey: 'mine' })).rejects.toMatchObject({
      name: 'Unreached',
      idempotencyKey: 'mine',
    })
  })

  it('throws a refusal with its code, its fields and what support asks for, and repeats none', async () => {
    const { palisade, sent } = platformOf(() => problem(409, 'tag.alreadyExists'))
    const thrown = await palisade.createTag?.(input).catch((error: unknown) => error)
    expect(thrown).toMatchObject({ status: 409, requestId: 'req-1', errors: [{ path: ['name'] }] })
    expect([kit.Refused.is(thrown, 'tag.alreadyExists'), kit.Refused.is(thrown, 'tag.tooMany')]).toEqual([true, false])
    expect(sent).toHaveLength(1)
  })

  it('goes through pages, by their number or by what each says of the next', async () => {
    const seenOf = async (name: string, ...pages: readonly object[]) => {
      const { palisade, sent } = platformOf(...pages.map((each) => () => Response.json(each)))
      const seen: unknown[] = []
      for await (const each of palisade.each(name, { query: { size: 2 } })) seen.push(each)
      return { seen, asked: sent.map(({ path }) => path.replace(/.*\?/, '')) }
    }
    const numbered = [{ content: [1, 2] }, { content: [3] }]
    expect(await seenOf('listWebhooks', ...numbered)).toEqual({ seen: [1, 2, 3], asked: ['size=2', 'size=2&page=1'] })
    const named = [{ hits: [1, 2], nextToken: 'next' }, { hits: [3, 4] }]
    expect(await seenOf('searchAccounts', ...named)).toEqual({
      seen: [1, 2, 3, 4],
      asked: ['size=2', 'size=2&after=next'],
    })
  })

  it('follows what changes, from the id of the answer before', async () => {
    const stream = (text: string) => () => new Response(text, { headers: { 'content-type': 'text/event-stream' } })
    const { palisade, sent } = platformOf(
      stream('retry: 1\nid: 1764374400000\n\n'),
      stream(
        'retry: 1\nid: 1764374400500\n\nid: 1764374400500\nevent: quote\ndata: {"ids":["quo_1"],"isMore":false}\n\n',
      ),
    )
    for await (const news of kit.follow(palisade)) {
      expect(news).toEqual({ id: '1764374400500', kind: 'quote', ids: ['quo_1'], isMore: false })
      break
    }
    expect(sent.map(({ path }) => path)).toEqual(['/api/news/v1/events', '/api/news/v1/events?after=1764374400000'])
  })

  it('takes webhooks that one of the secrets signs, just now, and no other', async () => {
    const [secret, former] = [randomBytes(24).toString('base64'), randomBytes(24).toString('base64')]
    const body = JSON.stringify({ type: 'quote.ready', timestamp: '2026-11-26T09:30:00Z', data: { quoteId: 'quo_1' } })
    const at = 1_790_000_000
    const signed = (by: string) =>
      `v1,${createHmac('sha256', Buffer.from(by, 'base64')).update(`whd_1.${at}.${body}`).digest('base64')}`
    const headers = { 'Webhook-Id': 'whd_1', 'webhook-timestamp': String(at), 'webhook-signature': signed(former) }
    const received = { headers, body, secrets: [secret, former], now: new Date(at * 1000 + 60_000) }
    expect(await kit.verifyWebhook(received)).toMatchObject({ type: 'quote.ready', id: 'whd_1' })
    for (const wrong of [
      { secrets: [secret] },
      { body: `${body} ` },
      { now: new Date(at * 1000 + 301_000) },
      { headers: { ...headers, 'webhook-signature': 'v1,%%% v2,x' } },
    ])
      await expect(kit.verifyWebhook({ ...received, ...wrong })).rejects.toThrow(/signed/)
  })

  it('shows in its READMEs the examples that a journey runs', () => {
    const shownIn = (file: string) =>
      /```(?:ts|python)\n([\s\S]*?)```/.exec(readFileSync(`${root}${file}`, 'utf8'))?.[1]
    const example = (file: string) => readFileSync(`${root}kit/${file}`, 'utf8')
    expect(shownIn('kit/typescript/README.md')).toBe(example('typescript/example/quoteToClaim.ts'))
    expect(shownIn('kit/python/README.md')).toBe(example('python/example/quote_to_claim.py'))
  })

  it('says in its READMEs where the platform is, who makes a key and where, and what is a sandbox', async () => {
    const { whereText }: { whereText: string } = await import(`${root}cdk/kit/whereText.ts`)
    for (const file of ['kit/typescript/README.md', 'kit/python/README.md'])
      expect(readFileSync(`${root}${file}`, 'utf8'), file).toContain(`\n${whereText}\n\n## From a company`)
    expect(whereText).toContain('http://au.localhost:3000')
    expect(whereText).toContain('Agency Admin')
  })

  it('goes from a company to a claim in fifteen lines of either language', () => {
    for (const file of ['typescript/example/quoteToClaim.ts', 'python/example/quote_to_claim.py']) {
      const lines = readFileSync(`${root}kit/${file}`, 'utf8').split('\n')
      expect(lines.filter((line) => line.trim() !== '').length, file).toBeLessThanOrEqual(15)
      expect(Math.max(...lines.map(({ length }) => length)), file).toBeLessThanOrEqual(120)
    }
  })

  it('opens an account in four steps that are repeated as they were', async () => {
    const { palisade, sent } = platformOf(
      () => Response.json({ id: 'acc_1' }),
      () => problem(422, 'request.invalid'),
      () => Response.json({ id: 'acc_1' }),
      () => Response.json({ id: 'acc_1' }),
      () => Response.json({}),
      () => Response.json({}),
    )
    const client = { company: {}, details: {}, contact: {}, answers: {} }
    await expect(kit.openAccount(palisade, client, { idempotencyKey: 'mine' })).rejects.toThrow()
    expect(await kit.openAccount(palisade, client, { idempotencyKey: 'mine' })).toBe('acc_1')
    expect(sent.map(({ headers }) => headers.get('idempotency-key'))).toEqual(
      ['company', 'details', 'company', 'details', 'contact', 'answers'].map((step) => `mine.${step}`),
    )
  })

  it('reads until what is said is so', async () => {
    const { palisade } = platformOf(
      () => Response.json({ agencyStatus: 'DRAFT' }),
      () => Response.json({ agencyStatus: 'READY' }),
    )
    const isReady = (quote: { agencyStatus?: string }) => quote.agencyStatus === 'READY'
    const input = { params: { quoteId: 'quo_1' } }
    expect(await palisade.until('getQuote', input, isReady, { every: 1 })).toEqual({ agencyStatus: 'READY' })
  })

  it('is handed out as npm and pip take it', async () => {
    const folder = mkdtempSync(`${tmpdir()}/kit-`)
    onTestFinished(() => rmSync(folder, { recursive: true }))
    // By its address, since the kit is a package of its own that knows none of the repository's names.
    const { kitFiles }: { kitFiles(): Readonly<Record<string, Buffer>> } = await import(`${root}cdk/kit/kitFiles.ts`)
    const files = Object.entries(kitFiles())
    for (const [path, content] of files) writeFileSync(`${folder}${path}`, content)
    const [npm = '', pip = ''] = ['.tgz', '.whl'].map((end) => files.find(([path]) => path.endsWith(end))?.[0])
    const tar = spawnSync('tar', ['-tzf', `${folder}${npm}`])
    expect(tar.stdout.toString().split('\n')).toEqual(
      expect.arrayContaining(['package/package.json', 'package/dist/index.js', 'package/example/quoteToClaim.ts']),
    )
    // An installer holds the version in the name against the one within.
    const version = /^version = "(.*)"$/m.exec(readFileSync(`${root}kit/python/pyproject.toml`, 'utf8'))?.[1]
    expect(pip).toContain(`-${version}-`)
    if (!hasPython) return
    const tried = 'import palisade; print(palisade.open_account.__doc__.splitlines()[0])'
    const env = { ...process.env, PYTHONPATH: `${folder}${pip}`, PYTHONDONTWRITEBYTECODE: '1' }
    const { stdout, stderr } = spawnSync('python3', ['-c', tried], { env, cwd: folder })
    expect(stdout.toString(), stderr.toString()).toMatch(/^Opens the account of a company/)
  })

  it('is a wheel of all its modules, its types, its README and the examples, each as its record says', async () => {
    const { kitFiles }: { kitFiles(): Readonly<Record<string, Buffer>> } = await import(`${root}cdk/kit/kitFiles.ts`)
    const { openArchive }: { openArchive(bytes: Uint8Array, most: number): Unpacked } = await import(
      `${root}functions/_platform/files/archive.ts`
    )
    const bytes = Object.entries(kitFiles()).find(([path]) => path.endsWith('.whl'))?.[1] ?? Buffer.alloc(0)
    const { entries = [] } = openArchive(bytes, 20_000_000)
    const held = new Map(entries.map((each) => [each.name, Buffer.from(each.bytes)]))
    const modules = readdirSync(`${root}kit/python/palisade`).filter((file) => /\.py$|^py\.typed$/.test(file))
    expect(modules).toEqual(expect.arrayContaining(['__init__.py', 'operations.py', 'py.typed', 'webhooks.py']))
    const about = 'palisade_api-0.1.0.dist-info'
    expect([...held.keys()].sort()).toEqual(
      [
        ...modules.map((file) => `palisade/${file}`),
        ...['company.py', 'quote_to_claim.py'].map((file) => `palisade/example/${file}`),
        ...['METADATA', 'RECORD', 'WHEEL'].map((file) => `${about}/${file}`),
      ].sort(),
    )
    for (const file of modules)
      expect(held.get(`palisade/${file}`), file).toEqual(readFileSync(`${root}kit/python/palisade/${file}`))
    const readme = readFileSync(`${root}kit/python/README.md`, 'utf8')
    expect(held.get(`${about}/METADATA`)?.toString()).toMatch(/^Metadata-Version: 2\.1\nName: palisade-api\n/)
    expect(held.get(`${about}/METADATA`)?.toString().endsWith(`\n\n${readme}`)).toBe(true)
    const record = held.get(`${about}/RECORD`)?.toString().trim().split('\n') ?? []
    expect(record).toHaveLength(held.size)
    for (const [name, content] of held)
      if (!name.endsWith('/RECORD'))
        expect(record).toContain(
          `${name},sha256=${createHash('sha256').update(content).digest('base64url')},${content.length}`,
        )
  })

  it('finds a platform on this machine by its name, which many resolvers do not know', async () => {
    const heard: { readonly host: string | undefined; readonly body: string }[] = []
    const server = createServer(async (request, response) => {
      let body = ''
      for await (const chunk of request) body += chunk
      heard.push({ host: request.headers.host, body })
      const said = request.url?.endsWith('/token')
        ? { access_token: 'token', token_type: 'Bearer', expires_in: 900 }
        : { id: 'acc_1' }
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(said))
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    const host = `us.localhost:${typeof address === 'object' ? address?.port : 0}`
    const palisade = new kit.Palisade({ origin: `http://${host}`, clientId: 'key_1', clientSecret: 'secret' })
    expect(await palisade.createAccount?.({ body: { name: 'Müller & Söhne' } })).toEqual({ id: 'acc_1' })
    server.close()
    expect(heard.map((each) => each.host)).toEqual([host, host])
    expect(heard[1]?.body).toBe('{"name":"Müller & Söhne"}')
  })

  it('has types by which the example compiles', () => {
    const options = ['--noEmit', '--strict', '--target', 'es2023', '--lib', 'es2023,dom,dom.iterable']
    const modules = ['--module', 'nodenext', '--allowImportingTsExtensions', '--types', 'node']
    const compiler = `${root}node_modules/typescript/bin/tsc`
    const example = `${root}kit/typescript/example/quoteToClaim.ts`
    const { stdout } = spawnSync(process.execPath, [compiler, ...options, ...modules, example], { cwd: root })
    expect(stdout.toString()).toBe('')
  })

  it.skipIf(!hasPython)('does the same in Python', () => {
    const env = { ...process.env, PYTHONPATH: `${root}kit/python`, PYTHONDONTWRITEBYTECODE: '1' }
    const { status, stderr } = spawnSync('python3', ['-m', 'unittest', 'discover', '-s', `${root}kit/python/tests`], {
      env,
    })
    expect(stderr.toString()).toMatch(/^Ran 7 tests/m)
    expect(status, stderr.toString()).toBe(0)
  })
})
