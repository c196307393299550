import { createHash } from 'node:crypto'
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import { ElectroError } from 'electrodb'
import type { Operation } from '#shared/contract/operation.ts'
import type { Actor } from '../auth/actor.ts'
import { epochSeconds, now } from '../clock/clock.ts'
import { config } from '../config/config.ts'
import { fail } from '../http/problem.ts'
import type { HttpAnswer, HttpEvent } from '../http/serve.ts'
import { viewerOf } from '../http/viewer.ts'
import { table } from '../storage/client.ts'
import { onceRow } from '../storage/rows.ts'

const day = 86_400
const kept = { money: 30 * day, other: day }
/** A Lambda runs at most 29 seconds behind API Gateway; after that an unanswered claim is nobody's. */
const claimSeconds = 30

const isTaken = (error: unknown): boolean =>
  error instanceof ConditionalCheckFailedException ||
  (error instanceof ElectroError && error.cause instanceof ConditionalCheckFailedException)

const digestOf = (event: HttpEvent): string =>
  createHash('sha256')
    .update(event.rawPath)
    .update('\n')
    .update(event.rawQueryString)
    .update('\n')
    .update(event.body ?? '')
    .digest('base64url')

/**
 * Runs a write once for an Idempotency-Key: the same key with the same request replays the first answer, while it is
 * being worked on answers 409, with another request 422. Keys belong to their caller and operation. A failure (5xx or a
 * crash) frees the key, so that the work can be repeated; refusals (4xx) free it too, since they change nothing.
 */
export const withIdempotency = async (
  contract: Operation,
  event: HttpEvent,
  actor: Actor | undefined,
  work: () => Promise<HttpAnswer>,
): Promise<HttpAnswer> => {
  const given = event.headers['idempotency-key']
  if (given === undefined || given === '' || contract.method === 'GET' || contract.secret) return work()
  const options = { client: table(), table: config.tableName }
  const caller = actor?.workflow?.workflowId ?? actor?.userId ?? viewerOf(event).address
  const key = `idempotency|${caller}|${contract.name}|${given.slice(0, 200)}`
  const digest = digestOf(event)
  const nowSeconds = epochSeconds(now())
  try {
    await onceRow
      .put({ key, digest, expiresAt: nowSeconds + claimSeconds })
      .where((row, { notExists, lt }) => `${notExists(row.key)} OR ${lt(row.expiresAt, nowSeconds)}`)
      .go(options)
  } catch (error) {
    if (!isTaken(error)) throw error
    const { data } = await onceRow.get({ key }).go({ ...options, consistent: true })
    if (data?.digest !== digest) return fail('idempotency.otherBody')
    if (data.answer === undefined) return fail('idempotency.inFlight')
    return {
      statusCode: data.answer.status,
      ...(data.answer.body !== '' && { headers: { 'content-type': 'application/json' }, body: data.answer.body }),
    }
  }
  try {
    const result = await work()
    await onceRow
      .put({
        key,
        digest,
        answer: { status: result.statusCode ?? 200, body: result.body ?? '' },
        expiresAt: nowSeconds + (contract.money ? kept.money : kept.other),
      })
      .go(options)
    return result
  } catch (error) {
    await onceRow.delete({ key }).go(options)
    throw error
  }
}
