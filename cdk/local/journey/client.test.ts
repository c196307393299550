import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { createTag } from '#shared/contracts/account/tags.ts'
import { regionClient } from './client.ts'

let close: (() => void) | undefined
afterEach(() => close?.())

/** A platform that answers what it is told to, one after the other, and the keys it was asked under. */
const answering = async (...statuses: number[]) => {
  const keys: unknown[] = []
  const server = createServer((asked, answer) => {
    keys.push(asked.headers['idempotency-key'])
    answer.writeHead(statuses.shift() ?? 201, { 'content-type': 'application/json' }).end('{"detail":"Busy."}')
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  close = () => server.close()
  return { client: regionClient('us', (server.address() as AddressInfo).port), keys }
}

it('asks a busy platform once more, under the same key', async () => {
  const { client, keys } = await answering(503)
  await client.call(createTag, { body: { name: 'Hot' } } as never)
  expect(keys).toHaveLength(2)
  expect(keys[0]).toBe(keys[1])
})

it('tells at once what is refused', async () => {
  const { client, keys } = await answering(409)
  await expect(client.call(createTag, { body: { name: 'Hot' } } as never)).rejects.toMatchObject({ status: 409 })
  expect(keys).toHaveLength(1)
})
