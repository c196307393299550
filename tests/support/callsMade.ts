import diagnostics from 'node:diagnostics_channel'
import type { ClientRequest } from 'node:http'

/**
 * What a piece of work asks of AWS, each call by its name (`DynamoDB_20120810.GetItem`), in alphabetical order: work that
 * asks for the same takes the same time, whatever a stop-watch says on a busy machine.
 */
export const callsMade = async (work: () => Promise<unknown>): Promise<readonly string[]> => {
  const calls: string[] = []
  const note = (message: unknown) => {
    const { request } = message as { readonly request: ClientRequest }
    calls.push(String(request.getHeader('x-amz-target') ?? request.path))
  }
  diagnostics.subscribe('http.client.request.start', note)
  try {
    await work()
  } finally {
    diagnostics.unsubscribe('http.client.request.start', note)
  }
  return calls.sort()
}
