import type { HttpAnswer } from '#functions/_platform/gateway/httpEvent.ts'
import { writtenHeader } from '#shared/contract/justWritten.ts'
import { isSafe, takesIdempotencyKey } from '#shared/contract/operation.ts'
import { asForm, eventOf } from '#tests/support/operation.ts'
import { chanceOf } from './chance.ts'
import { type CallStep, operationOf } from './history.ts'
import { counting, type Given, idsIn, wrongsOfAnswer } from './judgeAnswers.ts'
import type { Span } from './knowledge.ts'
import { wrongsOfNextReader } from './nextReader.ts'
import { actorOfPerson } from './people.ts'
import { asRehearsal, isRehearsed, wrongsOfRehearsal } from './rehearsing.ts'
import type { Scene } from './scene.ts'

export interface Reply extends Omit<Given, 'inWeather'> {
  /** What the answer says that it wrote. */
  readonly written?: string
}

/** In place of the status of a call that got no answer, as its function's process ended. */
const cutOff = 0
/** After so long a request that got no answer is dead for certain, and is made again. */
const patience = 31_000

/** Makes the calls of a life and judges their answers. */
export const callerIn = (scene: Scene) => {
  const { stage, seed, known, wrongs, outcome, answers, learn } = scene
  const { universe, services, weather, homes } = stage
  /** Documents that were promised, by the operation that did. */
  const promised = new Map<string, string>()
  let made = 0

  /** Makes a call. `survives`: its function's process lives as long as it takes; else it may end, and nobody is answered. */
  const send = async (
    { by, operation: name, input, key, written: wrote }: CallStep,
    survives = true,
  ): Promise<Reply> => {
    const operation = operationOf(name)
    const actor = actorOfPerson(known, by, Date.now() / 1000)
    const headers = {
      ...(key !== undefined && { 'idempotency-key': key }),
      ...(wrote !== undefined && { [writtenHeader]: wrote }),
    }
    made += 1
    const requestId = `call-${made}`
    const typed = eventOf(operation, input, actor, { headers })
    const event = operation.upload ? await asForm(typed, input.body) : typed
    const named = { ...event, requestContext: { ...event.requestContext, requestId } }
    const answered = async (): Promise<HttpAnswer> =>
      (await services.apis.get(operation.service)?.(named, {} as never)) ?? {}
    const answer = survives || weather === undefined ? await answered() : await weather.answered(answered)
    const asked = JSON.stringify(input)
    const complaints = universe.takeComplaints()
    if (answer === undefined) {
      outcome.push('cut off')
      return { operation, actor, asked, requestId, status: cutOff, body: '' }
    }
    const status = answer.statusCode ?? 200
    answers.set(`${name} ${status}`, (answers.get(`${name} ${status}`) ?? 0) + 1)
    const body = answer.isBase64Encoded ? '' : (answer.body ?? '')
    outcome.push(`${status}${status >= 400 ? ` ${/"code":"([^"]+)"/.exec(body)?.[1] ?? ''}` : ''}`)
    if (status >= 500) outcome.push(...complaints.map((each) => `[${each}]`))
    const written = answer.headers?.[writtenHeader]
    return {
      operation,
      actor,
      asked,
      requestId,
      status,
      body,
      ...(written !== undefined && { written: String(written) }),
    }
  }

  /** What a call is said to do before it is made, one time in three; nothing may come of that itself. */
  const rehearse = async ({ by, operation: name, input }: CallStep): Promise<HttpAnswer | undefined> => {
    const operation = operationOf(name)
    if (!isRehearsed(operation) || !chanceOf(`${seed}/rehearsal/${scene.step}`).happens(1)) return undefined
    const event = asRehearsal(eventOf(operation, input, actorOfPerson(known, by, Date.now() / 1000)))
    const answer = await services.apis.get(operation.service)?.(event, {} as never)
    for (const { recordId } of learn().deeds)
      if (!counting.includes(known.records.get(recordId)?.kind ?? ''))
        wrongs.push(`the rehearsal of ${name} has written ${recordId}`)
    return answer
  }

  const judge = (reply: Reply, span: Span): void => {
    const { operation, status, body } = reply
    for (const id of idsIn(body)) {
      if (status < 300 && operation.method !== 'GET' && id.startsWith('doc_') && !known.records.has(id))
        promised.set(id, operation.name)
      if ((homes.get(id) ?? seed) !== seed) wrongs.push(`${operation.name} tells of ${id}, which is of another world`)
    }
    wrongs.push(...wrongsOfAnswer({ ...reply, inWeather: weather !== undefined }, span, known))
  }

  const wroteAnything = (span: Span, { requestId }: Reply): boolean =>
    span.deeds.some(
      (deed) => deed.requestId === requestId && !counting.includes(known.records.get(deed.recordId)?.kind ?? ''),
    )

  /** Whether an answer says no more than that nothing can be said now. */
  const isOfWeather = ({ status }: Pick<Reply, 'status'>): boolean => weather !== undefined && status >= 500

  /** A caller who got no answer asks again under the same key: the work takes effect once. */
  const repeat = async (step: CallStep, first: Reply, span: Span): Promise<void> => {
    if (step.key === undefined || !takesIdempotencyKey(first.operation)) return
    universe.time.pass(patience)
    const second = await send(step)
    const more = learn()
    const wasDone = wroteAnything(span, first)
    const isDoneAgain = wroteAnything(more, second)
    if (wasDone && isDoneAgain) wrongs.push(`${first.operation.name} takes effect twice, cut off and made again`)
    if (!wasDone || !/idempotency\.answerLost/.test(second.body)) judge(second, more)
  }

  /** What was answered under a key is answered again, and nothing more happens. */
  const again = async (step: CallStep, first: Reply): Promise<void> => {
    const second = await send(step)
    const span = learn()
    if (second.body !== first.body) judge(second, span)
    if (first.status >= 300) return
    if (wroteAnything(span, second)) wrongs.push(`${first.operation.name} takes effect twice for one key`)
    if ((second.status !== first.status || second.body !== first.body) && !isOfWeather(second))
      wrongs.push(
        `${first.operation.name} answers ${second.status} ${second.body.slice(0, 200)} to a key that it answered ${first.status} ${first.body.slice(0, 100)} before`,
      )
  }

  const isKept = ({ key, operation }: CallStep): boolean =>
    key !== undefined && takesIdempotencyKey(operationOf(operation))

  const call = async (step: CallStep): Promise<void> => {
    const foretold = await rehearse(step)
    const first = await send(step, false)
    const span = learn()
    if (first.status === cutOff) return repeat(step, first, span)
    judge(first, span)
    if (foretold !== undefined && first.status < 300 && !isOfWeather({ status: foretold.statusCode ?? 200 }))
      wrongs.push(...wrongsOfRehearsal(foretold, first, { span, known }))
    if (first.status < 300 && !isSafe(first.operation)) {
      wrongs.push(...(await wrongsOfNextReader(scene, send, first, span)))
      learn()
    }
    if (isKept(step)) await again(step, first)
  }

  /** One caller who asks the same several times at once under one key: one of them is worked on, the others are told so. */
  const wrongsOfOneKey = (replies: readonly Reply[], span: Span): string[] => {
    const { name } = replies[0]?.operation ?? {}
    const effective = replies.filter((reply) => wroteAnything(span, reply))
    const said = new Set(replies.filter(({ status }) => status < 300).map(({ status, body }) => `${status} ${body}`))
    return [
      ...(effective.length > 1 ? [`${name} takes effect ${effective.length} times for one key, asked at once`] : []),
      ...(said.size > 1
        ? [`${name} answers otherwise to one key, asked at once: ${[...said].join(' | ').slice(0, 400)}`]
        : []),
    ]
  }

  const together = async (calls: readonly CallStep[]): Promise<void> => {
    universe.scatter(chanceOf(`${seed}/scatter/${scene.step}`))
    const replies = await Promise.all(calls.map((each) => send(each)))
    universe.scatter(undefined)
    const span = learn()
    // Who is told what another call of the same key did is told nothing else than that one.
    const isEcho = (reply: Reply) =>
      !wroteAnything(span, reply) &&
      replies.some(
        (other) =>
          other.body === reply.body && other.actor?.userId === reply.actor?.userId && wroteAnything(span, other),
      )
    for (const reply of replies) if (!isEcho(reply)) judge(reply, span)
    const asked = calls.flatMap((step, index) => {
      const reply = replies[index]
      return reply !== undefined && isKept(step) ? [{ step, reply }] : []
    })
    for (const same of Map.groupBy(asked, ({ step }) => JSON.stringify(step)).values()) {
      wrongs.push(
        ...wrongsOfOneKey(
          same.map(({ reply }) => reply),
          span,
        ),
      )
      const done = same.find(({ reply }) => reply.status < 300)
      if (same.length > 1 && done !== undefined) await again(done.step, done.reply)
    }
  }

  return { send, judge, call, together, promised }
}

export type Caller = ReturnType<typeof callerIn>
