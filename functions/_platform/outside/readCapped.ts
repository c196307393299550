import type { IncomingMessage } from 'node:http'

/** The text of an answer, of its first bytes alone; what comes after them is not waited for. */
export const readCapped = (response: IncomingMessage, mostBytes: number): Promise<string> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let length = 0
    const finish = () => {
      resolve(Buffer.concat(chunks).subarray(0, mostBytes).toString('utf8'))
      response.destroy()
    }
    response.on('data', (chunk: Buffer) => {
      chunks.push(chunk)
      length += chunk.length
      if (length >= mostBytes) finish()
    })
    response.on('end', finish)
    response.on('error', reject)
    response.on('aborted', () => reject(new Error('the answer was broken off')))
  })
