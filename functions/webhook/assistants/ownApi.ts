import { config } from '#functions/_platform/config/config.ts'
import type { Operation } from '#shared/contract/operation.ts'
import type { CallInput } from './toolInput.ts'

/** Who asks, as the platform's own API is told. */
export interface Caller {
  /** The header with the caller's token, as it came. */
  readonly authorization: string
  readonly timeZone: string
}

export interface ApiAnswer {
  readonly status: number
  /** The answer as JSON has it; nothing where there is none. */
  readonly body: unknown
}

const patience = 20_000

const textsOf = (query: CallInput['query'] = {}): [string, string][] =>
  Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === null ? [] : [[name, Array.isArray(value) ? value.join(',') : String(value)]],
  )

/** Where a call goes, below the platform's address. */
export const pathOfCall = ({ path }: Operation, { params = {}, query }: CallInput): string => {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')))
  const asked = new URLSearchParams(textsOf(query)).toString()
  return asked === '' ? filled : `${filled}?${asked}`
}

/**
 * Makes a call at the platform's own API, as its caller, from outside as anybody does: so who may, whose it is, how often,
 * and what is noted of it is decided where it always is.
 */
export const callOwnApi = async (
  contract: Operation,
  input: CallInput,
  { authorization, timeZone }: Caller,
  headers: Readonly<Record<string, string>> = {},
): Promise<ApiAnswer> => {
  const body = contract.body === undefined || input.body === undefined ? undefined : JSON.stringify(input.body)
  const response = await fetch(`${config.publicUrl}${pathOfCall(contract, input)}`, {
    method: contract.method,
    headers: {
      authorization,
      'client-timezone': timeZone,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body }),
    redirect: 'manual',
    signal: AbortSignal.timeout(patience),
  })
  const text = await response.text()
  const isJson = /json/.test(response.headers.get('content-type') ?? '')
  return { status: response.status, body: text === '' ? undefined : isJson ? JSON.parse(text) : text }
}
