import { createHash, randomUUID } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { type Operation, takesIdempotencyKey } from '#shared/contract/operation.ts'
import type { Actor } from '../auth/actor.ts'
import { epochSeconds, now } from '../clock/clock.ts'
import { config } from '../config/config.ts'
import type { HttpAnswer, HttpEvent } from '../gateway/httpEvent.ts'
import { viewerOf } from '../gateway/viewer.ts'
import { type Claim, currentTrace, log } from '../log/log.ts'
import { fail, Problem } from '../problems/problem.ts'

import { table } from '../storage/client.ts'
import { isConditionFailed } from '../storage/conditionFailed.ts'
import { noteWritten, writtenHeaders, writtenSoFar } from '../storage/justWritten.ts'
import { onceRow } from '../storage/rows.ts'

const day = 86_400
const kept = { money: 30 * day, other: day }
/** A Lambda runs at most 29 seconds behind API Gateway; after that an unanswered claim is nobody's. */
const claimSeconds = 30

/** What is sent. A form is encoded anew each time, and then is parted by another boundary. */
const contentOf = ({ headers, body = '', isBase64Encoded }: HttpEvent): string => {
  const [, boundary] = /^multipart\/form-data;.*boundary="?([^";]+)/i.exec(headers['content-type'] ?? '') ?? []
  if (boundary === undefined) return body
  return (isBase64Encoded ? Buffer.from(body, 'base64').toString('latin1') : body).replaceAll(boundary, '')
}

const digestOf = (event: HttpEvent): string =>
  createHash('sha256')
    .update(event.rawPath)
    .update('\n')
    .update(event.rawQueryString)
    .update('\n')
    .update(contentOf(event))
    .digest('base64url')

const options = () => ({ client: table(), table: config.tableName })

/** Takes the key for a request; answers with what is kept for it when another request has it. */
const take = async ({ key, digest, claim }: Claim, nowSeconds: number) => {
  for (;;) {
    try {
      await onceRow
        .put({ key, digest, claim, expiresAt: nowSeconds + claimSeconds })
        .where(
          (row, { notExists, lt, eq }) =>
            `${notExists(row.key)} OR ${lt(row.expiresAt, nowSeconds)} OR ${eq(row.claim, claim)}`,
        )
        .go(options())
      return undefined
    } catch (error) {
      if (!isConditionFailed(error)) throw error
    }
    const { data } = await onceRow.get({ key }).go({ ...options(), consistent: true })
    // Without one the other request has failed meanwhile, and the key can be taken.
    if (data !== null) return data
  }
}

/** Keeps the answer for whoever comes with the key again. The work is done: if that fails, the caller is told all the same. */
const keep = async ({ key, digest, claim, keptUntil }: Claim, { statusCode: status = 200, body = '' }: HttpAnswer) => {
  try {
    await onceRow
      .put({
        key,
        digest,
        claim,
        answer: { status, packed: deflateRawSync(body) },
        expiresAt: keptUntil,
        written: writtenSoFar(),
      })
      .where((row, { eq }) => eq(row.claim, claim))
      .go(options())
  } catch (error) {
    // It is somebody else's by now, where nothing was committed.
    if (!isConditionFailed(error)) log.error('an answer is not kept for its Idempotency-Key', { error })
  }
}

/** An operation that ends in a problem of its own knows what it has done; of any other end nobody knows. */
const isOwnWord = (error: unknown): boolean => error instanceof Problem && !error.code.startsWith('server.')

/** Gives the key back, unless it is somebody else's by now or the work may have taken effect; failing that it is free when the claim ends. */
const free = async ({ key, claim }: Claim, error: unknown) => {
  try {
    await onceRow
      .delete({ key })
      .where((row, { eq, notExists }) =>
        isOwnWord(error) ? eq(row.claim, claim) : `${eq(row.claim, claim)} AND ${notExists(row.effectAt)}`,
      )
      .go(options())
  } catch (failure) {
    if (!isConditionFailed(failure)) log.error('an Idempotency-Key is not given back', { error: failure })
  }
}

/**
 * Runs a write once for an Idempotency-Key: the same key with the same request replays the first answer, while it is
 * being worked on answers 409, with another request 422. Keys belong to their caller and operation. A refusal frees the
 * key, since it changes nothing, and so does a failure (5xx or a crash) before anything was committed, so that the work can
 * be repeated. From the first commit on (`effectItem`) the key is kept: where the answer never came, a repeat is told that
 * the request took effect, and does not run it again.
 */
export const withIdempotency = async (
  contract: Operation,
  event: HttpEvent,
  actor: Actor | undefined,
  work: () => Promise<HttpAnswer>,
): Promise<HttpAnswer> => {
  const given = event.headers['idempotency-key']
  if (given === undefined || given === '' || !takesIdempotencyKey(contract)) return work()
  const caller = actor?.workflow?.workflowId ?? actor?.userId ?? viewerOf(event).address
  const nowSeconds = epochSeconds(now())
  const claim: Claim = {
    key: `idempotency|${caller}|${contract.name}|${given}`,
    digest: digestOf(event),
    claim: randomUUID(),
    keptUntil: nowSeconds + (contract.money ? kept.money : kept.other),
    hasEffect: false,
  }
  const known = await take(claim, nowSeconds)
  if (known !== undefined) {
    if (known.digest !== claim.digest) return fail('idempotency.otherBody')
    const { answer, effectAt, written = [] } = known
    if (answer === undefined)
      return effectAt !== undefined && effectAt + claimSeconds <= nowSeconds
        ? fail('idempotency.answerLost', { headers: writtenHeaders(written) })
        : fail('idempotency.inFlight')
    for (const id of written) noteWritten(id)
    const { status, packed } = answer
    const body = packed === undefined ? (answer.body ?? '') : inflateRawSync(packed).toString()
    return { statusCode: status, ...(body !== '' && { headers: { 'content-type': 'application/json' }, body }) }
  }
  const trace = currentTrace()
  if (trace !== undefined) trace.claim = claim
  let result: HttpAnswer
  try {
    result = await work()
  } catch (error) {
    await free(claim, error)
    throw error
  }
  await keep(claim, result)
  return result
}
