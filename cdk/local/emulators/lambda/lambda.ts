import type { RequestListener } from 'node:http'
import { type RegionCode, regionCodes } from '#shared/regions/code.ts'
import { readBody } from '../../http/body.ts'
import { respondJson } from '../../http/respond.ts'
import { FunctionError } from '../../runtime/messages.ts'
import type { FunctionKind } from '../../runtime/runtime.ts'

/** The host's name before `.localhost`. */
export const lambdaHost = 'lambda'

export const invocationPath = (region: RegionCode, service: string, kind: FunctionKind): string =>
  `/2015-03-31/functions/palisade-${region}-${service}-${kind === 'index' ? 'api' : 'worker'}/invocations`

const invocation = /^\/2015-03-31\/functions\/palisade-(\w+)-(\w+)-(api|worker)\/invocations$/

/**
 * Lambda's Invoke, for operators: `aws lambda invoke --endpoint-url http://lambda.localhost:3000 --function-name
 * palisade-us-platform-worker …`. It asks for a signature, without looking at it, so that no web page can invoke
 * anything from its visitor's machine.
 */
export const lambdaOf =
  (
    invoke: (region: RegionCode, service: string, kind: FunctionKind, event: unknown) => Promise<unknown>,
  ): RequestListener =>
  async (request, response) => {
    const [, code, service = '', kind] = invocation.exec((request.url ?? '').split('?')[0] ?? '') ?? []
    const region = regionCodes.find((each) => each === code)
    if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 '))
      return respondJson(response, { Type: 'User', Message: 'Missing Authentication Token' }, 403)
    if (request.method !== 'POST' || region === undefined)
      return respondJson(response, { Type: 'User', Message: `Function not found: ${request.url}` }, 404)
    try {
      const event: unknown = JSON.parse((await readBody(request)).toString() || '{}')
      respondJson(response, await invoke(region, service, kind === 'api' ? 'index' : 'worker', event))
    } catch (error) {
      if (!(error instanceof FunctionError)) return respondJson(response, { Type: 'User', Message: String(error) }, 400)
      response.setHeader('x-amz-function-error', 'Unhandled')
      const { errorType, message: errorMessage, trace } = error
      respondJson(response, { errorType, errorMessage, trace })
    }
  }
