import type { MiddlewareObj } from '@middy/core'
import type { HttpAnswer, HttpEvent } from '../gateway/httpEvent.ts'
import { currentTrace, log } from '../log/log.ts'

/** One line per request: operation, actor, status, milliseconds, capacity consumed. Never a body, a query or a header. */
export const logRequest = (): MiddlewareObj<HttpEvent, HttpAnswer> => {
  const started = new WeakMap<object, number>()
  const finish = (request: { event: HttpEvent; response: HttpAnswer | undefined | null }) => {
    const trace = currentTrace()
    const status = request.response?.statusCode ?? 500
    log.info('request', {
      status,
      ms: Math.round((performance.now() - (started.get(request.event) ?? 0)) * 10) / 10,
      capacity: trace?.capacity ?? 0,
    })
    if (request.response && trace !== undefined)
      request.response.headers = { 'x-request-id': trace.requestId, ...request.response.headers }
  }
  return {
    before: (request) => {
      started.set(request.event, performance.now())
    },
    after: finish,
    onError: finish,
  }
}
