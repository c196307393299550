import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { readBody } from './body.ts'

/** An error as the AWS service would answer it: its exception name, message and status. */
export class AwsError extends Error {
  readonly code: string
  readonly status: number
  constructor(code: string, message: string, status = 400) {
    super(message)
    this.code = code
    this.status = status
  }
}

export type AwsInput = Readonly<Record<string, unknown>>
export type AwsOperations = Readonly<Record<string, (input: AwsInput, awsRegion: string) => unknown>>

/** Answers the AWS JSON protocols (1.0 and 1.1): the operation stands in `X-Amz-Target`, input and output are JSON. */
export function awsJson(operations: AwsOperations) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const type = request.headers['content-type'] ?? 'application/x-amz-json-1.1'
    const answer = (status: number, body: unknown) => {
      response.writeHead(status, { 'content-type': type, 'x-amzn-requestid': randomUUID() })
      response.end(JSON.stringify(body))
    }
    try {
      const operation = String(request.headers['x-amz-target'] ?? '').split('.')[1] ?? ''
      const carryOut = operations[operation]
      if (carryOut === undefined)
        throw new AwsError('UnknownOperationException', `The local platform does not know "${operation}".`)
      const input: AwsInput = JSON.parse((await readBody(request)).toString('utf8') || '{}')
      answer(200, (await carryOut(input, awsRegionOf(request))) ?? {})
    } catch (error) {
      const { status, code, message } = asAwsError(error)
      answer(status, { __type: code, message })
    }
  }
}

export const asAwsError = (error: unknown): AwsError =>
  error instanceof AwsError
    ? error
    : new AwsError('InternalErrorException', error instanceof Error ? error.message : String(error), 500)

/** The AWS region a signed call is meant for, read from the scope of its signature. */
export const awsRegionOf = (request: IncomingMessage): string =>
  /Credential=[^/]+\/\d+\/([^/]+)\//.exec(request.headers.authorization ?? '')?.[1] ?? 'us-east-1'

/** A string of an AWS input; throws the service's validation error when it is missing. */
export function textOf(input: AwsInput, name: string): string {
  const value = input[name]
  if (typeof value !== 'string') throw new AwsError('InvalidParameterException', `Missing required parameter ${name}`)
  return value
}
