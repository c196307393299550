import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openReceivers } from './receivers.ts'

const receivers = openReceivers({ file: ':memory:' })
const server = createServer(receivers.serve)
let origin = ''
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
  receivers.stop()
})

const post = (path: string, signal?: AbortSignal) =>
  fetch(`${origin}${path}`, { method: 'POST', body: path, ...(signal && { signal }) })

it('a receiver answers with the status that its path ends with', async () => {
  expect([(await post('/desk')).status, (await post('/desk/503')).status]).toEqual([204, 503])
})

it('one that hangs has taken what it was sent, and never answers', async () => {
  await expect(post('/desk/hangs', AbortSignal.timeout(300))).rejects.toThrow()
  const received = (await (await fetch(`${origin}/received.json`)).json()) as { readonly body: string }[]
  expect(received.map(({ body }) => body)).toContain('/desk/hangs')
})

it('one that floods answers with 50 MB, one that drips never comes to an end', async () => {
  expect((await (await post('/desk/floods')).arrayBuffer()).byteLength).toBe(50 * 1024 * 1024)
  const dripping = await post('/desk/drips', AbortSignal.timeout(1500))
  await expect(dripping.text()).rejects.toThrow()
})
