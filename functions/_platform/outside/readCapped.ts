import type { IncomingMessage } from 'node:http'

/** The text of an answer, of its first bytes alone, and whether that is all of it; what comes after is not waited for. */
export const readCapped = (
  response: IncomingMessage,
  mostBytes: number,
): Promise<{ readonly text: string; readonly isWhole: boolean }> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let length = 0
    const finish = () => {
      const text = Buffer.concat(chunks).subarray(0, mostBytes).toString('utf8')
      resolve({ text, isWhole: length <= mostBytes })
      // What is left unread ends the connection; an answer that was read whole leaves it open.
      if (length > mostBytes) response.destroy()
    }
    response.on('data', (chunk: Buffer) => {
      chunks.push(chunk)
      length += chunk.length
      if (length > mostBytes) finish()
    })
    response.on('end', finish)
    response.on('error', reject)
    response.on('aborted', () => reject(new Error('the answer was broken off')))
  })
