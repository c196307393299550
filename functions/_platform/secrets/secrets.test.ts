import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { letGo } from '../held/held.ts'
import { followSecrets, secretOf } from './secrets.ts'

/** Secrets Manager as one call sees it. */
let kept: string | undefined = 'first'
let asked: string[] = []
let server: Server
beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    asked.push(JSON.parse(body).SecretId)
    response.writeHead(kept === undefined ? 400 : 200, { 'content-type': 'application/x-amz-json-1.1' })
    response.end(JSON.stringify(kept === undefined ? { __type: 'DecryptionFailure' } : { SecretString: kept }))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  vi.stubEnv('AWS_ENDPOINT_URL_SECRETS_MANAGER', `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  vi.stubEnv('AWS_REGION', 'eu-west-2')
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'local')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'local')
  vi.stubEnv('LOG_LEVEL', 'silent')
  vi.stubEnv('PROCESSOR_SECRET', 'secretsmanager:palisade/uk/processor')
})
afterAll(() => {
  vi.unstubAllEnvs()
  vi.useRealTimers()
  server.close()
})
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T09:00:00.000Z') })
  letGo()
  kept = 'first'
  asked = []
})

const setting = 'secretsmanager:palisade/uk/processor'
const minutesPass = (minutes: number) => vi.setSystemTime(Date.now() + minutes * 60_000)

test('a setting that names no place is the secret itself', () => {
  expect(secretOf('sandbox-secret')).toBe('sandbox-secret')
})

test('a secret is read once, by its name', async () => {
  await followSecrets()
  await followSecrets()
  expect(secretOf(setting)).toBe('first')
  expect(asked).toEqual(['palisade/uk/processor'])
})

test('one that was rotated is followed within five minutes', async () => {
  await followSecrets()
  kept = 'second'
  minutesPass(4)
  await followSecrets()
  expect(secretOf(setting)).toBe('first')
  minutesPass(1)
  await followSecrets()
  expect(secretOf(setting)).toBe('second')
})

test('one that cannot be read again stands, and is asked for soon', async () => {
  await followSecrets()
  kept = undefined
  minutesPass(6)
  await followSecrets()
  expect(secretOf(setting)).toBe('first')
  kept = 'second'
  minutesPass(1)
  await followSecrets()
  expect(secretOf(setting)).toBe('second')
})

test('nothing is done without a secret that never was read', async () => {
  kept = undefined
  await expect(followSecrets()).rejects.toThrow()
  expect(() => secretOf(setting)).toThrow('was not read')
})
