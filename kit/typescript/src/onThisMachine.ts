/** As much of Node's own modules as is used here; browsers have none of it. */
interface Incoming {
  readonly statusCode?: number
  readonly rawHeaders: readonly string[]
  on(event: 'data', heard: (chunk: Uint8Array<ArrayBuffer>) => void): void
  on(event: 'end' | 'error', heard: (error: unknown) => void): void
}
interface Outgoing {
  on(event: 'error', heard: (error: unknown) => void): void
  end(body: Uint8Array): void
}
interface Http {
  request(url: URL, options: object, answered: (answer: Incoming) => void): Outgoing
}
type MaybeNode = { readonly process?: { readonly versions?: { readonly node?: string } } }

const isNode = (): boolean => (globalThis as MaybeNode).process?.versions?.node !== undefined

/** Whether a name is this machine's by its ending (RFC 6761, section 6.3), though Node asks a resolver that may not know it. */
const isHere = ({ hostname, protocol }: URL): boolean => protocol === 'http:' && hostname.endsWith('.localhost')

/** `a, 1, b, 2`: `[a, 1], [b, 2]` */
const pairsOf = (raw: readonly string[]): [string, string][] =>
  raw.flatMap((name, at): [string, string][] => (at % 2 === 0 ? [[name, raw[at + 1] ?? '']] : []))

const answerOf = ({ request }: Http, asked: Request, body: Uint8Array): Promise<Response> =>
  new Promise((resolve, reject) => {
    const { method, signal, headers } = asked
    const to = new URL(asked.url)
    const { host } = to
    to.hostname = '127.0.0.1'
    const options = { method, signal, headers: { ...Object.fromEntries(headers), host, 'content-length': body.length } }
    const call = request(to, options, (answer) => {
      const chunks: Uint8Array<ArrayBuffer>[] = []
      answer.on('data', (chunk) => chunks.push(chunk))
      answer.on('error', reject)
      answer.on('end', () => {
        const status = answer.statusCode ?? 500
        const content = status === 204 || status === 304 ? null : new Blob(chunks)
        resolve(new Response(content, { status, headers: pairsOf(answer.rawHeaders) }))
      })
    })
    call.on('error', reject)
    call.end(body)
  })

/** `fetch` of the environment, which finds a platform on this machine by its name too. */
export const fetchAnywhere = async (url: URL, init: RequestInit): Promise<Response> => {
  if (!isHere(url) || !isNode()) return fetch(url, init)
  const module = 'node:http'
  const asked = new Request(url, init)
  return answerOf((await import(module)) as Http, asked, new Uint8Array(await asked.arrayBuffer()))
}
