import type { MiddlewareObj } from '@middy/core'
import { deprecationHeaders } from '#shared/contract/deprecation.ts'
import type { Operation } from '#shared/contract/operation.ts'
import type { HttpAnswer, HttpEvent } from '../gateway/httpEvent.ts'

/** Where it is told what changed in the API, at the address of the call. */
const changesPage = '/developers?section=changes'

/** Has every answer of an operation that is to be left say so, refusals as well. */
export const tellDeprecation = (
  contractOf: (event: HttpEvent) => Operation | undefined,
): MiddlewareObj<HttpEvent, HttpAnswer> => {
  const put = ({ event, response }: { event: HttpEvent; response: HttpAnswer | undefined | null }) => {
    const contract = contractOf(event)
    if (!response || contract?.deprecated === undefined) return
    const told = deprecationHeaders(contract, { changesPage })
    response.headers = { ...response.headers, ...told }
  }
  return { after: put, onError: put }
}
