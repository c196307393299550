import { randomUUID } from 'node:crypto'
import { type HttpAnswer, http, type RegionClient, regionClient } from '#cdk/local/journey/client.ts'
import type { Platform } from '#cdk/local/platform.ts'
import type { DemoPerson } from '#cdk/local/seed/cast.ts'
import { type Operation, takesIdempotencyKey } from '#shared/contract/operation.ts'
import { login } from '#shared/contracts/auth/signIn.ts'
import { stepUp } from '#shared/contracts/auth/stepUp.ts'
import type { RegionCode } from '#shared/regions/code.ts'

/** What goes over the wire: as a contract says, or on purpose not. */
export interface Shot {
  readonly region?: RegionCode
  readonly token?: string
  readonly key?: string
  readonly headers?: Readonly<Record<string, string>>
  /** Instead of the input's body, to the letter. */
  readonly raw?: string
}

/** A platform under attack, known by what it answers over HTTP alone. */
export interface Target {
  readonly port: number
  readonly calls: () => number
  readonly ask: (operation: Operation, input: unknown, shot?: Shot) => Promise<HttpAnswer>
  readonly tokenOf: (person: Person) => Promise<string>
  /** The same with a fresh proof of identity. */
  readonly provenTokenOf: (person: Person) => Promise<string>
  /** Somebody who does what their program lets them, to prepare what is attacked. */
  readonly clientOf: (person: Person) => Promise<RegionClient>
}

/** Who signs in, and where. */
export type Person = Pick<DemoPerson, 'email' | 'password' | 'region'>

/** One attack; answers with what it broke, a sentence each. */
export interface Attack {
  readonly name: string
  readonly attack: (target: Target) => Promise<readonly string[]>
}

interface Input {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
}

const textOf = (value: unknown): string => (Array.isArray(value) ? value.join(',') : String(value))

/** The access token of an answer that must have one. */
export const tokenIn = ({ status, body }: HttpAnswer): string => {
  const { accessToken } = JSON.parse(body || '{}') as { readonly accessToken?: string }
  if (accessToken === undefined) throw new Error(`no access token: ${status} ${body}`)
  return accessToken
}

export const targetOf = ({ port }: Pick<Platform, 'port'>): Target => {
  let calls = 0
  const ask: Target['ask'] = (operation, input, { region = 'us', token, key, headers, raw } = {}) => {
    calls += 1
    const { params = {}, query = {}, body } = (input ?? {}) as Input
    const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(textOf(params[name])))
    const asked = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, textOf(value)]]))
    return http({
      port,
      host: `${region}.localhost`,
      method: operation.method,
      path: asked.length === 0 ? path : `${path}?${new URLSearchParams(asked)}`,
      headers: {
        'content-type': 'application/json',
        ...(takesIdempotencyKey(operation) && { 'idempotency-key': key ?? randomUUID() }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      body: raw ?? (body === undefined ? undefined : JSON.stringify(body)),
    })
  }
  const tokenOf = async ({ email, password, region }: Person) =>
    tokenIn(await ask(login, { body: { username: email, password } }, { region }))
  return {
    port,
    calls: () => calls,
    ask,
    tokenOf,
    provenTokenOf: async (person) => {
      const { password, region } = person
      return tokenIn(await ask(stepUp, { body: { password } }, { region, token: await tokenOf(person) }))
    },
    clientOf: async (person) => regionClient(person.region, port, await tokenOf(person)),
  }
}

/** What an answer tells, without what is new in every answer. */
export const toldBy = ({ status, body }: HttpAnswer, ...names: readonly string[]): string =>
  names.reduce((text, name) => text.replaceAll(name, '@'), `${status} ${body.replace(/"requestId":"[^"]*"/, '')}`)

/** How often each status was answered. */
export const statuses = (answers: readonly HttpAnswer[]): Readonly<Record<number, number>> =>
  Object.fromEntries(
    [...new Set(answers.map(({ status }) => status))].map((status) => [
      status,
      answers.filter((each) => each.status === status).length,
    ]),
  )
