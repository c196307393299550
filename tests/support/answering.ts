import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import { onTestFinished } from 'vitest'

/** A server on loopback for the test that is running: its address, and what it was asked. */
export interface Answering {
  readonly url: string
  readonly asked: readonly IncomingMessage[]
}

/** Starts a server that answers as it is told; it ends with the test. */
export const answering = async (answer: RequestListener): Promise<Answering> => {
  const asked: IncomingMessage[] = []
  const server = createServer((request, response) => {
    asked.push(request)
    answer(request, response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  return { url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`, asked }
}
