import { type Operations, routes } from './generated.ts'
import { fetchAnywhere } from './onThisMachine.ts'
import { Refused, Unreached } from './refused.ts'
import { sendWith, type Tries, usualTries } from './send.ts'
import { type Key, signInBy } from './signIn.ts'
import { type Patience, until } from './until.ts'

type Name = keyof Operations
type Input<Op extends Name> = Operations[Op]['input']
type Answer<Op extends Name> = Operations[Op]['answer']

export interface Settings extends Key {
  /** Used in place of the environment's own. */
  readonly fetch?: (url: URL, request: RequestInit) => Promise<Response>
  readonly tries?: Tries
}

export interface CallOptions {
  /** Repeats of one intent have one key; without it each call has one of its own, and its tries share it. */
  readonly idempotencyKey?: string
  readonly signal?: AbortSignal
}

/** An input may be left out where nothing of it is needed. */
type Given<Op extends Name> =
  Record<never, never> extends Input<Op>
    ? [input?: Input<Op>, options?: CallOptions]
    : [input: Input<Op>, options?: CallOptions]

/** Each operation of the API by its name. */
export type Calls = { readonly [Op in Name]: (...given: Given<Op>) => Promise<Answer<Op>> }

/** A page by its number, or one that names the next. */
type PageOf<Item> =
  | { readonly content: readonly Item[]; readonly totalElements: number }
  | { readonly hits: readonly Item[]; readonly nextToken?: string }

/** The operations that answer page by page. */
export type Paged = { [Op in Name]: Answer<Op> extends PageOf<unknown> ? Op : never }[Name]
type ItemOf<Op extends Paged> = Answer<Op> extends PageOf<infer Item> ? Item : never

interface Parts {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
}

const urlOf = (origin: string, path: string, { params = {}, query = {} }: Parts): URL => {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const url = new URL(filled, origin)
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) url.searchParams.set(name, Array.isArray(value) ? value.join(',') : String(value))
  return url
}

const formOf = (fields: unknown): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields ?? {}))
    form.append(name, value instanceof Blob ? value : String(value))
  return form
}

const contentOf = async (answer: Response): Promise<unknown> => {
  if (answer.status === 204) return undefined
  return answer.headers.get('content-type')?.includes('json') ? answer.json() : answer.blob()
}

/** So many are asked for at a time where all are gone through. */
const usualSize = 100

/** The API of one region, called by an API key. */
class Client {
  readonly #settings: Settings
  readonly #fetch: NonNullable<Settings['fetch']>
  readonly #tries: Tries
  readonly #signIn: ReturnType<typeof signInBy>

  constructor(settings: Settings) {
    this.#settings = settings
    this.#fetch = settings.fetch ?? fetchAnywhere
    this.#tries = settings.tries ?? usualTries
    this.#signIn = signInBy(settings, (url, request) => sendWith(this.#tries, true, () => this.#fetch(url, request)))
  }

  /** Calls an operation. Throws `Refused`, or `Unreached` where no answer came. */
  async call<Op extends Name>(name: Op, input: Input<Op>, options: CallOptions = {}): Promise<Answer<Op>> {
    const [method, path, how, takesKey] = routes[name]
    const parts: Parts = input
    const url = urlOf(this.#settings.origin, path, parts)
    const key = takesKey ? (options.idempotencyKey ?? crypto.randomUUID()) : undefined
    const body = parts.body === undefined ? undefined : how === 'form' ? formOf(parts.body) : JSON.stringify(parts.body)
    const sendAs = (token: string) =>
      sendWith(this.#tries, method === 'GET' || takesKey, () =>
        this.#fetch(url, {
          method,
          headers: {
            authorization: `Bearer ${token}`,
            ...(typeof body === 'string' && { 'content-type': 'application/json' }),
            ...(key !== undefined && { 'idempotency-key': key }),
          },
          ...(body !== undefined && { body }),
          ...(options.signal && { signal: options.signal }),
        }),
      )
    const answer = await this.#sendSignedIn(sendAs).catch((error: unknown) => {
      throw Refused.is(error) || options.signal?.aborted ? error : new Unreached(name, error, key)
    })
    if (!answer.ok) throw new Refused(name, answer.status, await answer.json().catch(() => ({})))
    return (await contentOf(answer)) as Answer<Op> // as the document of the API has it
  }

  async #sendSignedIn(send: (token: string) => Promise<Response>): Promise<Response> {
    const token = await this.#signIn.token()
    const answer = await send(token)
    // A token ends before its time when its key is changed: another is asked for, once.
    return answer.status === 401 ? send(await this.#signIn.token(token)) : answer
  }

  /** Reads again until what it says is so, and answers with what it said last. */
  until<Op extends Name>(
    name: Op,
    input: Input<Op>,
    isSo: (answer: Answer<Op>) => boolean,
    patience?: Patience,
  ): Promise<Answer<Op>> {
    return until(() => this.call(name, input), isSo, patience)
  }

  /** Goes through all that an operation answers page by page, in its order. */
  async *each<Op extends Paged>(name: Op, input: Input<Op>, options?: CallOptions): AsyncGenerator<ItemOf<Op>> {
    const { query = {}, ...parts }: Parts = input
    const size = Number(query.size ?? usualSize)
    let place: Readonly<Record<string, unknown>> = {}
    for (let page = Number(query.page ?? 0); ; page += 1) {
      const asked = { ...parts, query: { ...query, ...place, size } } as unknown as Input<Op> // the same, at another page
      const answer = (await this.call(name, asked, options)) as unknown as PageOf<ItemOf<Op>> // what `Paged` says
      if ('hits' in answer) {
        yield* answer.hits
        if (answer.nextToken === undefined) return
        place = { after: answer.nextToken }
      } else {
        yield* answer.content
        if (answer.content.length < size) return
        place = { page: page + 1 }
      }
    }
  }
}

/** The API of one region: `new Palisade({ origin, clientId, clientSecret }).getQuote({ params: { quoteId } })`. */
export type Palisade = Calls & Pick<Client, 'call' | 'each' | 'until'>

for (const name of Object.keys(routes) as Name[])
  Object.defineProperty(Client.prototype, name, {
    value(this: Client, input: Input<Name> = {}, options?: CallOptions) {
      return this.call(name, input, options)
    },
  })

export const Palisade = Client as unknown as new (settings: Settings) => Palisade // which has each operation by its name
